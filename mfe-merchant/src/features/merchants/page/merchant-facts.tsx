import type { Merchant } from '@backoffice/contract';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { messages } from '../../../messages';
import { expansions, merchantFields } from '../merchant-fields';
import { useMerchantPageStyles } from './merchant-page.styles';
import { pageMessages } from './page-messages';

const timeOf = (at: string) => <time dateTime={at}>{formatDateTime(at)}</time>;

/** What is known of a merchant, as a page or a row of the list has it. */
export function MerchantFacts({ merchant }: { merchant: Omit<Merchant, 'privateKey'> }) {
  const styles = useMerchantPageStyles();
  const text = messages.useText();
  const pageText = pageMessages.useText();
  const facts = [
    [text(merchantFields.id.label), String(merchant.id)],
    [text(merchantFields.freeDifference.label), formatNumber(merchant.freeDifference)],
    [text(merchantFields.createdAt.label), timeOf(merchant.createdAt)],
    [pageText('merchantPage.updated'), timeOf(merchant.updatedAt)],
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
    </section>
  );
}
