import { makeStyles } from '@fluentui/react-components';
import type { FilterPartProps } from './filter-field';
import { TextFilterInput } from './filter-inputs';

const useFilterSearchStyles = makeStyles({
  search: { display: 'flex', flex: '0 1 220px', minWidth: 0 },
});

/** The search field for several fields, above the filters. */
export function FilterSearch<N extends string>({ fields, typed, setTyped }: FilterPartProps<N>) {
  const styles = useFilterSearchStyles();
  const field = fields.find(({ kind }) => kind === 'search');
  return (
    field?.kind === 'search' && (
      <div className={styles.search}>
        <TextFilterInput
          field={field}
          onChange={(value) => setTyped({ ...typed, [field.name]: value })}
          value={typed[field.name]}
        />
      </div>
    )
  );
}
