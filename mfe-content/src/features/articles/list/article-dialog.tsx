import {
  ARTICLE_IMPORTANCE_MAX,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TITLE_MAX,
  articleTypes,
} from '@backoffice/contract';
import type { RowFormDialog } from '@backoffice/list-screen';
import { comparedFields, defineForm } from '@backoffice/list-screen/form';
import { SelectField, TextAreaField, TextField, type FormIssue, type IssuePhrase } from '@backoffice/ui/form';
import * as z from 'zod/mini';
import { messages } from '../../../messages';
import { articleTypeTexts } from '../article-values';
import { fromLocalTime, toLocalTime } from '@backoffice/i18n/time-zone';
import { articlesApi } from '../articles.api';
import type { ListedArticle } from '../articles.queries';
import { RatingField } from '../rating-field';

const REVIEWER_MAX = 64;

export const articleRules = z.object({
  type: z.enum(articleTypes),
  timestamp: z.pipe(
    z.string().check(z.refine((local) => fromLocalTime(local) !== null)),
    z.transform((local: string) => fromLocalTime(local) ?? ''),
  ),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(ARTICLE_TITLE_MAX)),
  importance: z.int().check(z.minimum(0), z.maximum(ARTICLE_IMPORTANCE_MAX)),
  reviewer: z.string().check(z.trim(), z.maxLength(REVIEWER_MAX)),
  remark: z.string().check(z.trim(), z.maxLength(ARTICLE_SUMMARY_MAX)),
});

type Values = z.output<typeof articleRules>;
interface Input extends Omit<Values, 'type'> {
  type: string;
}

function valuesOf({ type, timestamp, title, importance, reviewer, remark }: ListedArticle): Input {
  return { type, timestamp: toLocalTime(timestamp), title, importance, reviewer, remark };
}

/** Compares times as the field shows them, without milliseconds. */
function hasValues(article: ListedArticle, { timestamp, ...values }: Values): boolean {
  const names = Object.keys(values) as (keyof typeof values)[];
  const isSame = names.every((name) => article[name] === values[name]);
  return isSame && toLocalTime(article.timestamp) === toLocalTime(timestamp);
}

export const articlePhrase: IssuePhrase<Input> = (field, { code }: FormIssue) => {
  const { text } = messages;
  switch (field) {
    case 'type':
      return text('articles.dialog.type.required');
    case 'timestamp':
      return text('articles.dialog.timestamp.required');
    case 'title':
      return code === 'too_big'
        ? text('articles.form.too-long', { max: ARTICLE_TITLE_MAX })
        : text('articles.dialog.title.required');
    case 'importance':
      return text('articles.form.importance.invalid', { max: ARTICLE_IMPORTANCE_MAX });
    case 'reviewer':
      return text('articles.form.too-long', { max: REVIEWER_MAX });
    default:
      return text('articles.form.too-long', { max: ARTICLE_SUMMARY_MAX });
  }
};

export const newArticle = (): Input => ({
  type: '',
  timestamp: toLocalTime(new Date()),
  title: '',
  importance: 0,
  reviewer: '',
  remark: '',
});

function Fields() {
  const text = messages.useText();
  return (
    <>
      <SelectField<Input>
        label={text('articles.field.type')}
        name="type"
        options={articleTypes.map((value) => ({ value, label: text(articleTypeTexts[value]) }))}
        placeholder={text('articles.dialog.type.choose')}
        required
      />
      <TextField<Input> label={text('articles.field.date')} name="timestamp" required type="datetime-local" />
      <TextField<Input> label={text('articles.field.title')} name="title" required wide />
      <RatingField<Input> label={text('articles.field.importance')} name="importance" />
      <TextField<Input> label={text('articles.field.reviewer')} name="reviewer" />
      <TextAreaField<Input> label={text('articles.field.remark')} name="remark" wide />
    </>
  );
}

/** The fields of the dialog, for import and conflicts. */
export const dialogFields = {
  type: { label: 'articles.field.type', choices: articleTypeTexts },
  timestamp: { label: 'articles.field.date' },
  title: { label: 'articles.field.title' },
  importance: { label: 'articles.field.importance' },
  reviewer: { label: 'articles.field.reviewer' },
  remark: { label: 'articles.field.remark' },
} as const;

/** Creates drafts, whose text is written on the form page, and edits the columns of an article. */
export const ArticleDialog: RowFormDialog<ListedArticle> = defineForm({
  messages,
  phrase: articlePhrase,
  valuesOf,
  holds: hasValues,
  fields: () => <Fields />,
  useCompared: () => comparedFields(dialogFields, messages.useText()),
  create: {
    rules: articleRules,
    blank: newArticle,
    send: (values, idempotencyKey): Promise<ListedArticle> => articlesApi.create(values, idempotencyKey),
    texts: {
      title: 'articles.dialog.create-title',
      created: 'articles.notice.created',
      failed: 'articles.notice.create-failed',
      createdBefore: 'articles.form.created-before',
    },
  },
  edit: {
    rules: articleRules,
    send: async (values, { id, updatedAt, status }) => ({
      ...(await articlesApi.update({ id, updatedAt, ...values })),
      status,
    }),
    texts: {
      title: 'articles.dialog.edit-title',
      saved: 'articles.notice.updated',
      failed: 'articles.notice.update-failed',
      reloadFailed: 'articles.notice.reload-failed',
      conflict: 'articles.form.conflict.title',
    },
  },
});
