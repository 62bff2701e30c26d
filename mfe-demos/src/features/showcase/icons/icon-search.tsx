import { foldText } from '@backoffice/contract/fold-text';
import { useDeferredValue, useState } from 'react';
import { Field, Input, SearchIcon, Select } from '@backoffice/ui';
import { Bar } from '../../../demo-page';
import { showcaseMessages } from '../showcase-messages';
import { useIconStyles } from './icons.styles';

/** The styles that Fluent draws its icons in, as their names end. */
const iconStyles = ['Regular', 'Filled', 'Color'] as const;

type IconStyle = (typeof iconStyles)[number];

const FIRST = { page: 1, limit: 100 };

/** What is looked for, and which part of what was found is shown. */
export function useIconSearch() {
  const [query, setQuery] = useState('');
  const [style, setStyle] = useState<IconStyle | ''>('');
  const [part, setPart] = useState(FIRST);
  const fromTheStart = () => setPart(({ limit }) => ({ page: 1, limit }));
  return {
    query,
    style,
    ...part,
    /** Follows what is typed as the page keeps up. */
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

/** What every size of an icon has in its name: `Add20Regular` draws the same as `AddRegular`. */
const SIZE = /\d\d(?=(regular|filled|color|light)?$)/;

/** Those whose names hold all words of the query, in any order and case; of an icon's sizes the one that scales. */
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
  /** Empty for all. */
  style: IconStyle | '';
  search: (query: string) => void;
  choose: (style: IconStyle | '') => void;
}

/** Asks for a name and, of Fluent's icons, for a style. */
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
