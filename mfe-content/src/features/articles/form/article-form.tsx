import type { Article } from '@backoffice/contract';
import { useLazyDialog } from '@backoffice/list-screen';
import { ChangeReason } from '@backoffice/list-screen/reason';
import { notify, rowNotices } from '@backoffice/ui';
import { PageForm, useDialogForm, usePageSave, type FormConflict } from '@backoffice/ui/form';
import type { ReactNode } from 'react';
import { messages } from '../../../messages';
import type { ViewedArticle } from '../preview/article-preview';
import { ArticleFormFields } from './article-form-fields';
import { ArticleFormHead, FoundDraftBar, OpenElsewhereBar } from './article-form-head';
import {
  articleFormPhrase,
  articleFormRules,
  articleRequest,
  draftFields,
  isBlankHtml,
  type ArticleFormInput,
  type ArticleFormValues,
  type ArticleRequest,
} from './article-form-rules';
import { useArticleFormStyles } from './article-form.styles';
import { useArticleDraft } from './article-draft';

/** The form's values as the preview shows them. */
function previewOf({ author, ...input }: ArticleFormInput): ViewedArticle {
  return { ...input, author: author ?? '' };
}

const loadPreview = async () => (await import('../preview/article-preview')).ArticlePreviewDialog;
const notifyNotLoaded = () => rowNotices.failed(messages.text('articles.notice.not-loaded'));

export const useArticleForm = (defaults: ArticleFormInput) =>
  useDialogForm<ArticleFormInput, ArticleFormValues>({
    schema: articleFormRules,
    defaults,
    phrase: articleFormPhrase,
  });

interface ArticleFormProps {
  /** The article to edit; undefined for a new one. */
  article: Article | undefined;
  form: ReturnType<typeof useArticleForm>;
  mayEdit: boolean;
  conflict?: FormConflict | null;
  /** Content above the fields, such as a conflict. */
  children?: ReactNode;
  /** Saves, or rejects with the error that the form shows. Has to call `onSaved` before it navigates. */
  onSave: (request: ArticleRequest, onSaved: () => void) => Promise<void>;
}

export function ArticleForm({ article, form, mayEdit, conflict, children, onSave }: ArticleFormProps) {
  const styles = useArticleFormStyles();
  const text = messages.useText();
  const subject = article ? String(article.id) : 'new';
  const basedOn = article?.updatedAt ?? '';
  const { actions: draftActions, ...draft } = useArticleDraft(form, subject, basedOn);
  const { saving, failure, saveAll, saveSome } = usePageSave(form);
  const preview = useLazyDialog(loadPreview, { ahead: false, onFailure: notifyNotLoaded });

  const save = (status: Article['status'], done: () => void) => {
    const sent = form.getValues();
    return onSave(articleRequest(sent, status), () => {
      draftActions.current?.forget();
      // Text typed while the call was running still has to be saved.
      form.reset(sent, { keepValues: true });
      done();
    });
  };
  const publish = () =>
    saveAll(() => save('published', () => rowNotices.succeeded(messages.text('articles.notice.published'))));
  const saveDraft = async () => {
    const { title, content } = form.getValues();
    if (title.trim() === '' || isBlankHtml(content)) {
      notify.warning({ title: text('articles.form.draft.incomplete') });
      return;
    }
    await saveSome(draftFields, () =>
      save('draft', () =>
        notify.success({ title: messages.text('articles.notice.saved'), durationMs: 2000 }),
      ),
    );
  };

  return (
    <>
      <PageForm
        className={styles.page}
        conflict={conflict}
        failure={failure}
        form={form}
        label={text(article ? 'articles.form.edit-title' : 'articles.form.create-title')}
      >
        <ArticleFormHead
          draftState={draft.state}
          isElsewhere={draft.isElsewhere}
          mayEdit={mayEdit}
          mistakes={Object.keys(form.formState.errors).length}
          onDraft={() => void saveDraft()}
          onPreview={() => void preview.open({ article: previewOf(form.getValues()) })}
          onPublish={() => void publish()}
          saving={saving}
          status={article?.status ?? 'draft'}
        />
        {draft.isElsewhere && (
          <OpenElsewhereBar
            onEditable={() => form.setFocus('title')}
            onEditHere={() => draftActions.current?.takeOver()}
          />
        )}
        {draft.found.map((found) => (
          <FoundDraftBar
            basedOn={basedOn}
            found={found}
            key={found.at}
            onForget={() => draftActions.current?.discard(found)}
            onRestore={() => draftActions.current?.restore(found)}
          />
        ))}
        <div className={styles.fields} inert={draft.isElsewhere}>
          {children}
          <ArticleFormFields />
          {/* Empty again once the change is saved. */}
          <ChangeReason key={basedOn} subject="article" />
        </div>
      </PageForm>
      {preview.dialog}
    </>
  );
}
