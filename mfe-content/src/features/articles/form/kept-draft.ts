import { storedJson } from '@backoffice/browser-store';
import { store, userAtom } from '@backoffice/session';
import * as z from 'zod/mini';
import { articlePlatforms } from '@backoffice/contract';
import type { ArticleFormInput } from './article-form-rules';

const keptDraft = z.object({
  at: z.string(),
  /** `updatedAt` of the article that was being edited; empty for a new one. */
  basedOn: z.string(),
  input: z.object({
    title: z.string(),
    content: z.string(),
    image_uri: z.string(),
    content_short: z.string(),
    author: z.optional(z.nullable(z.string())),
    display_time: z.string(),
    importance: z.int(),
    comments: z.enum(['open', 'closed']),
    platforms: z.array(z.enum(articlePlatforms)),
    source_uri: z.string(),
  }),
});
export type KeptDraft = z.infer<typeof keptDraft>;

/** One for each user and article: browsers are shared. */
function draftOf(subject: string) {
  return storedJson<KeptDraft | null>({
    key: `article-draft:${store.get(userAtom)?.name ?? ''}:${subject}`,
    area: 'local',
    parse: (json) => keptDraft.safeParse(json).data,
    fallback: null,
  });
}

/** @returns null where nothing, or nothing that can be read, is kept */
export function readDraft(subject: string): KeptDraft | null {
  return draftOf(subject).read();
}

/** @returns whether the browser has taken it */
export function keepDraft(subject: string, input: ArticleFormInput, basedOn: string): boolean {
  return draftOf(subject).write({ at: new Date().toISOString(), basedOn, input });
}

export function forgetDraft(subject: string): void {
  draftOf(subject).remove();
}
