import { formatDateTime } from '@backoffice/i18n';
import { formatRelative } from '@backoffice/i18n/format-relative';
import { CheckmarkCircleIcon, ErrorCircleIcon, mergeClasses, WarningIcon } from '@backoffice/ui';
import { type ReactNode, useId } from 'react';
import { operationsMessages } from './operations-messages';
import { useOperationsStyles } from './operations.styles';

interface SectionProps {
  title: string;
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  const styles = useOperationsStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A list of values, each with its name. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const styles = useOperationsStyles();
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => [
        <dt className={styles.term} key={name}>
          {name}
        </dt>,
        <dd className={styles.fact} key={`${name} is`}>
          {value}
        </dd>,
      ])}
    </dl>
  );
}

/** A time with its age, or a text where there is none. */
export function Ago({ at, none }: { at: string | null; none: string }) {
  const text = operationsMessages.useText();
  if (at === null) return none;
  return (
    <time dateTime={at}>{text('operations.ago', { time: formatDateTime(at), ago: formatRelative(at) })}</time>
  );
}

const icons = { good: CheckmarkCircleIcon, warning: WarningIcon, critical: ErrorCircleIcon } as const;

/** A state as text with an icon. */
export function State({ is, children }: { is: keyof typeof icons; children: string }) {
  const styles = useOperationsStyles();
  const Icon = icons[is];
  return (
    <span className={mergeClasses(styles.state, styles[is])}>
      <Icon size={16} />
      {children}
    </span>
  );
}

interface PlainColumn<Row> {
  header: string;
  isNumber?: boolean;
  cell: (row: Row) => ReactNode;
}

interface PlainTableProps<Row> {
  label: string;
  /** The columns; the first one names the row. */
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
}

/** A table of a few rows, without sorting and paging. */
export function PlainTable<Row>({ label, columns, rows }: PlainTableProps<Row>) {
  const styles = useOperationsStyles();
  const classOf = (isNumber?: boolean) => mergeClasses(styles.cell, isNumber && styles.number);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it only while it has the focus
    <div aria-label={label} className={styles.wide} role="group" tabIndex={0}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ header, isNumber }) => (
              <th className={mergeClasses(classOf(isNumber), styles.heading)} key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(({ header, isNumber, cell }, column) =>
                column === 0 ? (
                  <th className={classOf(isNumber)} key={header} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td className={classOf(isNumber)} key={header}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
