import { notify, useUnsavedChanges } from '@backoffice/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { sampleArticles } from '../../../samples/sample-articles';
import { tablesMessages } from '../tables-messages';

/** Articles whose titles are edited, several at once; what is typed stays when another page is shown. */
export function useTitleEdits() {
  const [articles, setArticles] = useState(sampleArticles);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map());
  const frame = useRef<HTMLDivElement>(null);
  const closed = useRef<number>(null);
  const titleOf = (id: number) => articles.find((article) => article.id === id)!.title;
  useUnsavedChanges([...drafts].some(([id, draft]) => draft !== titleOf(id)));

  // Where a field was, its button takes the focus.
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
    /** The element that the articles stand in. */
    frame,
    articles,
    drafts,
    type,
    edit: (id: number) => type(id, titleOf(id)),
    /** Does nothing where there is nothing to keep. */
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
