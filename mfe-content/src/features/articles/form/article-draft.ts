import { claimKey } from '@backoffice/browser-store';
import type { useDialogForm } from '@backoffice/ui/form';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ArticleFormInput, ArticleFormValues } from './article-form-rules';
import { type StoredDraft, storedDrafts } from './stored-drafts';

type Form = ReturnType<typeof useDialogForm<ArticleFormInput, ArticleFormValues>>;

/** The pause in typing, in ms, after which a draft is stored. */
const PAUSE_MS = 800;

export type DraftState =
  | { kind: 'none' }
  | { kind: 'waiting' }
  | { kind: 'stored'; at: Date }
  | { kind: 'refused' };

interface DraftActions {
  restore: (draft: StoredDraft) => void;
  discard: (draft: StoredDraft) => void;
  /** Removes the draft, since the article has been saved. */
  forget: () => void;
  takeOver: () => void;
}

/**
 * Stores unsaved changes of a form in this browser. One window owns the drafts of an article at a time; the form of another
 * window cannot be typed into until it takes over. On a page without https, where every window owns them, `storedDrafts` keeps
 * the draft that another window replaces among the earlier ones.
 *
 * @param subject the id of the article, or `new`
 * @param basedOn `updatedAt` of the loaded article; empty for a new one
 */
export function useArticleDraft(form: Form, subject: string, basedOn: string) {
  const drafts = useMemo(() => storedDrafts(subject), [subject]);
  /** The drafts of earlier visits, newest first. */
  const [found, setFound] = useState<readonly StoredDraft[]>([]);
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const [isElsewhere, setIsElsewhere] = useState(false);
  /** `at` of the draft that the form has stored or restored. */
  const own = useRef('');
  const actions = useRef<DraftActions>(null);
  const base = useRef(basedOn);
  useLayoutEffect(() => {
    base.current = basedOn;
  });

  // A form that this one replaces stores its last changes when it is unmounted, which comes before this effect.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOwner = false;
    let isTakingOver = false;
    const readFound = () => setFound(isOwner ? drafts.readAll().filter(({ at }) => at !== own.current) : []);
    const write = () => {
      timer = undefined;
      const at = new Date();
      const draft = { at: at.toISOString(), basedOn: base.current, input: form.getValues() };
      const isStored = isOwner ? drafts.write(draft, own.current) : drafts.addEarlier(draft);
      own.current = draft.at;
      readFound();
      setState(isStored ? { kind: 'stored', at } : { kind: 'refused' });
    };
    /** Stores at once when the page or window is left during the pause. */
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    };
    const show = (draft: StoredDraft) => {
      flush();
      for (const [name, value] of Object.entries(draft.input)) {
        form.setValue(name as keyof ArticleFormInput, value, { shouldDirty: true });
      }
      own.current = draft.at;
      readFound();
    };
    const remove = (at: string) => {
      drafts.remove(at);
      readFound();
    };

    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer);
        timer = undefined;
        if (!isDirty) return;
        setState({ kind: 'waiting' });
        timer = setTimeout(write, PAUSE_MS);
      },
    });
    const stopListening = drafts.onChange(readFound);
    window.addEventListener('blur', flush);
    window.addEventListener('pagehide', flush);
    const claim = claimKey(drafts.key, (isOwnerNow) => {
      isOwner = isOwnerNow;
      setIsElsewhere(!isOwner);
      if (!isOwner) flush();
      const current = drafts.readCurrent();
      // Shows the newer draft: this form's own content was stored when the other window took over.
      if (isOwner && isTakingOver && current?.basedOn === base.current) show(current);
      isTakingOver = false;
      readFound();
    });
    actions.current = {
      restore: show,
      discard: ({ at }) => remove(at),
      forget() {
        if (isOwner) remove(own.current);
        setState({ kind: 'none' });
      },
      takeOver() {
        isTakingOver = true;
        claim.takeOver();
      },
    };
    return () => {
      unsubscribe();
      stopListening();
      flush();
      window.removeEventListener('blur', flush);
      window.removeEventListener('pagehide', flush);
      claim.release();
    };
  }, [form, drafts]);

  return { state, found, isElsewhere, actions };
}
