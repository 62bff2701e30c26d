import { onceARow } from './status-switch';

it('onceARow ignores a row while its command runs, but no other row', async () => {
  const runs: number[] = [];
  let finish = () => {};
  const run = onceARow(({ id }: { id: number }) => {
    runs.push(id);
    return new Promise<void>((resolve) => (finish = resolve));
  });
  const first = run({ id: 1 });
  await run({ id: 1 });
  expect(runs).toEqual([1]);
  finish();
  await first;
  const other = run({ id: 2 });
  void run({ id: 1 });
  expect(runs).toEqual([1, 2, 1]);
  finish();
  void other;
});

it('onceARow allows the command again after a failure', async () => {
  const run = onceARow(() => Promise.reject(new Error('no')));
  await expect(run({ id: 1 })).rejects.toThrow('no');
  await expect(run({ id: 1 })).rejects.toThrow('no');
});
