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
function keyOf(subject: string): string {
  return `article-draft:${store.get(userAtom)?.name ?? ''}:${subject}`;
}

/** @returns null where nothing, or nothing that can be read, is kept */
export function readDraft(subject: string): KeptDraft | null {
  try {
    const parsed = keptDraft.safeParse(JSON.parse(localStorage.getItem(keyOf(subject)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** @returns whether the browser has taken it */
export function keepDraft(subject: string, input: ArticleFormInput, basedOn: string): boolean {
  try {
    const draft: KeptDraft = { at: new Date().toISOString(), basedOn, input };
    localStorage.setItem(keyOf(subject), JSON.stringify(draft));
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

export function forgetDraft(subject: string): void {
  try {
    localStorage.removeItem(keyOf(subject));
  } catch (error) {
    console.error(error);
  }
}
