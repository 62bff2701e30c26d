import { copyWithNotice } from '@backoffice/ui';
import { DemoCard } from '../../../frame/demo-card';
import { showcaseMessages } from '../showcase-messages';
import type { IconEntry } from './icon-entry';
import { useIconStyles } from './icons.styles';

/** Icons, each a button that copies what brings it. */
export function IconGrid({ title, icons }: { title: string; icons: readonly IconEntry[] }) {
  const styles = useIconStyles();
  const text = showcaseMessages.useText();
  return (
    <DemoCard title={title}>
      <p className={styles.count}>{text('showcase.icons.count', { count: icons.length })}</p>
      {icons.length === 0 && <p className={styles.none}>{text('showcase.icons.none')}</p>}
      <ul className={styles.grid}>
        {icons.map(({ name, Glyph, code }) => (
          <li key={name}>
            <button className={styles.icon} onClick={() => void copyWithNotice(code)} type="button">
              <Glyph fontSize={24} />
              <span className={styles.name}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </DemoCard>
  );
}
