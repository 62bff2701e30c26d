import type { PageQuery } from '../declaration/address';
import type { List, ListRow } from '../declaration/define-list';
import { RowHistoryDialog } from './row-history-dialog';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- one dialog for the rows of any list
type AnyRow = any;

export interface DeclaredHistoryProps {
  list: Pick<List<AnyRow, PageQuery, string, string>, 'name' | 'messages' | 'fields' | 'nameOf' | 'history'>;
  row: ListRow;
  onClose: () => void;
}

/** The history of a declared list's row, in the words of its fields; a field that a later server tells of keeps its name. */
export function DeclaredHistory({ list, row, onClose }: DeclaredHistoryProps) {
  const { name, messages, fields, nameOf = String, history } = list;
  const text = messages.useText();
  const fieldOf = (field: string) => (Object.hasOwn(fields, field) ? fields[field] : undefined);
  return (
    <RowHistoryDialog
      history={{
        key: [name, row.id],
        name: nameOf(row),
        read: (page, options) => history!(row.id, page, options),
        fieldText(field) {
          const label = fieldOf(field)?.label;
          return label === undefined ? field : text(label);
        },
        valueText({ field, ...values }, side) {
          const { choices, inHistory } = fieldOf(field) ?? {};
          const value = String(values[side]);
          const words = choices?.[value];
          return inHistory ? inHistory(value, text) : words && text(words);
        },
      }}
      onClose={onClose}
    />
  );
}
