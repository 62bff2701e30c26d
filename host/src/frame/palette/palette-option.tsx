import { ChevronRightIcon, mergeClasses } from '@backoffice/ui';
import { Fragment, useEffect, useRef } from 'react';
import { MarkedText } from './marked-text';
import { usePaletteStyles } from './palette.styles';
import type { Found } from './search-entries';

interface PaletteOptionProps {
  found: Found;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One page or command, with what leads to it; the keyboard stays in the field. */
export function PaletteOption({ found, id, isActive, onPoint, onChoose }: PaletteOptionProps) {
  const styles = usePaletteStyles();
  const option = useRef<HTMLDivElement>(null);
  const { entry, marks } = found;
  const { titles, path, icon: Icon, lang } = entry;

  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    // The field's keys do the same: it names this option as the active one.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <div
      aria-selected={isActive}
      className={mergeClasses(styles.option, isActive && styles.active)}
      id={id}
      onClick={onChoose}
      onPointerMove={onPoint}
      ref={option}
      role="option"
      tabIndex={-1}
    >
      <Icon className={styles.icon} />
      <span className={styles.titles}>
        {titles.map((title, index) => {
          const isOwn = index === titles.length - 1;
          return (
            <Fragment key={title}>
              <span className={isOwn ? undefined : styles.group} lang={isOwn ? lang : undefined}>
                <MarkedText marks={marks.get(index)} text={title} />
              </span>
              {!isOwn && <ChevronRightIcon className={styles.chevron} size={16} />}
            </Fragment>
          );
        })}
      </span>
      {path && <span className={styles.path}>{path}</span>}
    </div>
  );
}
