import { act, screen, within } from '@testing-library/react';
import { answerDashboard, openDashboard } from '../dashboard.fixture';

const open = () => openDashboard({ roles: ['editor'] });
const kept = () => JSON.parse(localStorage.getItem('todos') ?? 'null') as unknown;
const keep = (todos: unknown) => localStorage.setItem('todos', JSON.stringify(todos));
const listed = () =>
  within(screen.getByRole('list', { name: 'To-do list' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const field = () => screen.findByRole('textbox', { name: 'Add a task' });

const two = [
  { text: 'call the bank', done: false },
  { text: 'check the fees', done: true },
];

beforeEach(answerDashboard);
beforeEach(() => localStorage.clear());

it('adds a to-do by Enter, stores it, and ignores blank text', async () => {
  const { user } = await open();
  await user.type(await field(), ' call the bank {Enter}');
  await user.type(await field(), '   {Enter}');
  expect(listed()).toEqual(['call the bank']);
  expect(await field()).toHaveValue('');
  expect(kept()).toEqual([{ text: 'call the bank', done: false }]);
});

it('shows all, the active or the completed ones', async () => {
  keep(two);
  const { user } = await open();
  expect(await screen.findByText('1 of 2 open')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Active' }));
  expect(listed()).toEqual(['call the bank']);
  await user.click(screen.getByRole('radio', { name: 'Completed' }));
  expect(listed()).toEqual(['check the fees']);
  await user.click(screen.getByRole('checkbox', { name: 'check the fees' }));
  expect(screen.getByText('No tasks here')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(listed()).toEqual(['call the bank', 'check the fees']);
});

it('edits in place by button or double click; Enter saves, Escape and blank text discard', async () => {
  keep(two);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit “call the bank”' }));
  const editor = screen.getByRole('textbox', { name: 'Edit “call the bank”' });
  expect(editor).toHaveFocus();
  await user.keyboard('call both banks{Enter}');
  expect(listed()).toEqual(['call both banks', 'check the fees']);

  await user.dblClick(screen.getByText('check the fees'));
  expect(screen.getByRole('textbox', { name: 'Edit “check the fees”' })).toHaveFocus();
  await user.keyboard('nonsense{Escape}');
  await user.click(screen.getByRole('button', { name: 'Edit “check the fees”' }));
  await user.keyboard(' {Enter}');
  expect(listed()).toEqual(['call both banks', 'check the fees']);
  expect(kept()).toEqual([
    { text: 'call both banks', done: false },
    { text: 'check the fees', done: true },
  ]);
});

it('saves the typed text on blur', async () => {
  keep(two);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit “call the bank”' }));
  await user.keyboard('call Ana');
  await user.click(await field());
  expect(listed()).toEqual(['call Ana', 'check the fees']);
});

it('removes one or all completed to-dos, and focuses the field', async () => {
  keep([...two, { text: 'write to Ana', done: false }]);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete “write to Ana”' }));
  expect(listed()).toEqual(['call the bank', 'check the fees']);
  expect(await field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear completed' }));
  expect(kept()).toEqual([two[0]]);
});

it('completes all to-dos by one checkbox, and reopens them', async () => {
  keep(two);
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: '1 of 2 open' }));
  await user.click(await screen.findByRole('checkbox', { name: '0 of 2 open' }));
  expect(kept()).toEqual(two.map(({ text }) => ({ text, done: false })));
});

it('shows changes of another window', async () => {
  keep(two);
  await open();
  expect(await screen.findByText('1 of 2 open')).toBeInTheDocument();
  keep([{ text: 'from afar', done: false }]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'todos' })));
  expect(listed()).toEqual(['from afar']);
});

it('keeps the text being typed when another window changes the same to-do, and unseen changes', async () => {
  keep(two);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit “call the bank”' }));
  await user.keyboard('call both banks');
  keep([{ text: 'from afar', done: false }, { text: 'call a bank', done: false }, two[1]]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'todos' })));
  const all = ['from afar', 'call a bank', 'check the fees', 'call both banks'];
  expect(listed()).toEqual(all);
  keep([...(kept() as object[]), { text: 'not told yet', done: false }]);
  await user.type(await field(), 'mine{Enter}');
  expect(listed()).toEqual([...all, 'not told yet', 'mine']);
  expect(kept()).toHaveLength(6);
});

it.each(['no JSON', '{"text":"x"}', '[{"text":1}]'])(
  'starts with an empty list when %s is stored',
  async (text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('todos', text);
    await open();
    expect(await screen.findByText(/^No tasks yet/)).toBeInTheDocument();
  },
);

it('warns when the browser cannot store the list', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await open();
  await user.type(await field(), 'call the bank{Enter}');
  expect(listed()).toEqual(['call the bank']);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your browser blocks storage/);
});
