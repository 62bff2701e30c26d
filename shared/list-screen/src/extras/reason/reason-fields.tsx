import type { ChangeReason } from '@backoffice/api-client';
import type { ReasonRules } from '@backoffice/contract/reason-rules';
import {
  CHANGE_REASON_MAX,
  CHANGE_REASON_MIN,
  CHANGE_TICKET_MAX,
  ticketPattern,
} from '@backoffice/contract/reason-values';
import { Field, Input, makeStyles, tokens } from '@backoffice/ui';
import { reasonMessages } from './reason-messages';

const useReasonFieldsStyles = makeStyles({
  fields: { display: 'grid', rowGap: tokens.spacingVerticalM, minWidth: 0 },
});

/** The fields that must be filled in. */
type RequiredParts = Record<keyof ChangeReason, boolean>;

type Problem = 'missing' | 'invalid';
type ReasonProblems = Partial<Record<keyof ChangeReason, Problem>>;

/** Returns what the server would refuse. */
export function reasonProblems(
  { reason, ticket }: ChangeReason,
  required: RequiredParts,
  pattern: string | null,
): ReasonProblems {
  const problems: ReasonProblems = {};
  const length = reason.trim().length;
  if (length === 0 ? required.reason : length < CHANGE_REASON_MIN) problems.reason = 'invalid';
  if (ticket.trim() === '') {
    if (required.ticket) problems.ticket = 'missing';
  } else if (pattern !== null && !ticketPattern(pattern).test(ticket.trim())) problems.ticket = 'invalid';
  return problems;
}

interface ReasonFieldsProps {
  given: ChangeReason;
  onChange: (given: ChangeReason) => void;
  rules: ReasonRules | undefined;
  required: RequiredParts;
  problems: ReasonProblems;
  /** The first field has the focus when the dialog opens. */
  isFirst?: boolean;
}

/** The fields for the reason of a change and its ticket. */
export function ReasonFields({ given, onChange, rules, required, problems, isFirst }: ReasonFieldsProps) {
  const styles = useReasonFieldsStyles();
  const text = reasonMessages.useText();
  const length = { min: CHANGE_REASON_MIN, max: CHANGE_REASON_MAX };
  const pattern = rules?.ticketPattern ?? null;
  const ticketTexts = {
    missing: text('reason.ticket.missing'),
    invalid: text('reason.ticket.invalid', { pattern: pattern ?? '' }),
  };
  return (
    <div className={styles.fields}>
      <Field
        hint={text('reason.field.hint', length)}
        label={text('reason.field')}
        required={required.reason}
        validationMessage={problems.reason && text('reason.field.invalid', length)}
      >
        <Input
          data-autofocus={isFirst ? '' : undefined}
          maxLength={CHANGE_REASON_MAX}
          onChange={(_event, { value }) => onChange({ ...given, reason: value })}
          value={given.reason}
        />
      </Field>
      <Field
        hint={pattern === null ? undefined : text('reason.ticket.hint', { pattern })}
        label={text('reason.ticket')}
        required={required.ticket}
        validationMessage={problems.ticket && ticketTexts[problems.ticket]}
      >
        <Input
          maxLength={CHANGE_TICKET_MAX}
          onChange={(_event, { value }) => onChange({ ...given, ticket: value })}
          value={given.ticket}
        />
      </Field>
    </div>
  );
}
