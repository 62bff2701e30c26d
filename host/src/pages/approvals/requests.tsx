import { ApiError } from '@backoffice/api-client';
import type { ApprovalDecision } from '@backoffice/contract/approval-values';
import type { ApprovalOutcome, ApprovalRequest } from '@backoffice/contract/approvals';
import type { FailureReason } from '@backoffice/contract';
import { usePermission } from '@backoffice/session';
import { Button, Checkbox, EmptyPanel, ErrorPanel, notify, useBusy } from '@backoffice/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { phraseOf } from '../../kernel/failures/phrase-failure';
import { failureText } from '../../kernel/failures/failure-text';
import { usePageStyles } from '../page-layout/page.styles';
import { PageSkeleton } from '../../remotes/page-skeleton';
import { texts, titleOf } from './approval-texts';
import { APPROVALS_KEY, approvalsApi, approvalsOptions, type ShownApprovals } from './approvals.api';
import { useApprovalStyles } from './approvals.styles';
import { DecisionDialog } from './decision-dialog';
import { changeAddress } from './record-address';
import { RequestItem } from './request-item';

const emptyTexts = {
  waiting: 'approvals.empty.waiting',
  past: 'approvals.empty.past',
  mine: 'approvals.empty.mine',
} as const;

function showOutcomes(outcomes: readonly ApprovalOutcome[]): void {
  const { text } = texts;
  const refused = outcomes.find((outcome) => outcome.refused !== null);
  if (!refused) notify.success({ title: text('approvals.decided.title', { count: outcomes.length }) });
  else
    notify.warning({
      title: text('approvals.refused.title', { id: refused.id }),
      body: phraseOf({ code: refused.refused as FailureReason['code'], message: refused.refused! }),
    });
}

/** Sends decisions and withdrawals, one at a time. */
function useDecisions() {
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const act = (work: () => Promise<void>) =>
    run(async () => {
      try {
        await work();
      } catch (error) {
        console.error(error);
        notify.error({ title: failureText(error) });
      }
      await client.invalidateQueries({ queryKey: [APPROVALS_KEY] });
    });
  return {
    isBusy,
    decide: (ids: number[], decision: ApprovalDecision, words = '') =>
      act(async () => showOutcomes(await approvalsApi.decide({ ids, decision, words }))),
    withdraw: (id: number) =>
      act(async () => {
        await approvalsApi.withdraw(id);
        notify.success({ title: texts.text('approvals.withdrawn.title') });
      }),
  };
}

interface Chosen {
  ids: number[];
  decision: 'reject' | 'return';
}

interface DecisionButtonsProps {
  ids: number[];
  /** Names the requests for screen readers. */
  name: string;
  isBusy: boolean;
  onApprove: (ids: number[]) => void;
  onAsk: (chosen: Chosen) => void;
}

function DecisionButtons({ ids, name, isBusy, onApprove, onAsk }: DecisionButtonsProps) {
  const styles = useApprovalStyles();
  const text = texts.useText();
  const labelled = (label: string) => ({ 'aria-label': `${label}: ${name}`, children: label });
  return (
    <div className={styles.buttons}>
      <Button
        appearance="primary"
        disabledFocusable={isBusy}
        onClick={() => onApprove(ids)}
        {...labelled(text('approvals.approve.label'))}
      />
      <Button
        disabledFocusable={isBusy}
        onClick={() => onAsk({ ids, decision: 'return' })}
        {...labelled(text('approvals.return.label'))}
      />
      <Button
        disabledFocusable={isBusy}
        onClick={() => onAsk({ ids, decision: 'reject' })}
        {...labelled(text('approvals.reject.label'))}
      />
    </div>
  );
}

/** Leads from a request that came back to what it would have changed. */
function AskAgain({ request }: { request: ApprovalRequest }) {
  const page = usePageStyles();
  const text = texts.useText();
  const address = ['returned', 'stale'].includes(request.state) ? changeAddress(request) : undefined;
  if (address === undefined) return null;
  return (
    <p>
      <Link className={page.link} to={address}>
        {text('approvals.again')}
      </Link>
    </p>
  );
}

