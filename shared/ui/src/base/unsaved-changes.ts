import { createContext, useContext, useEffect } from 'react';

/**
 * Reports that something typed is not saved.
 * @returns withdraws the report
 */
export type ReportUnsavedChanges = () => () => void;

/**
 * Reports unsaved changes to the host, which provides it around each page and asks before the page is left. Without a provider,
 * reports are ignored.
 */
export const UnsavedChangesContext = createContext<ReportUnsavedChanges>(() => () => {});

/**
 * Reports unsaved changes while `isUnsaved` is true: the user has to confirm before the page's tab is closed or refreshed, or
 * the window is left. A FormDialog does this by itself.
 */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const report = useContext(UnsavedChangesContext);
  useEffect(() => (isUnsaved ? report() : undefined), [isUnsaved, report]);
}
