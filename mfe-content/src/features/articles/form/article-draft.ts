import { storedJson } from '@backoffice/browser-store';
import { articlePlatforms } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';
import type { useDialogForm } from '@backoffice/ui/form';
import { useLayoutEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { ArticleFormInput, ArticleFormValues } from './article-form-rules';

const storedDraft = z.object({
  at: z.string(),
  /** `updatedAt` of the article that was being edited; empty for a new one. */
  basedOn: z.string(),
  input: z.object({
    title: z.string(),
    content: z.string(),
    image_uri: z.string(),
    content_short: z.string(),
    author: z.optional(z.nullable(z.string())),
    // Drafts of earlier releases have it by the browser's clock.
    display_time: z.pipe(
      z.string(),
      z.transform((time: string) =>
        time && !Number.isNaN(Date.parse(time)) ? new Date(time).toISOString() : '',
      ),
    ),
    importance: z.int(),
    comments: z.enum(['open', 'closed']),
    platforms: z.array(z.enum(articlePlatforms)),
    source_uri: z.string(),
  }),
});
export type StoredDraft = z.infer<typeof storedDraft>;

/** Stores one draft for each user and article, because browsers are shared. */
function draftOf(subject: string) {
  return storedJson<StoredDraft | null>({
    key: `article-draft:${store.get(userAtom)?.name ?? ''}:${subject}`,
    area: 'local',
    parse: (json) => storedDraft.safeParse(json).data,
    fallback: null,
  });
}

type Form = ReturnType<typeof useDialogForm<ArticleFormInput, ArticleFormValues>>;

/** Typing has to pause for this long before a draft is stored. */
const PAUSE_MS = 800;

export type DraftState =
  { kind: 'none' } | { kind: 'waiting' } | { kind: 'stored'; at: Date } | { kind: 'refused' };

/**
 * Stores unsaved changes of a form in this browser.
 *
 * @param subject names the article
 * @param basedOn `updatedAt` of the article as it was read; empty for a new one
 */
export function useArticleDraft(form: Form, subject: string, basedOn: string) {
  const draft = useMemo(() => draftOf(subject), [subject]);
  const [found, setFound] = useState<StoredDraft | null>(null);
  const [state, setState] = useState<DraftState>({ kind: 'none' });

  // A form that this one replaces stores its last changes when it is unmounted, which comes before this effect.
  useLayoutEffect(() => setFound(draft.read()), [draft]);

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      const at = new Date();
      const isStored = draft.write({ at: at.toISOString(), basedOn, input: form.getValues() });
      setState(isStored ? { kind: 'stored', at } : { kind: 'refused' });
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
    return () => {
      unsubscribe();
      // The page is left before the pause is over.
      if (timer !== undefined) {
        clearTimeout(timer);
        write();
      }
    };
  }, [form, draft, basedOn]);

  return {
    state,
    /** The draft of an earlier visit. */
    found,
    restore() {
      if (!found) return;
      for (const [name, value] of Object.entries(found.input)) {
        form.setValue(name as keyof ArticleFormInput, value, { shouldDirty: true });
      }
      setFound(null);
    },
    forget() {
      draft.remove();
      setFound(null);
      setState({ kind: 'none' });
    },
  };
}
