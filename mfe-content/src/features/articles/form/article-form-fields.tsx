import { ComboboxField, SelectField, TextAreaField, TextField, useFormValue } from '@backoffice/ui/form';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../messages';
import { articlesApi } from '../articles.api';
import { RatingField } from '../rating-field';
import type { ArticleFormInput } from './article-form-rules';
import { ContentField } from './content-field';
import { CoverField } from './cover-field';
import { DisplayTimeField } from './display-time-field';
import { PlatformsField, SourceField } from './dropdown-fields';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Counts words, including in languages written without spaces. */
function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}

function SummaryField() {
  const text = messages.useText();
  const summary = useFormValue<ArticleFormInput, 'content_short'>('content_short');
  return (
    <TextAreaField<ArticleFormInput>
      hint={text('articles.form.summary.words', { count: countWords(summary) })}
      label={text('articles.field.summary')}
      name="content_short"
      rows={3}
      wide
    />
  );
}

/** A field for the author; the server searches for users while a name is typed. */
function AuthorField() {
  const text = messages.useText();
  const [typed, setTyped] = useState('');
  const { data, isFetching, isError } = useQuery({
    queryKey: ['articles', 'authors', typed],
    queryFn: ({ signal }) => articlesApi.searchUsers(typed, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const options = (data?.items ?? []).map(({ name }) => ({ value: name, label: name }));
  const noteOf = () => {
    if (isFetching) return text('articles.form.author.loading');
    if (isError) return text('articles.form.author.failed');
    return options.length === 0 ? text('articles.form.author.none') : '';
  };
  return (
    <ComboboxField<ArticleFormInput, string>
      label={text('articles.field.author')}
      name="author"
      note={noteOf()}
      onSearch={setTyped}
      options={options}
      placeholder={text('articles.form.author.placeholder')}
    />
  );
}

const commentTexts = { open: 'articles.comments.open', closed: 'articles.comments.closed' } as const;

export function ArticleFormFields() {
  const text = messages.useText();
  return (
    <>
      <TextField<ArticleFormInput>
        hint={text('articles.form.title.hint')}
        label={text('articles.field.title')}
        name="title"
        required
        wide
      />
      <SelectField<ArticleFormInput>
        label={text('articles.field.comments')}
        name="comments"
        options={(['open', 'closed'] as const).map((value) => ({ value, label: text(commentTexts[value]) }))}
      />
      <PlatformsField />
      <SourceField />
      <AuthorField />
      <DisplayTimeField />
      <RatingField<ArticleFormInput> label={text('articles.field.importance')} name="importance" />
      <SummaryField />
      <ContentField />
      <CoverField />
    </>
  );
}
