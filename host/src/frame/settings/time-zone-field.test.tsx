import { apiPaths } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { setTimeZone } from '@backoffice/i18n/set-time-zone';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, waitFor } from '@testing-library/react';
import { followTimes } from '../times/follow-times';
import { messages } from '../../kernel/messages';
import { TimeZoneField, timeZoneMessages } from './time-zone-field';

const NOON = '2026-07-01T12:00:00.000Z';

function Noon() {
  timeZoneMessages.useText();
  return <time dateTime={NOON}>{formatDateTime(NOON)}</time>;
}

const field = () => screen.getByRole('combobox', { name: 'Time zone' });
const open = () =>
  renderPage(
    <>
      <TimeZoneField />
      <Noon />
    </>,
    { messages: [timeZoneMessages, messages] },
  );

afterEach(() => setTimeZone());

it('finds a zone by its city, keeps it for the user and shows times in it at once; the tooltip says more', async () => {
  fakeApi.put(apiPaths.userTimeZone, ({ timeZone }) => ({ timeZone }));
  followTimes();
  const { user } = await open();
  expect(field()).toHaveDisplayValue(/^Browser: /);
  await user.type(field(), 'shangh');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveValue('Asia/Shanghai'));
  const time = screen.getByText('2026/07/01 20:00:00');
  await user.hover(time);
  expect(time.dataset.tooltip).toMatch(
    /^2026\/07\/01 20:00:00 Asia\/Shanghai \(UTC\+8\)\n(.*\n)?2026\/07\/01 12:00:00 UTC\n/,
  );
  await user.type(field(), 'browser{Enter}');
  await waitFor(() => expect(field()).toHaveDisplayValue(/^Browser: /));
  expect(fakeApi.calls('put', apiPaths.userTimeZone).map(({ body }) => body.timeZone)).toEqual([
    'Asia/Shanghai',
    null,
  ]);
});

it('keeps the current zone when the server refuses another one', async () => {
  fakeApi.put(apiPaths.userTimeZone, () => failure(500, 'No zones'));
  const { user } = await open();
  const shown = formatDateTime(NOON);
  await user.type(field(), 'UTC+5:30{Enter}');
  expect(await screen.findByText('Could not change the time zone')).toBeVisible();
  expect(field()).toHaveDisplayValue(/^Browser: /);
  expect(screen.getByText(shown)).toBeVisible();
});
