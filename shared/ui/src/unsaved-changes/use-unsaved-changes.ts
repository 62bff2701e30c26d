import { useContext, useEffect } from 'react';
import { UnsavedChangesContext } from './unsaved-changes-context';

/**
 * Says that something typed here would be lost with the page, as long as `isUnsaved` holds: before the page's tab is closed or
 * refreshed, or the window is left, the user is asked. A FormDialog says so by itself.
 */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const report = useContext(UnsavedChangesContext);
  useEffect(() => (isUnsaved ? report() : undefined), [isUnsaved, report]);
}
