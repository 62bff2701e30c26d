import { useDraggable } from '@dnd-kit/core';
import {
  ArrowResetIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  IconButton,
  NavigationIcon,
} from '@backoffice/ui';
import { useRef, type KeyboardEvent } from 'react';
import { messages } from '../../messages';
import type { Offset } from './keep-in-sight';
import { useDragDialogStyles } from './drag-dialog.styles';
import { useDraggedSurface } from './use-dragged-surface';

export interface DialogMoverProps {
  offset: Offset;
  onMove: (offset: Offset) => void;
}

const BY_CLICK_PX = 40;
const BY_KEY_PX = 10;

const left: Offset = { x: -1, y: 0 };
const right: Offset = { x: 1, y: 0 };
const up: Offset = { x: 0, y: -1 };
const down: Offset = { x: 0, y: 1 };
const byKey: Record<string, Offset> = {
  ArrowLeft: left,
  ArrowRight: right,
  ArrowUp: up,
  ArrowDown: down,
};

/** Moves the dialog that it stands in: by its title, by the arrow keys on a handle, by a click on an arrow. */
export function DialogMover({ offset, onMove }: DialogMoverProps) {
  const styles = useDragDialogStyles();
  const text = messages.useText();
  const place = useRef<HTMLDivElement>(null);
  const { listeners, setNodeRef, transform } = useDraggable({ id: 'dialog' });
  const shown = { x: offset.x + (transform?.x ?? 0), y: offset.y + (transform?.y ?? 0) };
  useDraggedSurface(place, { listeners, setNodeRef, offset: shown });

  const move = ({ x, y }: Offset, pixels: number) =>
    onMove({ x: offset.x + x * pixels, y: offset.y + y * pixels });
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = byKey[event.key];
    if (!direction) return;
    event.preventDefault();
    move(direction, BY_KEY_PX);
  };
  const arrows = [
    { label: text('dragDialog.left'), icon: <ChevronLeftIcon />, direction: left },
    { label: text('dragDialog.right'), icon: <ChevronRightIcon />, direction: right },
    { label: text('dragDialog.up'), icon: <ChevronUpIcon />, direction: up },
    { label: text('dragDialog.down'), icon: <ChevronDownIcon />, direction: down },
  ];
  return (
    <div className={styles.mover} ref={place}>
      <IconButton icon={<NavigationIcon />} label={text('dragDialog.handle')} onKeyDown={onKeyDown} />
      {arrows.map(({ label, icon, direction }) => (
        <IconButton icon={icon} key={label} label={label} onClick={() => move(direction, BY_CLICK_PX)} />
      ))}
      <IconButton
        icon={<ArrowResetIcon />}
        label={text('dragDialog.centre')}
        onClick={() => onMove({ x: 0, y: 0 })}
      />
      <span className={styles.position} role="status">
        {text('dragDialog.position', { x: String(offset.x), y: String(offset.y) })}
      </span>
    </div>
  );
}
