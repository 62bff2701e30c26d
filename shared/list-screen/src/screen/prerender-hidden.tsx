import { Activity, type ReactNode, useInsertionEffect } from 'react';
import { flushSync } from 'react-dom';

/** Inside a hidden `Activity` React runs only insertion effects: once everything before it is in the document. */
function Rendered({ onRendered }: { onRendered: () => void }) {
  useInsertionEffect(() => queueMicrotask(onRendered), [onRendered]);
  return null;
}

/**
 * Returns a dialog to render once, hidden, while the browser is idle. Afterwards its styles are in the page and its code has
 * run, which is half the cost of its first opening.
 * @param end removes the dialog; called before any other code runs, so that neither users nor scripts find it
 */
export function prerenderHidden(dialog: ReactNode, end: () => void): ReactNode {
  return (
    <Activity mode="hidden">
      {dialog}
      <Rendered onRendered={() => flushSync(end)} />
    </Activity>
  );
}
