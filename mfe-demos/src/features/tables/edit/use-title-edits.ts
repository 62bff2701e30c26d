import { notify, useUnsavedChanges } from '@backoffice/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { sampleArticles } from '../../../samples/sample-articles';
import { tablesMessages } from '../tables-messages';

/** Edits titles of articles, several at once; typed texts are kept when another page of the table is shown. */
export function useTitleEdits() {
  const [articles, setArticles] = useState(sampleArticles);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map());
  const frame = useRef<HTMLDivElement>(null);
  const closed = useRef<number>(null);
  const titleOf = (id: number) => articles.find((article) => article.id === id)!.title;
  useUnsavedChanges([...drafts].some(([id, draft]) => draft !== titleOf(id)));

  // Moves the focus from a closed field to its edit button.
  useLayoutEffect(() => {
    if (closed.current === null) return;
    frame.current?.querySelector<HTMLElement>(`[data-edit="${closed.current}"]`)?.focus();
    closed.current = null;
  }, [drafts]);

  const type = (id: number, draft: string) => setDrafts((all) => new Map(all).set(id, draft));
  const close = (id: number) => {
    closed.current = id;
    setDrafts((all) => new Map([...all].filter(([other]) => other !== id)));
  };
  return {
    /** The element around the articles. */
    frame,
    articles,
    drafts,
    type,
    edit: (id: number) => type(id, titleOf(id)),
    /** Saves a typed title; does nothing for a blank one. */
    keep(id: number) {
      const title = drafts.get(id)?.trim();
      if (!title) return;
      setArticles((all) => all.map((article) => (article.id === id ? { ...article, title } : article)));
      close(id);
      notify.success({ title: tablesMessages.text('tables.edit.kept') });
    },
    restore(id: number) {
      close(id);
      notify.warning({ title: tablesMessages.text('tables.edit.restored') });
    },
  };
}
