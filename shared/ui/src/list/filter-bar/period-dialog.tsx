import { makeStyles, tokens } from '@fluentui/react-components';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '../../base/dialog/dialog';
import { Button } from '../../base/elements/basic-controls';
import { Field, Input } from '../../base/elements/form-controls';
import { uiMessages } from '../../base/messages';
import { currentDay, readDay } from './days';
import { dayText } from './filter-field';
import { MonthCalendar } from './month-calendar';
import { periodMessages } from './period-messages';

const usePeriodDialogStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  ends: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
  },
  // Text fields are wider by default.
  written: { width: '100%', minWidth: 0 },
});

interface End {
  label: string;
  /** Empty for an open end. */
  day: string;
}

export interface PeriodDialogProps {
  title: string;
  first: End;
  last: End;
  onChoose: (first: string, last: string) => void;
  onClose: () => void;
}

/** A dialog for two days, typed or chosen from a calendar; either may be left open. */
export function PeriodDialog({ title, first, last, onChoose, onClose }: PeriodDialogProps) {
  const styles = usePeriodDialogStyles();
  const text = uiMessages.useText();
  const periodText = periodMessages.useText();
  const [written, setWritten] = useState({ first: dayText(first.day), last: dayText(last.day) });
  /** The end that the next day chosen in the calendar sets. */
  const [next, setNext] = useState<'first' | 'last'>('first');
  const [showsFailures, setShowsFailures] = useState(false);
  const today = dayText(currentDay());
  const from = readDay(written.first);
  const to = readDay(written.last);
  const wrong = (end: 'first' | 'last') =>
    written[end].trim() !== '' && !readDay(written[end])
      ? periodText('period.no-day', { day: today })
      : undefined;
  const isReversed = from !== undefined && to !== undefined && to < from;
  const failures = {
    first: wrong('first'),
    last: wrong('last') ?? (isReversed ? periodText('period.reversed') : undefined),
  };

  const pick = (day: string) => {
    const isBefore = next === 'last' && from !== undefined && day < from;
    if (next === 'first' || isBefore) setWritten({ first: dayText(day), last: '' });
    else setWritten({ ...written, last: dayText(day) });
    setNext(next === 'first' || isBefore ? 'last' : 'first');
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // React would bubble it to the form of the filter bar.
    event.stopPropagation();
    setShowsFailures(true);
    if (failures.first ?? failures.last) return;
    onClose();
    onChoose(from ?? '', to ?? '');
  };
  const field = (end: 'first' | 'last', label: string) => (
    <Field label={label} validationMessage={showsFailures ? failures[end] : undefined}>
      <Input
        className={styles.written}
        maxLength={10}
        onChange={(_event, { value }) => setWritten({ ...written, [end]: value })}
        onFocus={() => setNext(end)}
        placeholder={today}
        value={written[end]}
      />
    </Field>
  );
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{text('ui.dialog.cancel')}</Button>
          <Button appearance="primary" type="submit">
            {periodText('period.show')}
          </Button>
        </>
      }
      onDismiss={onClose}
      onSubmit={onSubmit}
      size="small"
      title={title}
    >
      <div className={styles.body}>
        <div className={styles.ends}>
          {field('first', first.label)}
          {field('last', last.label)}
        </div>
        <MonthCalendar first={from} last={to} onPick={pick} />
      </div>
    </Dialog>
  );
}
