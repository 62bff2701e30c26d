import type { ApprovalEffect } from '@backoffice/contract/approvals';
import { formatNumber, formatPercent } from '@backoffice/i18n';
import { joinList } from '@backoffice/i18n/format-list';
import { usePageStyles } from '../page-layout/page.styles';
import { WideTable } from '../page-layout/wide-table';
import { fieldText, texts, valueText } from './approval-texts';
import { useApprovalStyles } from './approvals.styles';

function Changes({ changes }: Pick<ApprovalEffect, 'changes'>) {
  const text = texts.useText();
  return (
    <WideTable label={text('approvals.changes.label')}>
      <thead>
        <tr>
          <th scope="col">{text('approvals.changes.field')}</th>
          <th scope="col">{text('approvals.changes.from')}</th>
          <th scope="col">{text('approvals.changes.to')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{fieldText(change.field, text)}</th>
            <td>{valueText(change, change.from, text)}</td>
            <td>{valueText(change, change.to, text)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

const shareText = (share: number | null) => (share === null ? '–' : formatPercent(share));

function Shares({ shares }: { shares: NonNullable<ApprovalEffect['shares']> }) {
  const styles = useApprovalStyles();
  const text = texts.useText();
  return (
    <WideTable label={text('approvals.shares.label')}>
      <thead>
        <tr>
          <th scope="col">{text('approvals.shares.label')}</th>
          <th scope="col">{text('approvals.changes.from')}</th>
          <th scope="col">{text('approvals.changes.to')}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ channel, from, to }) => (
          <tr key={channel}>
            <th scope="row">{channel}</th>
            <td className={styles.number}>{shareText(from)}</td>
            <td className={styles.number}>{shareText(to)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** Shows exactly what a request would change. */
export function Effect({ effect: { changes, shares, rows, names } }: { effect: ApprovalEffect }) {
  const page = usePageStyles();
  const text = texts.useText();
  return (
    <>
      {rows !== undefined && (
        <p className={page.text}>
          {text('approvals.rows', { count: rows, rows: formatNumber(rows), names: joinList(names ?? []) })}
        </p>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
      {shares && shares.length > 0 && <Shares shares={shares} />}
    </>
  );
}
