import { createContext, useContext, useEffect } from 'react';

/**
 * Takes the word that something typed is not saved.
 *
 * @returns takes it back
 */
export type ReportUnsavedChanges = () => () => void;

/** Who asks before a page goes away; without anybody nobody asks. The host provides it around each page. */
export const UnsavedChangesContext = createContext<ReportUnsavedChanges>(() => () => {});

/**
 * Says that something typed here would be lost with the page, as long as `isUnsaved` holds: before the page's tab is closed or
 * refreshed, or the window is left, the user is asked. A FormDialog says so by itself.
 */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const report = useContext(UnsavedChangesContext);
  useEffect(() => (isUnsaved ? report() : undefined), [isUnsaved, report]);
}
