import { Field, Input, SearchIcon, Select } from '@backoffice/ui';
import { Bar } from '../../../frame/bar';
import { showcaseMessages } from '../showcase-messages';
import { iconStyles, type IconStyle } from './icon-style';
import { useIconStyles } from './icons.styles';

export interface IconSearchProps {
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
