import { storedJson } from '@backoffice/browser-store';
import { articlePlatforms } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';
import * as z from 'zod/mini';

const storedDraft = z.object({
  /** The time of storing, which identifies the draft. */
  at: z.string(),
  /** `updatedAt` of the edited article; empty for a new one. */
  basedOn: z.string(),
  input: z.object({
    title: z.string(),
    content: z.string(),
    image_uri: z.string(),
    content_short: z.string(),
    author: z.optional(z.nullable(z.string())),
    // Drafts of earlier releases have a local time of the browser.
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

/** The limit of drafts that were neither restored nor discarded before the user typed anew; the oldest is removed. */
const MAX_EARLIER = 10;

/** Stores the drafts of an article for each user, because browsers are shared. Only `remove` deletes a draft. */
export function storedDrafts(subject: string) {
  const owner = `${store.get(userAtom)?.name ?? ''}:${subject}`;
  const key = `article-draft:${owner}`;
  const current = storedJson<StoredDraft | null>({
    key,
    area: 'local',
    parse: (json) => storedDraft.safeParse(json).data,
    fallback: null,
  });
  const earlier = storedJson<readonly StoredDraft[]>({
    key: `earlier-article-drafts:${owner}`,
    area: 'local',
    parse: (json) => z.array(storedDraft).safeParse(json).data,
    fallback: [],
  });
  const removeEarlier = (at: string) => {
    const left = earlier.read().filter((draft) => draft.at !== at);
    if (left.length > 0) earlier.write(left);
    else earlier.remove();
  };
  const addEarlier = (draft: StoredDraft) => earlier.write([draft, ...earlier.read()].slice(0, MAX_EARLIER));
  return {
    key,
    readCurrent: current.read,
    readAll: () => [current.read() ?? [], earlier.read()].flat(),
    addEarlier,
    /** @param at identifies the draft that this one continues and replaces */
    write(draft: StoredDraft, at: string) {
      const found = current.read();
      if (found && found.at !== at) addEarlier(found);
      removeEarlier(at);
      return current.write(draft);
    },
    remove(at: string) {
      if (current.read()?.at === at) current.remove();
      removeEarlier(at);
    },
    onChange(listener: () => void) {
      const stops = [current.onChange(listener), earlier.onChange(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
