import type { ChangeReason } from '@backoffice/api-client';
import { ReasonFields, reasonMessages, reasonProblems } from '@backoffice/list-screen/reason';
import { store, userAtom } from '@backoffice/session';
import { Button, Dialog } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { answerReasons, reasonRequestsAtom } from './follow-reasons';

const cancel = () => answerReasons(null);

/** Asks for the reason of a change that requires one. The page keeps what was typed; Cancel fails the call. */
export function ChangeReasonDialog() {
  const text = reasonMessages.useText();
  const requests = useAtomValue(reasonRequestsAtom);
  const [entered, setEntered] = useState<ChangeReason>(requests[0]?.given ?? { reason: '', ticket: '' });
  const [isSent, setIsSent] = useState(false);
  const rules = store.get(userAtom)?.changeReasons;
  // A part that was given already is not among the missing ones, and stays required.
  const needsTicket = requests.some(
    ({ error, given }) => isMissingTicket(error.values) || (given?.ticket ?? '') !== '',
  );
  const required = { reason: true, ticket: needsTicket };
  const problems = reasonProblems(entered, required, rules?.ticketPattern ?? null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (Object.keys(problems).length === 0)
      answerReasons({ reason: entered.reason.trim(), ticket: entered.ticket.trim() });
  };
  return (
    <Dialog
      actions={
        <>
          <Button onClick={cancel}>{text('reason.needed.cancel')}</Button>
          <Button appearance="primary" type="submit">
            {text('reason.needed.confirm')}
          </Button>
        </>
      }
      onDismiss={cancel}
      onSubmit={submit}
      role="alertdialog"
      size="small"
      title={text('reason.needed.title')}
    >
      <p>{text(required.ticket ? 'reason.needed.body.ticket' : 'reason.needed.body')}</p>
      <ReasonFields
        given={entered}
        isFirst
        onChange={setEntered}
        problems={isSent ? problems : {}}
        required={required}
        rules={rules}
      />
    </Dialog>
  );
}

const isMissingTicket = (values: Readonly<Record<string, unknown>> = {}) =>
  String(values.missing).includes('ticket');
