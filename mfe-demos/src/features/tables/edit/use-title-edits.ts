import { notify, useUnsavedChanges } from '@backoffice/ui';
import { useState } from 'react';
import { sampleArticles } from '../../../samples/sample-articles';
import { tablesMessages } from '../tables-messages';

/** Articles whose titles are edited, several at once; what is typed stays when another page is shown. */
export function useTitleEdits() {
  const [articles, setArticles] = useState(sampleArticles);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map());
  const titleOf = (id: number) => articles.find((article) => article.id === id)!.title;
  useUnsavedChanges([...drafts].some(([id, draft]) => draft !== titleOf(id)));

  const type = (id: number, draft: string) => setDrafts((all) => new Map(all).set(id, draft));
  const close = (id: number) =>
    setDrafts((all) => {
      const others = new Map(all);
      others.delete(id);
      return others;
    });
  return {
    articles,
    drafts,
    type,
    edit: (id: number) => type(id, titleOf(id)),
    /** False where there is nothing to keep. */
    keep: (id: number): boolean => {
      const title = drafts.get(id)?.trim();
      if (!title) return false;
      setArticles((all) => all.map((article) => (article.id === id ? { ...article, title } : article)));
      close(id);
      notify.success({ title: tablesMessages.text('tables.edit.kept') });
      return true;
    },
    restore: (id: number) => {
      close(id);
      notify.warning({ title: tablesMessages.text('tables.edit.restored') });
    },
  };
}
