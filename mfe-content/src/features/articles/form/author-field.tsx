import { ComboboxField } from '@backoffice/ui/form';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../messages';
import { articlesApi } from '../articles.api';
import type { ArticleFormInput } from './article-form-rules';

/** Users are searched in the server while their name is typed. */
export function AuthorField() {
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
