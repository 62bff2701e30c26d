import { createContext } from 'react';

/**
 * Takes the word that something typed is not saved.
 *
 * @returns takes it back
 */
export type ReportUnsavedChanges = () => () => void;

/** Who asks before a page goes away; without anybody nobody asks. The host provides it around each page. */
export const UnsavedChangesContext = createContext<ReportUnsavedChanges>(() => () => {});
