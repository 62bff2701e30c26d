import { copyWithNotice } from '@backoffice/ui';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { IconEntry } from './icon-entry';
import { IconName } from './icon-name';
import { useIconStyles } from './icons.styles';
import { indexAfterKey } from './index-after-key';

export interface IconGridProps {
  title: string;
  icons: readonly IconEntry[];
  gridRef?: RefObject<HTMLDivElement | null>;
}

/** Icons, each a button that copies what brings it; one stop of the Tab key, in which the arrow keys lead on. */
export function IconGrid({ title, icons, gridRef }: IconGridProps) {
  const styles = useIconStyles();
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, icons.length - 1);

  function follow(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]!.offsetTop).length;
    const next = indexAfterKey(event.key, { index: current, count: buttons.length, columns });
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
