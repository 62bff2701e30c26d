import { api } from '@backoffice/api-client';
import { apiPaths, type TimeZoneChoice } from '@backoffice/contract';
import { offsetAt } from '@backoffice/contract/zoned-time';
import { defineMessages } from '@backoffice/i18n';
import { zoneName } from '@backoffice/i18n/time-in-zones';
import { browserTimeZone, offsetName } from '@backoffice/i18n/time-zone';
import { store, userAtom } from '@backoffice/session';
import { Field, notify } from '@backoffice/ui';
import { Combobox, type ComboboxOption } from '@backoffice/ui/combobox';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { failureText } from '../../kernel/failures/failure-text';
import { showTimesIn } from '../../session/follow-preferences';

export const timeZoneMessages = defineMessages('host-time-zone', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

/** Stores the zone on the server, for every browser of the user, and shows all times in it. */
export async function chooseTimeZone(timeZone: string | null): Promise<void> {
  if (timeZone === (store.get(userAtom)?.timeZone ?? null)) return;
  try {
    await api.put<TimeZoneChoice>(apiPaths.userTimeZone, { timeZone }, { shown: true });
  } catch (error) {
    notify.error({ title: timeZoneMessages.text('timeZone.failed'), body: failureText(error) });
    return;
  }
  store.set(userAtom, (user) => user && { ...user, timeZone: timeZone ?? undefined });
  showTimesIn(timeZone ?? undefined);
}

const BROWSER = '';

function zoneOptions(text: typeof timeZoneMessages.text): ComboboxOption<string>[] {
  const now = Date.now();
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [
    { value: BROWSER, label: text('timeZone.browser', { zone: zoneName(now, browserTimeZone()) }) },
    ...[...zones].map((zone) => ({ value: zone, label: zone, detail: offsetName(offsetAt(now, zone)) })),
  ];
}

/** The time zone of all displayed times: the browser's, or a fixed one. */
export function TimeZoneField() {
  const text = timeZoneMessages.useText();
  const chosen = useAtomValue(userAtom)?.timeZone ?? BROWSER;
  const options = useMemo(() => zoneOptions(text), [text]);
  return (
    <Field hint={text('timeZone.hint')} label={text('timeZone.label')}>
      <Combobox
        chosen={options.find(({ value }) => value === chosen) ?? { value: chosen, label: chosen }}
        onChoose={(option) => option && void chooseTimeZone(option.value || null)}
        // The field is never empty: typing replaces the selected text.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onMouseUp={({ currentTarget }) => currentTarget.select()}
        options={options}
      />
    </Field>
  );
}
