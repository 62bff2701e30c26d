import type { FailureReason } from '@backoffice/contract';
import type { ApprovalRequest } from '@backoffice/contract/approvals';
import { formatDateTime } from '@backoffice/i18n';
import { Ticket } from '@backoffice/list-screen/reason';
import { type ReactNode, useEffect, useRef } from 'react';
import { phraseOf } from '../../kernel/failures/phrase-failure';
import { Link } from 'react-router-dom';
import { usePageStyles } from '../page-layout/page.styles';
import { stateTexts, texts, titleOf } from './approval-texts';
import { useApprovalStyles } from './approvals.styles';
import { Effect } from './effect';
import { recordAddress } from './record-address';

interface RequestItemProps {
  request: ApprovalRequest;
  /** The request that the address names: it is scrolled to. */
  isNamed: boolean;
  /** Shown before the title. */
  checkbox?: ReactNode;
  children?: ReactNode;
}

/** Why the caller cannot decide it, or why the approved change was not made. */
function Refusal({ request: { barred, failure } }: Pick<RequestItemProps, 'request'>) {
  const styles = useApprovalStyles();
  if (failure) return <p className={styles.reason}>{phraseOf(failure as FailureReason)}</p>;
  if (!barred) return null;
  return (
    <p className={styles.fact}>{phraseOf({ code: barred as FailureReason['code'], message: barred })}</p>
  );
}

/** One request with its effect, its reason and what became of it. */
export function RequestItem({ request, isNamed, checkbox, children }: RequestItemProps) {
  const { id, state, asker, askedAt, reason, ticket, approver, words, decidedAt, expiresAt, effect } =
    request;
  const page = usePageStyles();
  const styles = useApprovalStyles();
  const text = texts.useText();
  const [title, address] = [titleOf(request, text), recordAddress(effect)];
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) item.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  return (
    <li className={styles.item} ref={item}>
      <div className={styles.head}>
        {checkbox}
        <h2 className={styles.title} id={`approval-${id}`}>
          {address === undefined ? (
            title
          ) : (
            <Link className={page.link} to={address}>
              {title}
            </Link>
          )}
        </h2>
        <span className={styles.state} role="status">
          {text(stateTexts[state])}
        </span>
      </div>
      <p className={styles.fact}>
        <span>{text('approvals.asked', { id, asker, at: formatDateTime(askedAt) })}</span>{' '}
        {state === 'waiting' && <span>{text('approvals.expires', { at: formatDateTime(expiresAt) })}</span>}
      </p>
      {reason && <p className={styles.reason}>{text('approvals.reason', { reason })}</p>}
      {ticket && (
        <p className={styles.reason}>
          {text('approvals.ticket')} <Ticket ticket={ticket} />
        </p>
      )}
      <Effect effect={effect} />
      {approver && decidedAt && (
        <p className={styles.fact}>
          {text('approvals.decided', { approver, at: formatDateTime(decidedAt) })}
        </p>
      )}
      {words && <p className={styles.reason}>{text('approvals.words.said', { words })}</p>}
      <Refusal request={request} />
      {children}
    </li>
  );
}