interface RequestsProps {
  show: ShownApprovals;
  /** The id of the request that the address names. */
  named: number | null;
}

/** A list of requests, with decisions on those that wait for the user. */
export function Requests({ show, named }: RequestsProps) {
  const styles = useApprovalStyles();
  const text = texts.useText();
  const mayDecide = usePermission('approvals:edit');
  const { data, error, refetch } = useQuery(approvalsOptions(show));
  const { isBusy, decide, withdraw } = useDecisions();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [pendingDecision, setPendingDecision] = useState<Chosen | null>(null);
  const [older, setOlder] = useState<ApprovalRequest[]>([]);
  const [hasOlder, setHasOlder] = useState<boolean>();
  if (!data)
    return error ? (
      <ErrorPanel
        body={failureText(error)}
        onRetry={() => void refetch()}
        requestId={error instanceof ApiError ? error.requestId : undefined}
        title={text('approvals.failed.title')}
      />
    ) : (
      <PageSkeleton />
    );
  const items = [...data.items, ...older];
  const isOpen = ({ state, barred }: ApprovalRequest) =>
    show === 'waiting' && mayDecide && state === 'waiting' && barred === null;
  const chosen = items.filter((request) => isOpen(request) && selected.has(request.id)).map(({ id }) => id);
  const select = (id: number, isOn: boolean) =>
    setSelected((before) => new Set(isOn ? [...before, id] : [...before].filter((other) => other !== id)));
  const showOlder = async () => {
    const page = await approvalsApi.older(show, items.at(-1)!.id);
    setOlder([...older, ...page.items]);
    setHasOlder(page.hasOlder);
  };
  const decideOn = {
    isBusy,
    onApprove: (ids: number[]) => void decide(ids, 'approve'),
    onAsk: setPendingDecision,
  };
  if (items.length === 0)
    return <EmptyPanel body={text('approvals.empty.body')} title={text(emptyTexts[show])} />;
  return (
    <>
      {chosen.length > 1 && (
        <div className={styles.bar}>
          <span role="status">{text('approvals.selected', { count: chosen.length })}</span>
          <DecisionButtons
            ids={chosen}
            name={text('approvals.selected', { count: chosen.length })}
            {...decideOn}
          />
        </div>
      )}
      <ul aria-label={text('approvals.list.label')} className={styles.list}>
        {items.map((request) => (
          <RequestItem
            checkbox={
              isOpen(request) && (
                <Checkbox
                  aria-label={text('approvals.select', { title: titleOf(request, text) })}
                  checked={selected.has(request.id)}
                  className={styles.checkbox}
                  onChange={(_event, { checked }) => select(request.id, checked === true)}
                />
              )
            }
            isNamed={request.id === named}
            key={request.id}
            request={request}
          >
            {isOpen(request) && (
              <DecisionButtons ids={[request.id]} name={titleOf(request, text)} {...decideOn} />
            )}
            {show === 'mine' && <AskAgain request={request} />}
            {show === 'mine' && request.state === 'waiting' && (
              <div className={styles.buttons}>
                <Button disabledFocusable={isBusy} onClick={() => void withdraw(request.id)}>
                  {text('approvals.withdraw.label')}
                </Button>
              </div>
            )}
          </RequestItem>
        ))}
      </ul>
      {(hasOlder ?? data.hasOlder) && (
        <Button onClick={() => void showOlder()}>{text('approvals.older.label')}</Button>
      )}
      {pendingDecision && (
        <DecisionDialog
          decision={pendingDecision.decision}
          isBusy={isBusy}
          onClose={() => setPendingDecision(null)}
          onDecide={(words) =>
            void decide(pendingDecision.ids, pendingDecision.decision, words).then(() =>
              setPendingDecision(null),
            )
          }
        />
      )}
    </>
  );
}
