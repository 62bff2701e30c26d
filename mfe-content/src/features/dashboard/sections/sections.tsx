import { messages } from '../../../messages';
import { Segments } from '@backoffice/ui/segments';
import { type PeriodLength, periodLengths } from '../figures/period';
import { NewestMerchants } from '../merchants/newest-merchants';
import { TodoList } from '../todos/todo-list';
import { Transactions } from '../transactions/transactions';

interface PeriodChoiceProps {
  value: PeriodLength;
  onChange: (length: PeriodLength) => void;
}

/** The choice of the number of days of the series. */
function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const text = messages.useText();
  return (
    <Segments
      label={text('dashboard.period.label')}
      onChange={onChange}
      options={periodLengths.map((days) => ({ value: days, label: text('dashboard.period.days', { days }) }))}
      value={value}
    />
  );
}

/** The sections below the first figures and their controls, in one chunk that is loaded after the figures. */
export const sections = {
  newest: NewestMerchants,
  period: PeriodChoice,
  todos: TodoList,
  transactions: Transactions,
};
