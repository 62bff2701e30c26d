import type { ServerResponse } from 'node:http';
import { EventStreams, type StreamEnd } from './event-streams';

function fakeResponse() {
  const response = {
    said: '',
    writableLength: 0,
    isDestroyed: false,
    once: () => response,
    write: (text: string) => (response.said += text),
    destroy: () => (response.isDestroyed = true),
  };
  return response;
}

test('a reader who does not read is dropped, and only this one', () => {
  const ends: StreamEnd[] = [];
  const streams = new EventStreams((why) => ends.push(why));
  const [slow, quick] = [fakeResponse(), fakeResponse()];
  for (const response of [slow, quick])
    streams.add({ userId: 1, tokenHash: Buffer.of(1) }, response as unknown as ServerResponse);
  slow.writableLength = 70_000;
  streams.beat();
  expect([slow.isDestroyed, quick.isDestroyed]).toEqual([true, false]);
  expect([streams.open, ends]).toEqual([1, ['slow']]);
  streams.tell({ userId: 1, topic: 'inbox', kind: 'changed', id: 7 });
  expect(quick.said).toContain('"id":7');
  expect(slow.said).not.toContain('"id":7');
});
