import { Fragment } from 'react';
import { useIconStyles } from './icons.styles';

/** A name that breaks, where it must, between its words. */
export function IconName({ name }: { name: string }) {
  return (
    <span className={useIconStyles().name}>
      {name.split(/(?=[A-Z])/).map((word, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </span>
  );
}
