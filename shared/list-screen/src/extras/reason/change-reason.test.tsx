import { api, configureApiClient } from '@backoffice/api-client';
import { channelPaths, merchantPaths } from '@backoffice/contract';
import type { ReasonRules } from '@backoffice/contract/reason-rules';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { act, screen } from '@testing-library/react';
import { ChangeReason } from './change-reason';
import { reasonMessages } from './reason-messages';
import { Ticket } from './ticket';

const open = (
  rules: ReasonRules['rules'],
  more: Partial<ReasonRules> = {},
  page = <ChangeReason subject="channel" />,
) =>
  renderPage(page, {
    messages: [reasonMessages],
    changeReasons: { rules, ticketPattern: '[A-Z]+-\\d+', ticketLink: null, ...more },
  });
const whys = (path: typeof channelPaths.channelUpdate | typeof merchantPaths.merchantUpdate) =>
  fakeApi
    .calls('put', path)
    .map(({ headers }) => [headers.get('x-change-reason'), headers.get('x-change-ticket')]);

beforeEach(() => {
  fakeApi.put(channelPaths.channelUpdate, () => ({}) as never);
  fakeApi.put(merchantPaths.merchantUpdate, () => ({}) as never);
});

it('is empty where changes do not ask for a reason', async () => {
  const { container } = await open({ user: 'required' });
  expect(container.querySelector('[role=group]')).toBeNull();
});

it('takes an offered reason behind a button, for the calls of its changes alone', async () => {
  const { user, unmount } = await open({ channel: 'offered' });
  await user.click(await screen.findByRole('button', { name: 'Add a reason' }));
  const reason = screen.getByRole('textbox', { name: /^Reason/ });
  expect(reason).not.toBeRequired();
  await user.type(reason, 'Übernahme');
  await user.type(screen.getByRole('textbox', { name: /^Ticket/ }), 'OPS');
  expect(screen.queryByText('Enter a ticket of the format [A-Z]+-\\d+')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Enter a ticket of the format [A-Z]+-\\d+')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Ticket/ }), '-7');
  await api.put(channelPaths.channelUpdate, {});
  await api.put(merchantPaths.merchantUpdate, {});
  expect(whys(channelPaths.channelUpdate)).toEqual([[encodeURIComponent('Übernahme'), 'OPS-7']]);
  expect(whys(merchantPaths.merchantUpdate)).toEqual([[null, null]]);
  unmount();
  await api.put(channelPaths.channelUpdate, {});
  expect(whys(channelPaths.channelUpdate).at(-1)).toEqual([null, null]);
});

it('shows required fields at once, and takes over what the user says when asked, for further calls', async () => {
  await open({ channel: 'ticket' });
  expect(await screen.findByRole('textbox', { name: /^Reason/ })).toBeRequired();
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => 'token',
    onSessionEnded: jest.fn(),
    onFailure: jest.fn(),
    onReasonNeeded: () => Promise.resolve({ reason: 'Asked', ticket: 'OPS-8' }),
  });
  fakeApi.put(channelPaths.channelUpdate, (_body, { headers }) =>
    headers.has('x-change-reason')
      ? ({} as never)
      : failure(428, 'Why', undefined, { code: 'reason-needed', values: { missing: 'reason, ticket' } }),
  );
  await act(() => api.put(channelPaths.channelUpdate, {}));
  await act(() => api.put(channelPaths.channelUpdate, {}));
  expect(whys(channelPaths.channelUpdate)).toEqual([
    [null, null],
    ['Asked', 'OPS-8'],
    ['Asked', 'OPS-8'],
  ]);
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Asked');
});

it('links a ticket to its address, which is https', async () => {
  const ticket = <Ticket ticket="OPS-7/8" />;
  const { unmount } = await open({}, { ticketLink: 'https://tickets.example.com/{ticket}' }, ticket);
  const link = screen.getByRole('link', { name: 'OPS-7/8' });
  expect(link).toHaveAttribute('href', 'https://tickets.example.com/OPS-7%2F8');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  unmount();
  await open({}, { ticketLink: 'javascript:{ticket}' }, ticket);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('OPS-7/8')).toBeVisible();
});
