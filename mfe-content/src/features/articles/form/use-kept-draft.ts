import { useLayoutEffect, useState } from 'react';
import type { useDialogForm } from '@backoffice/ui/form';
import { forgetDraft, keepDraft, readDraft, type KeptDraft } from './kept-draft';
import type { ArticleFormInput, ArticleFormValues } from './article-form-rules';

type Form = ReturnType<typeof useDialogForm<ArticleFormInput, ArticleFormValues>>;

const QUIET_MS = 800;

export type DraftState =
  { kind: 'none' } | { kind: 'waiting' } | { kind: 'kept'; at: Date } | { kind: 'refused' };

/**
 * Keeps what is typed in this browser while it is not saved.
 *
 * @param subject names the article
 * @param basedOn `updatedAt` of the article as it was read; empty for a new one
 */
export function useKeptDraft(form: Form, subject: string, basedOn: string) {
  const [found, setFound] = useState<KeptDraft | null>(null);
  const [state, setState] = useState<DraftState>({ kind: 'none' });

  // Read once what a form that this one takes the place of still held is kept, and before anything is seen.
  useLayoutEffect(() => setFound(readDraft(subject)), [subject]);

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      const isKept = keepDraft(subject, form.getValues(), basedOn);
      setState(isKept ? { kind: 'kept', at: new Date() } : { kind: 'refused' });
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer);
        timer = undefined;
        if (!isDirty) return;
        setState({ kind: 'waiting' });
        timer = setTimeout(keep, QUIET_MS);
      },
    });
    return () => {
      unsubscribe();
      // The page is hidden or gone before the pause was over.
      if (timer !== undefined) {
        clearTimeout(timer);
        keep();
      }
    };
  }, [form, subject, basedOn]);

  return {
    state,
    /** What an earlier visit has left. */
    found,
    restore() {
      if (!found) return;
      for (const [name, value] of Object.entries(found.input)) {
        form.setValue(name as keyof ArticleFormInput, value, { shouldDirty: true });
      }
      setFound(null);
    },
    forget() {
      forgetDraft(subject);
      setFound(null);
      setState({ kind: 'none' });
    },
  };
}
