import { onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

const failing = () => jest.fn(() => Promise.reject(new Error('no')));

it('tries a failed call once, and fails it offline instead of waiting', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const read = failing();
  await expect(client.query({ queryKey: ['x'], queryFn: read })).rejects.toThrow('no');
  expect(read).toHaveBeenCalledTimes(1);

  const write = failing();
  const mutation = client.getMutationCache().build(client, { mutationFn: write });
  await expect(mutation.execute(undefined)).rejects.toThrow('no');
  expect(write).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
});
