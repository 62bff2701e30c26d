import { messages } from '../../../messages';
import { Choice } from '../elements/choice';
import { type PeriodLength, periodLengths } from './period';

interface PeriodChoiceProps {
  value: PeriodLength;
  onChange: (length: PeriodLength) => void;
}

/** How many days the series are shown for. */
export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const text = messages.useText();
  return (
    <Choice
      label={text('dashboard.period.label')}
      onChange={onChange}
      options={periodLengths.map((days) => ({ value: days, label: text('dashboard.period.days', { days }) }))}
      value={value}
    />
  );
}
