import { Fragment, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { copyWithNotice } from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { useIconStyles } from './icons.styles';

export interface IconEntry {
  name: string;
  glyph: ReactNode;
  /** The import statement of the icon. */
  code: string;
}

/** A name that wraps between its words. */
function IconName({ name }: { name: string }) {
  return (
    <span className={useIconStyles().name}>
      {name.split(/(?=[A-Z])/).map((word, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          <span>{word}</span>
        </Fragment>
      ))}
    </span>
  );
}

/**
 * Returns the index that a key leads to in a grid.
 *
 * @param columns the number of items in a row
 * @returns the index of the next item; `undefined` where the key leads nowhere
 */
export function indexAfterKey(
  key: string,
  { index, count, columns }: { index: number; count: number; columns: number },
): number | undefined {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next !== undefined && next >= 0 && next < count ? next : undefined;
}

interface IconGridProps {
  title: string;
  icons: readonly IconEntry[];
  gridRef?: RefObject<HTMLDivElement | null>;
}

/** A grid of icons, each a button that copies its import. A single tab stop, within which arrow keys move. */
export function IconGrid({ title, icons, gridRef }: IconGridProps) {
  const styles = useIconStyles();
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, icons.length - 1);

  function follow(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]!.offsetTop).length;
    const next = indexAfterKey(pressedKey(event), { index: current, count: buttons.length, columns });
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]!.focus();
  }

  return (
    <div aria-label={title} className={styles.grid} onKeyDown={follow} ref={gridRef} role="toolbar">
      {icons.map(({ name, glyph, code }, at) => (
        <button
          className={styles.icon}
          key={name}
          onClick={() => void copyWithNotice(code)}
          onFocus={() => setChosen(at)}
          tabIndex={at === current ? 0 : -1}
          type="button"
        >
          {glyph}
          <IconName name={name} />
        </button>
      ))}
    </div>
  );
}
