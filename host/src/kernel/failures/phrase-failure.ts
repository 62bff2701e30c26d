import type { ApiError } from '@backoffice/api-client';
import type { FailureReason, FailureSubject } from '@backoffice/contract';
import { defineMessages, formatDateTime, formatNumber, onLanguageChange } from '@backoffice/i18n';
import { formatWait } from './format-wait';
import { phraseOfKind } from './phrase-kind';

/** A message for each error code of the contract, in the user's language. */
export const failureMessages = defineMessages('failures', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

type Values = NonNullable<FailureReason['values']>;

const actionNames = { view: 'failure.action.view', edit: 'failure.action.edit' } as const;

/** Formats values that are words themselves, or need another form. */
const shownValues: Record<string, (value: never) => string> = {
  subject(subject: FailureSubject) {
    const key = `failure.subject.${subject}` as const;
    return failureMessages.text(key);
  },
  action: (action: keyof typeof actionNames) => failureMessages.text(actionNames[action]),
  seconds: formatWait,
  updatedAt: (time: string) => formatDateTime(time),
};

function shownIn(values: Values): Values {
  const shown = Object.entries(values).map(([name, value]) => {
    const show = shownValues[name];
    if (show) return [name, show(value as never)];
    return [name, typeof value === 'number' ? formatNumber(value) : value];
  });
  return Object.fromEntries(shown) as Values;
}

/** Loads the messages of the current language; must be awaited before `phraseOf`. */
export const loadPhrases = (): Promise<void> => failureMessages.load();

/** @returns the server's own sentence for a code of a later release, which has no message here */
export function phraseOf({
  code,
  values,
  message,
}: Pick<FailureReason, 'values' | 'message'> & Partial<FailureReason>) {
  if (!code) return message;
  const key = `failure.${code}` as const;
  const count = Object.values(values ?? {}).find((value) => typeof value === 'number');
  const phrase = failureMessages.text(
    key,
    values && { ...shownIn(values), ...(count !== undefined && { count }) },
  );
  return phrase === key ? message : phrase;
}

/** Number of the latest messages that follow the language: more are not on screen at once. */
const FOLLOWED = 50;
let followed: (() => void)[] = [];

/** Replaces the message of a failure by a phrase, now and at each change of the language. */
function setPhrase<T extends { message: string }>(failure: T, phraseOwn: (own: T) => string): void {
  const { message } = failure;
  const own = { ...failure, message };
  const phrase = () => {
    failure.message = phraseOwn(own);
  };
  phrase();
  if (followed.length === 0) onLanguageChange(() => followed.forEach((follow) => follow()));
  followed = [...followed, phrase].slice(-FOLLOWED);
}

/** Translates the messages of a failure and of its fields; what shows them follows a change of the language. */
export async function phraseFailure(error: ApiError): Promise<void> {
  const { kind } = error;
  if (!error.code && phraseOfKind(kind)) {
    setPhrase(error, () => phraseOfKind(kind)!);
    return;
  }
  await failureMessages.load();
  for (const failure of [error, ...error.fields]) setPhrase(failure, phraseOf);
}
