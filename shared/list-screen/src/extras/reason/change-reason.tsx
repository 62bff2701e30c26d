import type { ReasonSubject } from '@backoffice/contract/reason-values';
import { store, userAtom } from '@backoffice/session';
import { lateComponent } from '@backoffice/ui/late-component';

const LatePart = lateComponent(async () => {
  const [{ ReasonPart }, { reasonMessages }] = await Promise.all([
    import(/* webpackChunkName: "list-reason" */ './reason-part'),
    import(/* webpackChunkName: "list-reason" */ './reason-messages'),
  ]);
  await reasonMessages.load();
  return ReasonPart;
});

interface ChangeReasonProps {
  subject: ReasonSubject;
}

export const asksForReason = (subject: ReasonSubject): boolean =>
  store.get(userAtom)?.changeReasons?.rules[subject] !== undefined;

/** Lets the user say why in a form or dialog whose changes ask for a reason; nothing elsewhere. */
export function ChangeReason({ subject }: ChangeReasonProps) {
  return asksForReason(subject) ? <LatePart subject={subject} /> : null;
}
