import { type ChangeReason, giveReasons } from '@backoffice/api-client';
import { isPathOf, type ReasonSubject, requiredBy } from '@backoffice/contract/reason-values';
import { store, userAtom } from '@backoffice/session';
import { Button, makeStyles, tokens } from '@backoffice/ui';
import { useEffect, useRef, useState } from 'react';
import { ReasonFields, reasonProblems } from './reason-fields';
import { reasonMessages } from './reason-messages';

const useReasonPartStyles = makeStyles({
  part: { gridColumn: '1 / -1', minWidth: 0, marginTop: tokens.spacingVerticalS },
});

interface ReasonPartProps {
  subject: ReasonSubject;
}

/**
 * The part of a form or dialog in which the user says why: open where a reason is required, otherwise behind a button. The calls
 * of such changes carry it while the form is open.
 */
export function ReasonPart({ subject }: ReasonPartProps) {
  const styles = useReasonPartStyles();
  const text = reasonMessages.useText();
  const rules = store.get(userAtom)?.changeReasons;
  const required = requiredBy(rules?.rules[subject]);
  const [given, setGiven] = useState<ChangeReason>({ reason: '', ticket: '' });
  const [isLeft, setIsLeft] = useState(false);
  const [isOpen, setIsOpen] = useState(required.reason);
  const part = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      giveReasons({
        reason: given.reason.trim(),
        ticket: given.ticket.trim(),
        isFor: (path) => isPathOf(subject, path),
        onGiven(entered) {
          setGiven(entered);
          setIsOpen(true);
        },
      }),
    [given, subject],
  );
  const open = () => {
    setIsOpen(true);
    requestAnimationFrame(() => part.current?.querySelector('input')?.focus());
  };
  // Missing parts are requested when the form is sent.
  const none = { reason: false, ticket: false };
  return (
    <div
      aria-label={text('reason.group')}
      className={styles.part}
      onBlur={() => setIsLeft(true)}
      onFocus={() => setIsLeft(false)}
      ref={part}
      role="group"
    >
      {isOpen ? (
        <ReasonFields
          given={given}
          onChange={setGiven}
          problems={isLeft ? reasonProblems(given, none, rules?.ticketPattern ?? null) : {}}
          required={required}
          rules={rules}
        />
      ) : (
        <Button appearance="subtle" onClick={open} size="small">
          {text('reason.add')}
        </Button>
      )}
    </div>
  );
}
