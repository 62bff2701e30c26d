import { filteredAddress, screens, type TransactionFigures } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { LoadFailure, volumeTexts } from '@backoffice/list-screen';
import { FigureLine } from '@backoffice/ui/figure-line';
import { successRate, transactionCount } from '@backoffice/contract/success-rate';
import { mergeClasses, Skeleton } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMerchantMoneyStyles } from './merchant-money.styles';
import { moneyOptions, type MoneyPeriod } from './money.queries';
import { pageMessages } from './page-messages';

const titles = {
  today: 'merchantPage.money.today',
  'last-30-days': 'merchantPage.money.last-30-days',
} as const satisfies Record<MoneyPeriod, string>;

interface PeriodFiguresProps {
  period: MoneyPeriod;
  merchantId: number;
  figures: TransactionFigures;
  /** The period stands beside another one in a wide window. */
  isBeside: boolean;
}

/** The figures of a period, each a link to its transactions. */
function PeriodFigures({ period, merchantId, figures, isBeside }: PeriodFiguresProps) {
  const { pending } = figures;
  const { main, others } = volumeTexts(figures);
  const styles = useMerchantMoneyStyles();
  const text = pageMessages.useText();
  const rate = successRate(figures);
  const listOf = (status?: 'success' | 'pending') =>
    filteredAddress(screens.transactions, {
      merchantId: String(merchantId),
      within: period,
      ...(status && { status }),
    });
  const titleId = `merchant-money-${period}`;
  return (
    <div
      aria-labelledby={titleId}
      className={mergeClasses(styles.period, isBeside && styles.later)}
      role="group"
    >
      <h3 className={styles.title} id={titleId}>
        {text(titles[period])}
      </h3>
      <FigureLine
        figures={[
          { label: text('merchantPage.money.amount'), value: main, to: listOf() },
          {
            label: text('merchantPage.money.payments'),
            value: formatNumber(transactionCount(figures)),
            to: listOf(),
          },
          {
            label: text('merchantPage.money.rate'),
            value: rate === null ? '–' : text('merchantPage.money.percent', { percent: formatNumber(rate) }),
            to: listOf('success'),
          },
          {
            label: text('merchantPage.money.pending'),
            value: formatNumber(pending),
            to: listOf('pending'),
          },
        ]}
      />
      {others && <p className={styles.others}>{text('merchantPage.money.others', { amounts: others })}</p>}
    </div>
  );
}

interface MerchantMoneyProps {
  merchantId: number;
  /** Shows the periods below each other, as in the panel. */
  isShort?: boolean | undefined;
}

/** The transaction figures of a merchant. Their space is reserved while they load. */
export function MerchantMoney({ merchantId, isShort }: MerchantMoneyProps) {
  const styles = useMerchantMoneyStyles();
  const text = pageMessages.useText();
  const { data, error, isFetching, refetch } = useQuery(moneyOptions(merchantId));
  if (error && !data && !isFetching)
    return (
      <LoadFailure error={error} onRetry={() => void refetch()} title={text('merchantPage.money.failed')} />
    );
  const isNone = data && transactionCount(data['last-30-days']) === 0;
  return (
    <section
      aria-busy={!data}
      aria-label={text('merchantPage.money')}
      className={mergeClasses(styles.money, !isShort && styles.wide)}
    >
      {isNone ? (
        <p className={styles.none}>{text('merchantPage.money.none')}</p>
      ) : data ? (
        (['today', 'last-30-days'] as const).map((period) => (
          <PeriodFigures
            figures={data[period]}
            isBeside={!isShort && period !== 'today'}
            key={period}
            merchantId={merchantId}
            period={period}
          />
        ))
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
    </section>
  );
}
