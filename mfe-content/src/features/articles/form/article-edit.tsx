import type { Article } from '@backoffice/contract';
import { useEditedRow, useListCache } from '@backoffice/list-screen';
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
  const { save: saveRow, conflict } = useEditedRow<Article, ArticleRequest>({
    row: article,
    send: (request, { id, updatedAt }) => articlesApi.update({ id, updatedAt, ...request }),
    isDone: holdsRequest,
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
  const save = (request: ArticleRequest, done: () => void) => {
    onSaved.current = done;
    return saveRow(request);
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
