import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { useLazyDialog } from './lazy-dialog';

function Greeting({ name, onClose }: { name: string; onClose: () => void }) {
  return <button onClick={onClose}>Hello {name}</button>;
}
const load = () => Promise.resolve(Greeting);
const onFailure = jest.fn();

interface ListProps {
  load?: typeof load;
  warmWhenUsed?: boolean;
  onRender?: () => void;
}

function List({ load: fetch = load, warmWhenUsed = false, onRender }: ListProps) {
  const { open, dialog } = useLazyDialog(fetch, { warmWhenUsed, onFailure });
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

it.each([
  { sign: 'the pointer moves', use: () => fireEvent.pointerMove(document.body) },
  { sign: 'a key is pressed', use: () => fireEvent.keyDown(document.body, { key: 'Tab' }) },
])('is fetched ahead, once, when $sign', ({ use }) => {
  jest.useFakeTimers();
  const fetch = jest.fn(load);
  render(<List load={fetch} warmWhenUsed />);
  jest.runAllTimers();
  expect(fetch).not.toHaveBeenCalled();
  use();
  use();
  jest.runAllTimers();
  expect(fetch).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('is not fetched for a list that has gone', () => {
  jest.useFakeTimers();
  const fetch = jest.fn(load);
  const { unmount } = render(<List load={fetch} warmWhenUsed />);
  fireEvent.pointerMove(document.body);
  unmount();
  fireEvent.pointerMove(document.body);
  jest.runAllTimers();
  expect(fetch).not.toHaveBeenCalled();
  jest.useRealTimers();
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
