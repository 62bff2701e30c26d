import { arrangeColumns, type ColumnSetting, withMissing } from '@backoffice/contract';
import { BoardIcon } from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListRow } from '../../declaration/define-list';
import { listScreenMessages } from '../../messages';
import { useClassWhile } from '../../use-class-while';
import type { ExtraParts, ListFrame } from '../extra';
import type { ColumnDialogProps } from './column-dialog';
import { useLayoutChange } from './use-layout-change';
import { useColumnSizingStyles } from './column-sizing.styles';
import { draggedWidths } from './drag-widths';
import { useColumnLayout } from './use-shown-columns';

/** Distance from an edge within which a pointer takes it, in pixels. */
const REACH = 6;
const FINGER_REACH = 22;
/** Movement below which a touch counts as a tap, in pixels. */
const TAP = 8;

/**
 * Lets the edges of a list's headers be dragged. The table belongs to the host and does not know of it. Keyboard users set
 * widths in the dialog.
 */
function ColumnSizing({ list: { name }, columns, shownColumns: shown, container }: ListFrame) {
  const styles = useColumnSizingStyles();
  useClassWhile(container, styles.container, true);
  const layout = useColumnLayout(name);
  const changeLayout = useLayoutChange(name);

  const headerAt = ({ target, clientX, pointerType }: PointerEvent): HTMLElement | undefined => {
    const reach = pointerType === 'touch' ? FINGER_REACH : REACH;
    const header = (target as Element).closest<HTMLElement>('thead th');
    if (!header || header.closest('table') !== container.current?.querySelector('table')) return undefined;
    const { left, right } = header.getBoundingClientRect();
    // Headers that are not drawn have no edge.
    if (left === right) return undefined;
    const edged =
      right - clientX <= reach ? header : clientX - left <= reach && header.previousElementSibling;
    if (!(edged instanceof HTMLElement)) return undefined;
    const column = shown[[...header.parentElement!.children].indexOf(edged)];
    return column && column.pinned !== 'end' ? edged : undefined;
  };

  const marked = useRef<HTMLElement>(undefined);
  const mark = (edged: HTMLElement | undefined) => {
    if (edged === marked.current) return;
    for (const name of styles.edge.split(' ')) {
      marked.current?.classList.remove(name);
      edged?.classList.add(name);
    }
    marked.current = edged;
  };
  // An edge that is being dragged stays marked.
  const hover = useEffectEvent((event: PointerEvent) => event.buttons === 0 && mark(headerAt(event)));

  const keep = useEffectEvent((widths: readonly number[]) => {
    const entries = arrangeColumns(columns, layout).map(({ column, ...arranged }): ColumnSetting => {
      const at = shown.findIndex(({ key }) => key === column.key);
      const isChanged = at >= 0 && shown[at]!.width !== widths[at];
      return isChanged ? { ...arranged, width: widths[at] } : arranged;
    });
    changeLayout(withMissing(entries, layout ?? []));
  });

  const begin = useEffectEvent((event: PointerEvent) => {
    const header = event.isPrimary && event.button === 0 ? headerAt(event) : undefined;
    if (!header) return;
    event.preventDefault();
    const isTouch = event.pointerType === 'touch';
    const table = header.closest('table')!;
    const head = table.tHead!;
    const headers = [...header.parentElement!.children];
    const key = shown[headers.indexOf(header)]!.key;
    const sized = shown.map(({ key: each, width, pinned }, index) => {
      const drawn = headers[index]!.getBoundingClientRect().width;
      return { key: each, width, pinned, drawn };
    });
    const bars = [...table.querySelectorAll('col')];
    const before = { widths: bars.map(({ style }) => style.width), minWidth: table.style.minWidth };
    let widths: number[] | undefined;
    const draw = ({ clientX }: PointerEvent) => {
      if (isTouch && !widths && Math.abs(clientX - event.clientX) < TAP) return;
      widths = draggedWidths(sized, key, clientX - event.clientX);
      widths.forEach((width, index) => (bars[index]!.style.width = `${width / 16}rem`));
      table.style.minWidth = `${widths.reduce((sum, width) => sum + width, 0) / 16}rem`;
    };
    const end = new AbortController();
    const finish = (isKept: boolean) => {
      end.abort();
      head.classList.remove(...styles.sizing.split(' '));
      mark(undefined);
      // React does not know of the drawn widths.
      bars.forEach(({ style }, index) => (style.width = before.widths[index]!));
      table.style.minWidth = before.minWidth;
      if (isKept && widths) keep(widths);
    };
    const { signal } = end;
    // A touch keeps its target, so that a tap still sorts.
    if (!isTouch) header.setPointerCapture(event.pointerId);
    mark(header);
    head.classList.add(...styles.sizing.split(' '));
    head.addEventListener('pointermove', draw, { signal });
    head.addEventListener('pointerup', () => finish(true), { signal });
    head.addEventListener('pointercancel', () => finish(false), { signal });
    addEventListener('keydown', (typed) => pressedKey(typed) === 'Escape' && finish(false), { signal });
  });

  useEffect(() => {
    const list = container.current!;
    const end = new AbortController();
    list.addEventListener('pointerdown', begin, { signal: end.signal });
    list.addEventListener('pointermove', hover, { signal: end.signal });
    return () => end.abort();
  }, [container]);
  return null;
}

const loadDialog = async () =>
  (await import(/* webpackChunkName: "list-columns" */ './column-dialog')).ColumnDialog;

export const partsOf = (): ExtraParts => ({
  Part: ColumnSizing,
  command: ({ list, columns }) => ({
    key: 'columns',
    label: listScreenMessages.text('columns.command'),
    icon: <BoardIcon />,
    load: loadDialog,
    dialogProps: { list: list.name, columns } satisfies Omit<ColumnDialogProps<ListRow>, 'onClose'>,
  }),
});
