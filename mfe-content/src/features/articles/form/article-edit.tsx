import type { Article } from '@backoffice/contract';
import { changeRow, useEditedRow, useListCache } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { useRef, useState } from 'react';
import { messages } from '../../../messages';
import { articlesApi } from '../articles.api';
import { articleKeys } from '../articles.queries';
import { ArticleForm, type ArticleRequest } from './article-form';
import { articleFormInput, holdsRequest } from './article-form-values';

/** @param article as it was read when the page was opened */
export function ArticleEdit({ article }: { article: Article }) {
  const text = messages.useText();
  const mayEdit = usePermission('articleEdit:edit');
  const lists = useListCache<Article>(articleKeys.lists);
  const [stored, setStored] = useState(article);
  // Only what was read anew takes the place of what stands in the form.
  const [shown, setShown] = useState(() => ({ defaults: articleFormInput(article), times: 0 }));
  const onSaved = useRef(() => {});
  const { before, settle, conflict } = useEditedRow<Article>({
    row: stored,
    read: ({ id }) => articlesApi.detail(id),
    onSaved(saved) {
      setStored(saved);
      lists.expire();
      onSaved.current();
    },
    onReload(now) {
      setStored(now);
      setShown({ defaults: articleFormInput(now), times: shown.times + 1 });
    },
    texts: {
      failed: text('articles.notice.update-failed'),
      reloadFailed: text('articles.notice.reload-failed'),
      conflict: text('articles.form.conflict.title'),
    },
  });
  // A row that was saved here is newer than the one that the hook began with.
  const latest = stored.updatedAt > before.updatedAt ? stored : before;
  const save = async (request: ArticleRequest, done: () => void) => {
    onSaved.current = done;
    const { id, updatedAt } = latest;
    const change = await changeRow<Article>({
      before: latest,
      send: () => articlesApi.update({ id, updatedAt, ...request }),
      read: () => articlesApi.detail(id),
      isDone: (now) => now.updatedAt !== updatedAt && holdsRequest(now, request),
    });
    settle(change);
  };
  return (
    <ArticleForm
      article={stored}
      conflict={conflict}
      defaults={shown.defaults}
      key={shown.times}
      mayEdit={mayEdit}
      onSave={save}
    />
  );
}
