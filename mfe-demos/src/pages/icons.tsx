import * as ui from '@backoffice/ui';
import { ErrorPanel, type Icon, Spinner, uiMessages } from '@backoffice/ui';
import { formatNumber } from '@backoffice/i18n';
import { useMemo } from 'react';
import { DemoCard, DemoPage } from '../demo-page';
import { showcaseMessages } from '../features/showcase/showcase-messages';
import { findIcons, IconSearch, useIconSearch } from '../features/showcase/icons/icon-search';
import { FluentIcons, useFluentIcons } from '../features/showcase/icons/fluent-icons';

import { type IconEntry, IconGrid } from '../features/showcase/icons/icon-grid';
import { useIconStyles } from '../features/showcase/icons/icons.styles';

/** Returns the icons that the product uses, by their names in its UI package. */
function productIcons(): readonly IconEntry[] {
  return Object.entries(ui)
    .filter((entry): entry is [string, Icon] => /^[A-Z]\w+Icon$/.test(entry[0]))
    .map(([name, ProductIcon]) => ({
      name,
      glyph: <ProductIcon size={24} />,
      code: `import { ${name} } from '@backoffice/ui';`,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** A searchable gallery of icons; a click copies the import. */
export function Page() {
  const styles = useIconStyles();
  const text = showcaseMessages.useText();
  const search = useIconSearch();
  const { wanted, style, page, limit, turnTo } = search;
  const { data, isError, isFetching, refetch } = useFluentIcons();
  const products = useMemo(() => productIcons(), []);
  const ours = useMemo(() => findIcons(products, wanted), [products, wanted]);
  const fluent = useMemo(
    () => findIcons(data?.filter(({ name }) => name.endsWith(style)) ?? [], wanted),
    [data, style, wanted],
  );
  const countOf = (icons: readonly unknown[]) =>
    icons.length > 0
      ? text('showcase.icons.count', { count: formatNumber(icons.length) })
      : text('showcase.icons.none');
  return (
    <DemoPage intro={text('showcase.icons.intro')}>
      <IconSearch {...search} />
      <DemoCard title={text('showcase.icons.product')}>
        <p className={styles.count} role="status">
          {countOf(ours)}
        </p>
        {ours.length > 0 && <IconGrid icons={ours} title={text('showcase.icons.product')} />}
      </DemoCard>
      <DemoCard title={text('showcase.icons.fluent')}>
        {data && (
          <p className={styles.count} role="status">
            {countOf(fluent)}
          </p>
        )}
        {fluent.length > 0 && <FluentIcons icons={fluent} limit={limit} onPage={turnTo} page={page} />}
        {isFetching && <Spinner label={text('showcase.icons.loading')} />}
        {isError && !isFetching && (
          <ErrorPanel onRetry={() => void refetch()} title={text('showcase.icons.failed')} />
        )}
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [showcaseMessages, uiMessages];
