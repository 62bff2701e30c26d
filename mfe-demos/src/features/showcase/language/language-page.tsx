import { formatDateTime, formatNumber, formatPercent, useLanguage } from '@backoffice/i18n';
import { Radio, RadioGroup } from '@backoffice/ui';
import { DemoCard } from '../../../frame/demo-card';
import { DemoPage } from '../../../frame/demo-page';
import { showcaseMessages } from '../showcase-messages';
import { languageNames } from './language-names';
import { useLanguageStyles } from './language.styles';
import { switchTo } from './switch-to';

const AMOUNT = 1_234_567.89;
const SHARE = 37;
const TIME = '2026-11-21T05:04:03';

/** Switches the language, and shows what that changes. */
export function LanguagePage() {
  const styles = useLanguageStyles();
  const text = showcaseMessages.useText();
  const language = useLanguage();
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
          <dt>{text('showcase.language.share')}</dt>
          <dd className={styles.fact}>{formatPercent(SHARE)}</dd>
          <dt>{text('showcase.language.time')}</dt>
          <dd className={styles.fact}>{date}</dd>
        </dl>
      </DemoCard>
    </DemoPage>
  );
}
