import { foldText } from '@backoffice/contract/fold-text';
import { useDeferredValue, useState } from 'react';
import { Field, Input, SearchIcon, Select } from '@backoffice/ui';
import { Bar } from '../../../demo-page';
import { showcaseMessages } from '../showcase-messages';
import { useIconStyles } from './icons.styles';

/** The styles of Fluent's icons, with which their names end. */
const iconStyles = ['Regular', 'Filled', 'Color'] as const;

type IconStyle = (typeof iconStyles)[number];

const FIRST = { page: 1, limit: 100 };

/** The state of the search: the query, the style and the shown page. */
export function useIconSearch() {
  const [query, setQuery] = useState('');
  const [style, setStyle] = useState<IconStyle | ''>('');
  const [part, setPart] = useState(FIRST);
  const fromTheStart = () => setPart(({ limit }) => ({ page: 1, limit }));
  return {
    query,
    style,
    ...part,
    /** The query, deferred so that typing stays responsive. */
    wanted: useDeferredValue(query),
    search(next: string) {
      setQuery(next);
      fromTheStart();
    },
    choose(next: IconStyle | '') {
      setStyle(next);
      fromTheStart();
    },
    turnTo: setPart,
  };
}

/** The size in the name of an icon: `Add20Regular` has the same drawing as `AddRegular`. */
const SIZE = /\d\d(?=(regular|filled|color|light)?$)/;

/**
 * Returns the icons whose names contain all words of the query, in any order and case; a size in the query finds the scalable icon.
 */
export function findIcons<One extends { name: string }>(
  icons: readonly One[],
  query: string,
): readonly One[] {
  const words = foldText(query)
    .split(/[\s-]+/)
    .filter(Boolean);
  const holding = (wanted: readonly string[]) =>
    icons.filter(({ name }) => wanted.every((word) => foldText(name).includes(word)));
  const found = holding(words);
  return found.length > 0 ? found : holding(words.map((word) => word.replace(SIZE, '')));
}

interface IconSearchProps {
  query: string;
  /** The style; empty for all. */
  style: IconStyle | '';
  search: (query: string) => void;
  choose: (style: IconStyle | '') => void;
}

/** The fields of the search: a name and a style of Fluent's icons. */
export function IconSearch({ query, style, search, choose }: IconSearchProps) {
  const styles = useIconStyles();
  const text = showcaseMessages.useText();
  return (
    <Bar>
      <Field className={styles.search} label={text('showcase.icons.search')}>
        <Input
          contentBefore={<SearchIcon size={16} />}
          onChange={(_event, { value }) => search(value)}
          type="search"
          value={query}
        />
      </Field>
      <Field label={text('showcase.icons.style')}>
        <Select
          onChange={(_event, { value }) => choose(iconStyles.find((each) => each === value) ?? '')}
          value={style}
        >
          <option value="">{text('showcase.icons.style-all')}</option>
          <option value="Regular">{text('showcase.icons.style-regular')}</option>
          <option value="Filled">{text('showcase.icons.style-filled')}</option>
          <option value="Color">{text('showcase.icons.style-colour')}</option>
        </Select>
      </Field>
    </Bar>
  );
}
