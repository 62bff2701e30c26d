import {
  formatDateTime,
  formatNumber,
  formatPercent,
  type Language,
  languages,
  setLanguage,
  useLanguage,
} from '@backoffice/i18n';
import { makeStyles, notify, Radio, RadioGroup, tokens, uiMessages } from '@backoffice/ui';
import { MonthCalendar } from '@backoffice/ui/month-calendar';
import { periodMessages } from '@backoffice/ui/period-messages';
import { useState } from 'react';
import { ControlSamples, PaymentSamples } from '../features/showcase/language/language-samples';
import { showcaseMessages } from '../features/showcase/showcase-messages';
import { DemoCard, DemoPage } from '../demo-page';

/** The languages by their own names. */
export const languageNames: readonly (readonly [Language, string])[] = [
  ['zh', '中文'],
  ['en', 'English'],
  ['es', 'Español'],
  ['ja', '日本語'],
];

/** Switches the language, with a notice in the new one. */
export async function switchTo(code: string): Promise<void> {
  const language = languages.find((known) => known === code);
  if (!language) return;
  try {
    await setLanguage(language);
    notify.success({ title: showcaseMessages.text('showcase.language.switched') });
  } catch (error) {
    console.error('The language could not be switched.', error);
    notify.error({ title: showcaseMessages.text('showcase.language.failed') });
  }
}

const useLanguageStyles = makeStyles({
  calendar: { maxWidth: '308px' },
  languages: { flexWrap: 'wrap' },
  language: { whiteSpace: 'nowrap' },
  sentence: { marginBlockStart: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
  },
  fact: { margin: 0, fontVariantNumeric: 'tabular-nums' },
});

const AMOUNT = 1_234_567.89;
const SHARE = 37;
const TIME = '2026-11-21T05:04:03';
const DAY = '2026-11-21';

/** Demonstrates switching the language on sample content. */
export function Page() {
  const styles = useLanguageStyles();
  const text = showcaseMessages.useText();
  const language = useLanguage();
  const [day, setDay] = useState(DAY);
  const amount = formatNumber(AMOUNT);
  const date = formatDateTime(TIME);
  return (
    <DemoPage intro={text('showcase.language.intro')}>
      <DemoCard title={text('showcase.language.title')}>
        <RadioGroup
          aria-label={text('showcase.language.title')}
          className={styles.languages}
          layout="horizontal"
          onChange={(_event, { value }) => void switchTo(value)}
          value={language}
        >
          {languageNames.map(([code, name]) => (
            <Radio
              key={code}
              label={
                <span className={styles.language} lang={code}>
                  {name}
                </span>
              }
              value={code}
            />
          ))}
        </RadioGroup>
      </DemoCard>
      <DemoCard title={text('showcase.language.sample')}>
        <p className={styles.sentence}>{text('showcase.language.greeting', { amount, date })}</p>
        <dl className={styles.facts}>
          <dt>{text('showcase.language.number')}</dt>
          <dd className={styles.fact}>{amount}</dd>
          <dt>{text('showcase.language.currency')}</dt>
          <dd className={styles.fact}>
            {new Intl.NumberFormat(language, { style: 'currency', currency: 'CNY' }).format(AMOUNT)}
          </dd>
          <dt>{text('showcase.language.share')}</dt>
          <dd className={styles.fact}>{formatPercent(SHARE)}</dd>
          <dt>{text('showcase.language.time')}</dt>
          <dd className={styles.fact}>{date}</dd>
          <dt>{text('showcase.language.ago')}</dt>
          <dd className={styles.fact}>
            {new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-1, 'day')}
          </dd>
        </dl>
      </DemoCard>
      <DemoCard title={text('showcase.language.controls')}>
        <ControlSamples />
      </DemoCard>
      <DemoCard title={text('showcase.language.calendar')}>
        <div className={styles.calendar}>
          <MonthCalendar first={day} last={day} onPick={setDay} />
        </div>
        <p role="status">
          {text('showcase.language.chosen', {
            date: new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
              new Date(day),
            ),
          })}
        </p>
      </DemoCard>
      <DemoCard title={text('showcase.language.table')}>
        <PaymentSamples />
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [showcaseMessages, uiMessages, periodMessages];
