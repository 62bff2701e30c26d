import { formatNumber, useLanguage } from '@backoffice/i18n';
import { Button, Field, makeStyles, Select, tokens } from '@backoffice/ui';
import { flexWrapping } from '@backoffice/ui/layout-rules';
import { useState } from 'react';
import { WideTable } from '../../../demo-page';
import { showcaseMessages } from '../showcase-messages';

const useSampleStyles = makeStyles({
  buttons: { ...flexWrapping, gap: tokens.spacingHorizontalS, marginBlockEnd: tokens.spacingVerticalM },
  field: { maxWidth: '320px' },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  cell: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS} 0`,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    textAlign: 'start',
  },
});

const statuses = {
  settled: 'showcase.language.status.settled',
  pending: 'showcase.language.status.pending',
  refunded: 'showcase.language.status.refunded',
} as const;

type Status = keyof typeof statuses;

const payments: readonly { id: number; day: string; amount: number; currency: string; status: Status }[] = [
  { id: 1, day: '2026-11-04T00:00', amount: 163.2, currency: 'CNY', status: 'settled' },
  { id: 2, day: '2026-11-12T00:00', amount: 12_480.5, currency: 'EUR', status: 'pending' },
  { id: 3, day: '2026-11-21T00:00', amount: 98_000, currency: 'JPY', status: 'refunded' },
];

/** Buttons and a select in the language of the interface. */
export function ControlSamples() {
  const styles = useSampleStyles();
  const text = showcaseMessages.useText();
  const [status, setStatus] = useState<Status>('settled');
  return (
    <>
      <div className={styles.buttons}>
        <Button appearance="primary">{text('showcase.language.button.pay')}</Button>
        <Button>{text('showcase.language.button.refund')}</Button>
        <Button appearance="subtle">{text('showcase.language.button.cancel')}</Button>
      </div>
      <Field className={styles.field} label={text('showcase.language.column.status')}>
        <Select onChange={(_event, { value }) => setStatus(value as Status)} value={status}>
          {(Object.keys(statuses) as Status[]).map((key) => (
            <option key={key} value={key}>
              {text(statuses[key])}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

const columns = [
  'showcase.language.column.number',
  'showcase.language.column.date',
  'showcase.language.column.amount',
  'showcase.language.column.status',
] as const;

/** A table whose headings, dates, amounts and states depend on the language. */
export function PaymentSamples() {
  const styles = useSampleStyles();
  const text = showcaseMessages.useText();
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const money = (amount: number, currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
  return (
    <WideTable aria-label={text('showcase.language.table')} className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th className={styles.cell} key={column} scope="col">
              {text(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <td className={styles.cell}>{formatNumber(payment.id)}</td>
            <td className={styles.cell}>{day.format(new Date(payment.day))}</td>
            <td className={styles.cell}>{money(payment.amount, payment.currency)}</td>
            <td className={styles.cell}>{text(statuses[payment.status])}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
