import { initI18n } from '@backoffice/i18n';
import { uiMessages } from '@backoffice/ui';
import { render, screen } from '@testing-library/react';
import { Additions } from './additions';
import { standardActions } from './screen/row-actions';

const row = { id: 7, status: 'active' };
const texts = { edit: 'edit', hide: 'hide', additions: 'merchant-action' } as const;
const commands = { showHistory: () => {}, change: null };
const change = { edit: () => {}, hide: () => {}, switchStatus: () => Promise.resolve() };
const keysOf = (actions: { key: string }[]) => actions.map(({ key }) => key);
const text = (key: string) => key;

const open = jest.fn<void, [object]>();
beforeAll(async () => {
  await initI18n('en');
  await uiMessages.load();
});
beforeEach(() => {
  open.mockClear();
  globalThis.additionsOfHost = {
    actionsAt: (point) => [{ key: `mfe-billing/${point}`, label: 'Issue a bill', open }],
    Parts: ({ point, record }) => (
      <p>
        {point} {JSON.stringify(record)}
      </p>
    ),
  };
});
afterEach(() => (globalThis.additionsOfHost = undefined));

it('the actions of other remotes are in the menu of a row, also for users who may not change it', () => {
  const actions = standardActions(row, commands, texts, text);
  expect(keysOf(actions)).toEqual(['history', 'mfe-billing/merchant-action']);
  expect(actions[1]).toMatchObject({ label: 'Issue a bill', inMenu: true });
  actions[1]!.onAction();
  expect(open).toHaveBeenCalledWith(row);
  expect(keysOf(standardActions(row, { ...commands, change }, texts, text))).toEqual([
    'edit',
    'history',
    'mfe-billing/merchant-action',
    'delete',
  ]);
});

it('a list that offers no point has no actions of other remotes', () => {
  const { additions: _none, ...closed } = texts;
  expect(keysOf(standardActions(row, commands, closed, text))).toEqual(['history']);
});

it('the host shows what is added at a point, with the record', () => {
  render(<Additions point="channel-section" record={{ id: 7 }} />);
  expect(screen.getByText('channel-section {"id":7}')).toBeInTheDocument();
});

it('a host from before additions shows nothing', () => {
  globalThis.additionsOfHost = undefined;
  const { container } = render(<Additions point="dashboard-card" />);
  expect(container).toBeEmptyDOMElement();
  expect(keysOf(standardActions(row, commands, texts, text))).toEqual(['history']);
});
