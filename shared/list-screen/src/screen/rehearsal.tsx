import { Activity, type ReactNode, useInsertionEffect } from 'react';
import { flushSync } from 'react-dom';

/** Of what an `Activity` hides, React runs these effects alone: once all before it is in the document. */
function Rendered({ onRendered }: { onRendered: () => void }) {
  useInsertionEffect(() => queueMicrotask(onRendered), [onRendered]);
  return null;
}

/**
 * A dialog to be rendered once, hidden, while the browser has nothing better to do: its styles are in the page then and its code has been
 * run, which is half of what its first opening costs.
 *
 * @param end takes it away, which is done before anybody else has a turn, so that nobody meets it
 */
export function rehearsalOf(dialog: ReactNode, end: () => void): ReactNode {
  return (
    <Activity mode="hidden">
      {dialog}
      <Rendered onRendered={() => flushSync(end)} />
    </Activity>
  );
}
