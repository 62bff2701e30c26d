import { ApiError } from '@backoffice/api-client';
import {
  APPROVAL_HOURS_MAX,
  approvalKinds,
  type ApprovalRule,
  approvalRules,
  APPROVERS_MIN,
} from '@backoffice/contract/approval-values';
import type { ApprovalPolicyAnswer } from '@backoffice/contract/approvals';
import { usePermission } from '@backoffice/session';
import { Button, ErrorPanel, Field, Input, notify, Select, useBusy } from '@backoffice/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { failureText } from '../../kernel/failures/failure-text';
import { usePageStyles } from '../page-layout/page.styles';
import { PageSkeleton } from '../../remotes/page-skeleton';
import { kindTexts, ruleTexts, texts } from './approval-texts';
import { APPROVALS_KEY, approvalsApi, policyOptions } from './approvals.api';

const limits = { sharePoints: [0, 100], bulkRows: [0, 10_000], hours: [1, APPROVAL_HOURS_MAX] } as const;
type Limit = keyof typeof limits;
const limitTexts = {
  sharePoints: { label: 'approvals.policy.sharePoints', hint: 'approvals.policy.sharePoints.hint' },
  bulkRows: { label: 'approvals.policy.bulkRows', hint: 'approvals.policy.bulkRows.hint' },
  hours: { label: 'approvals.policy.hours', hint: 'approvals.policy.hours.hint' },
} as const;

/** Returns the number that a text means within a limit; null for one that means none. */
function numberOf(typed: string, [min, max]: readonly [number, number]): number | null {
  const number = /^\d+$/.test(typed.trim()) ? Number(typed) : NaN;
  return number >= min && number <= max ? number : null;
}

function PolicyForm({ policy }: { policy: ApprovalPolicyAnswer }) {
  const page = usePageStyles();
  const text = texts.useText();
  const mayEdit = usePermission('approvals:edit');
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const [rules, setRules] = useState(policy.rules);
  const [typed, setTyped] = useState({
    sharePoints: String(policy.sharePoints),
    bulkRows: String(policy.bulkRows),
    hours: String(policy.hours),
  });
  const [remotes, setRemotes] = useState(policy.deployKeyRemotes.join(', '));
  const [failure, setFailure] = useState<string | null>(null);
  const numbers = {
    sharePoints: numberOf(typed.sharePoints, limits.sharePoints),
    bulkRows: numberOf(typed.bulkRows, limits.bulkRows),
    hours: numberOf(typed.hours, limits.hours),
  };
  const save = () =>
    run(async () => {
      const { sharePoints, bulkRows, hours } = numbers;
      if (sharePoints === null || bulkRows === null || hours === null) return;
      setFailure(null);
      try {
        await approvalsApi.setPolicy({
          rules,
          sharePoints,
          bulkRows,
          hours,
          deployKeyRemotes: remotes.split(/[\s,]+/).filter(Boolean),
          updatedAt: policy.updatedAt,
        });
        notify.success({ title: text('approvals.policy.saved') });
      } catch (error) {
        console.error(error);
        if (!(error instanceof ApiError && error.code === 'approval-pending')) {
          setFailure(failureText(error));
          return;
        }
      }
      await client.invalidateQueries({ queryKey: [APPROVALS_KEY] });
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={page.form} noValidate onSubmit={submit}>
      {approvalKinds.map((kind) => (
        <Field key={kind} label={text(kindTexts[kind])}>
          <Select
            disabled={!mayEdit}
            onChange={(_event, { value }) => setRules({ ...rules, [kind]: value as ApprovalRule })}
            value={rules[kind]}
          >
            {approvalRules.map((rule) => (
              <option key={rule} value={rule}>
                {text(ruleTexts[rule])}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <Field hint={text('approvals.policy.factorReset.hint')} label={text('approvals.policy.factorReset')}>
        <Select disabled value="other-user">
          <option value="other-user">{text(ruleTexts['other-user'])}</option>
        </Select>
      </Field>
      {(Object.keys(limits) as Limit[]).map((limit) => (
        <Field
          hint={text(limitTexts[limit].hint)}
          key={limit}
          label={text(limitTexts[limit].label)}
          validationMessage={
            numbers[limit] === null
              ? text('approvals.policy.number', { min: limits[limit][0], max: limits[limit][1] })
              : undefined
          }
        >
          <Input
            disabled={!mayEdit}
            inputMode="numeric"
            onChange={(_event, { value }) => setTyped({ ...typed, [limit]: value })}
            value={typed[limit]}
          />
        </Field>
      ))}
      <Field
        hint={text('approvals.policy.deployKeyRemotes.hint')}
        label={text('approvals.policy.deployKeyRemotes')}
      >
        <Input disabled={!mayEdit} onChange={(_event, { value }) => setRemotes(value)} value={remotes} />
      </Field>
      {failure && <div role="alert">{failure}</div>}
      {mayEdit && (
        <div className={page.buttons}>
          <Button appearance="primary" disabledFocusable={isBusy} type="submit">
            {text('approvals.policy.save')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** The calls that need approval, and who can give it. */
export function PolicySection() {
  const page = usePageStyles();
  const text = texts.useText();
  const { data, error, refetch } = useQuery(policyOptions);
  if (!data)
    return error ? (
      <ErrorPanel
        body={failureText(error)}
        onRetry={() => void refetch()}
        title={text('approvals.failed.title')}
      />
    ) : (
      <PageSkeleton />
    );
  return (
    <>
      <p className={page.hint}>
        {text('approvals.policy.about', { needed: APPROVERS_MIN, count: data.approvers })}
      </p>
      <PolicyForm key={data.updatedAt} policy={data} />
    </>
  );
}
