import type { Merchant } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { Moment } from '@backoffice/list-screen';
import { listScreenMessages } from '@backoffice/list-screen/panel';
import type { ComponentType } from 'react';
import { messages } from '../../../messages';
import { expansions, merchantFields } from '../merchant-fields';
import { useMerchantPageStyles } from './merchant-page.styles';
import { pageMessages } from './page-messages';

interface MerchantFactsProps {
  merchant: Omit<Merchant, 'privateKey'>;
  /** Shows a time with its zone; by default times have no zone and a note below names it. */
  Time?: ComponentType<{ at: string }>;
}

/** The facts of a merchant, for its page and its panel. */
export function MerchantFacts({ merchant, Time }: MerchantFactsProps) {
  const styles = useMerchantPageStyles();
  const text = messages.useText();
  const pageText = pageMessages.useText();
  const listText = listScreenMessages.useText();
  const Shown = Time ?? Moment;
  const facts = [
    [text(merchantFields.id.label), String(merchant.id)],
    [text(merchantFields.freeDifference.label), formatNumber(merchant.freeDifference)],
    [text(merchantFields.createdAt.label), <Shown at={merchant.createdAt} key="created" />],
    [pageText('merchantPage.updated'), <Shown at={merchant.updatedAt} key="updated" />],
    ...expansions
      .filter((name) => merchant[name] !== '')
      .map((name) => [text(merchantFields[name].label), merchant[name]] as const),
  ] as const;
  return (
    <section aria-labelledby="merchant-facts" className={styles.card}>
      <h3 className={styles.title} id="merchant-facts">
        {pageText('merchantPage.facts')}
      </h3>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => [
          <dt className={styles.term} key={label}>
            {label}
          </dt>,
          <dd className={styles.fact} key={`${label} is`}>
            {value}
          </dd>,
        ])}
      </dl>
      {!Time && <p className={styles.zone}>{listText('history.list.zone', { zone: shownZoneLabel() })}</p>}
    </section>
  );
}
