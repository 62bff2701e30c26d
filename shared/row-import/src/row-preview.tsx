import { formatNumber } from '@backoffice/i18n';
import { Checkbox, mergeClasses } from '@backoffice/ui';
import { useMemo, useState } from 'react';
import type { CheckedRow } from './check-rows';
import { useImportStyles } from './import.styles';
import type { KnownField } from './known-names';
import { importMessages } from './messages';

const SHOWN = 10;
const SECRET = '••••••';

export interface RowPreviewProps {
  fields: readonly KnownField[];
  rows: readonly CheckedRow[];
}

/** The first rows as they would be sent, each with its problems. */
export function RowPreview({ fields, rows }: RowPreviewProps) {
  const styles = useImportStyles();
  const text = importMessages.useText();
  const [onlyBad, setOnlyBad] = useState(false);
  const bad = useMemo(() => rows.filter(({ problems }) => problems.length > 0), [rows]);
  const listed = onlyBad && bad.length > 0 ? bad : rows;
  const firstRows = listed.slice(0, SHOWN);
  const wordOf = ({ valueLabels }: KnownField, value: unknown) =>
    valueLabels.get(String(value)) ??
    (typeof value === 'number' ? formatNumber(value) : typeof value === 'string' ? value : '');
  return (
    <div className={styles.step}>
      <div className={styles.previewHead}>
        <h3 className={styles.heading}>{text('import.preview.title')}</h3>
        {bad.length > 0 && (
          <Checkbox
            checked={onlyBad}
            label={text('import.preview.only-bad')}
            onChange={(_event, { checked }) => setOnlyBad(checked === true)}
          />
        )}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it only while it has the focus */}
      <div aria-label={text('import.preview.title')} className={styles.scroll} role="region" tabIndex={0}>
        <table aria-label={text('import.preview.title')} className={styles.table}>
          <thead>
            <tr>
              <th className={styles.cell}>{text('import.column.row')}</th>
              <th className={mergeClasses(styles.cell, styles.problems)}>{text('import.column.message')}</th>
              {fields.map(({ name, label }) => (
                <th className={styles.cell} key={name}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {firstRows.map(({ row, shown, problems }) => (
              <tr key={row.number}>
                <td className={styles.cell}>{row.number}</td>
                <td className={mergeClasses(styles.cell, styles.problems, problems.length > 0 && styles.bad)}>
                  {problems.length === 0
                    ? text('import.preview.good')
                    : problems.map(({ field, message }) => <div key={field}>{message}</div>)}
                </td>
                {fields.map((field) => (
                  <td
                    className={mergeClasses(
                      styles.cell,
                      styles.value,
                      problems.some(({ field: name }) => name === field.name) && styles.badValue,
                    )}
                    key={field.name}
                  >
                    {field.isSecret && shown[field.name] ? SECRET : wordOf(field, shown[field.name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {listed.length > SHOWN && (
        <p className={styles.hint}>
          {text('import.preview.more', { shown: SHOWN, total: formatNumber(listed.length) })}
        </p>
      )}
    </div>
  );
}
