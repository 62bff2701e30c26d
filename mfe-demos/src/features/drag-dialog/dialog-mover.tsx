import { type DraggableSyntheticListeners, useDraggable } from '@dnd-kit/core';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  ArrowResetIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  IconButton,
} from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { centre, type Offset } from './keep-in-sight';
import { messages } from '../../messages';
import { useDragDialogStyles } from './drag-dialog.styles';
import { DragHandleIcon } from '../../board/drag-handle-icon';

interface Drag {
  listeners: DraggableSyntheticListeners;
  setNodeRef: (element: HTMLElement | null) => void;
  offset: Offset;
}

/** Makes a dialog, which itself cannot be moved, follow the offset, and draggable by its title. */
function useDraggedSurface(mover: RefObject<HTMLElement | null>, drag: Drag): void {
  const { listeners, setNodeRef, offset } = drag;
  const press = useEffectEvent((event: Event) => {
    const name = event.type === 'mousedown' ? 'onMouseDown' : 'onTouchStart';
    // The library's listeners expect React events; they use only fields that browser events have too.
    const { target, currentTarget } = event;
    listeners?.[name]?.({ nativeEvent: event, target, currentTarget });
  });

  useEffect(() => {
    const surface = mover.current?.closest<HTMLElement>('[role=dialog]');
    const title = surface?.querySelector<HTMLElement>('h2');
    if (!surface || !title) return;
    setNodeRef(surface);
    const begin = (event: Event) => press(event);
    title.style.cursor = 'move';
    title.style.touchAction = 'none';
    title.style.flexGrow = '1';
    title.addEventListener('mousedown', begin);
    title.addEventListener('touchstart', begin, { passive: true });
    return () => {
      title.removeEventListener('mousedown', begin);
      title.removeEventListener('touchstart', begin);
      setNodeRef(null);
    };
  }, [mover, setNodeRef]);

  useEffect(() => {
    const surface = mover.current?.closest<HTMLElement>('[role=dialog]');
    if (surface) surface.style.translate = `${offset.x}px ${offset.y}px`;
  }, [mover, offset.x, offset.y]);
}

interface DialogMoverProps {
  offset: Offset;
  onMove: (offset: Offset) => void;
}

const BY_CLICK_PX = 40;
const BY_KEY_PX = 10;

const directions = [
  { key: 'ArrowLeft', label: 'dragDialog.left', icon: <ChevronLeftIcon />, x: -1, y: 0 },
  { key: 'ArrowRight', label: 'dragDialog.right', icon: <ChevronRightIcon />, x: 1, y: 0 },
  { key: 'ArrowUp', label: 'dragDialog.up', icon: <ChevronUpIcon />, x: 0, y: -1 },
  { key: 'ArrowDown', label: 'dragDialog.down', icon: <ChevronDownIcon />, x: 0, y: 1 },
] as const;

/** Moves the dialog around it: by dragging the title, by arrow keys on a handle, or by arrow buttons. */
export function DialogMover({ offset, onMove }: DialogMoverProps) {
  const styles = useDragDialogStyles();
  const text = messages.useText();
  const mover = useRef<HTMLDivElement>(null);
  const { listeners, setNodeRef, transform } = useDraggable({ id: 'dialog' });
  const shown = { x: offset.x + (transform?.x ?? 0), y: offset.y + (transform?.y ?? 0) };
  useDraggedSurface(mover, { listeners, setNodeRef, offset: shown });

  const move = ({ x, y }: Offset, pixels: number) =>
    onMove({ x: offset.x + x * pixels, y: offset.y + y * pixels });
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = pressedKey(event);
    const direction = directions.find(({ key }) => key === pressed);
    if (!direction) return;
    event.preventDefault();
    move(direction, BY_KEY_PX);
  };
  return (
    <div className={styles.mover} ref={mover}>
      <IconButton icon={<DragHandleIcon />} label={text('dragDialog.handle')} onKeyDown={onKeyDown} />
      {directions.map((direction) => (
        <IconButton
          icon={direction.icon}
          key={direction.key}
          label={text(direction.label)}
          onClick={() => move(direction, BY_CLICK_PX)}
        />
      ))}
      <IconButton
        icon={<ArrowResetIcon />}
        label={text('dragDialog.centre')}
        onClick={() => onMove(centre)}
      />
      <span className={styles.position} role="status">
        {text('dragDialog.position', { x: String(offset.x), y: String(offset.y) })}
      </span>
    </div>
  );
}
