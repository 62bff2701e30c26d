import { ErrorPanel, Field, Input, SearchIcon, Spinner } from '@backoffice/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { DemoPage } from '../../../frame/demo-page';
import { showcaseMessages } from '../showcase-messages';
import { findIcons } from './find-icons';
import { IconGrid } from './icon-grid';
import { useIconStyles } from './icons.styles';
import { productIcons } from './product-icons';
import { useFluentIcons } from './use-fluent-icons';

/** A gallery that is searched; a click copies the import. */
export function IconsPage() {
  const styles = useIconStyles();
  const text = showcaseMessages.useText();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const ours = useMemo(() => productIcons(), []);
  const { data, isError, isFetching, refetch } = useFluentIcons();
  return (
    <DemoPage intro={text('showcase.icons.intro')}>
      <Field className={styles.search} label={text('showcase.icons.search')}>
        <Input
          contentBefore={<SearchIcon size={16} />}
          onChange={(_event, { value }) => setQuery(value)}
          type="search"
          value={query}
        />
      </Field>
      <IconGrid icons={findIcons(ours, wanted)} title={text('showcase.icons.product')} />
      {data && <IconGrid icons={findIcons(data, wanted)} title={text('showcase.icons.fluent')} />}
      {isFetching && <Spinner label={text('showcase.icons.loading')} />}
      {isError && !isFetching && (
        <ErrorPanel onRetry={() => void refetch()} title={text('showcase.icons.failed')} />
      )}
    </DemoPage>
  );
}
