import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { useLazyDialog } from './use-lazy-dialog';

function Greeting({ name, onClose }: { name: string; onClose: () => void }) {
  return <button onClick={onClose}>Hello {name}</button>;
}
const load = () => Promise.resolve(Greeting);
const onFailure = jest.fn();

function List({ load: fetch = load, onRender }: { load?: typeof load; onRender?: () => void }) {
  const { open, dialog } = useLazyDialog(fetch, { warmWhenIdle: false, onFailure });
  return (
    <>
      <Profiler id="list" onRender={() => onRender?.()}>
        <button onClick={() => void open({ name: 'you' })}>Open</button>
      </Profiler>
      {dialog}
    </>
  );
}

it('opens and closes without the list being rendered again', async () => {
  const onRender = jest.fn();
  render(<List onRender={onRender} />);
  const before = onRender.mock.calls.length;
  screen.getByRole('button', { name: 'Open' }).click();
  const dialog = await screen.findByRole('button', { name: 'Hello you' });
  act(() => dialog.click());
  expect(dialog).not.toBeInTheDocument();
  expect(onRender).toHaveBeenCalledTimes(before);
});

it('says when it could not be fetched', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<List load={() => Promise.reject(new Error('offline'))} />);
  await act(async () => {
    screen.getByRole('button', { name: 'Open' }).click();
    await Promise.resolve();
  });
  expect(onFailure).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
