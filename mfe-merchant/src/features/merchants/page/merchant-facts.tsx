import type { Merchant } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { ZonedTime } from '@backoffice/list-screen/panel';
import type { ReactNode } from 'react';
import { messages } from '../../../messages';
import { expansions, merchantFields } from '../merchant-fields';
import { useMerchantPageStyles } from './merchant-page.styles';
import { pageMessages } from './page-messages';
import { FoldedSection } from './page-section';

type Fact = readonly [label: string, value: ReactNode];

/** A list of facts, each with its label. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const styles = useMerchantPageStyles();
  return (
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
  );
}

/** The facts of a merchant, and its custom fields where it has any; both are folded. */
export function MerchantFacts({ merchant }: { merchant: Omit<Merchant, 'privateKey'> }) {
  const text = messages.useText();
  const pageText = pageMessages.useText();
  const facts: Fact[] = [
    [text(merchantFields.id.label), String(merchant.id)],
    [text(merchantFields.freeDifference.label), formatNumber(merchant.freeDifference)],
    [text(merchantFields.createdAt.label), <ZonedTime at={merchant.createdAt} key="created" />],
    [pageText('merchantPage.updated'), <ZonedTime at={merchant.updatedAt} key="updated" />],
  ];
  const custom = expansions.flatMap((name): Fact[] =>
    merchant[name] === '' ? [] : [[text(merchantFields[name].label), merchant[name]]],
  );
  return (
    <>
      <FoldedSection name="details" title={pageText('merchantPage.facts')}>
        <FactList facts={facts} />
      </FoldedSection>
      {custom.length > 0 && (
        <FoldedSection name="custom" title={pageText('merchantPage.custom')}>
          <FactList facts={custom} />
        </FoldedSection>
      )}
    </>
  );
}
