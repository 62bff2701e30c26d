import { lintPlanted } from './lint-planted.fixture';

const texts = [
  `reply.raw.once('close', leave);`,
  `response.on('aborted', leave);`,
  `await once(reply.raw, 'close');`,
  `reply.send(rows.pipe(compressor));`,
  `atEndOfCall(reply.raw, leave);`,
  `parser.once('finish', resolve);`,
  `z.pipe(z.string(), z.int());`,
];

test('lint refuses other ends of calls than atEndOfCall, and streams that are joined without their failures', () => {
  const found = lintPlanted('backoffice/end-of-call', 'server/src/areas/planted.ts', texts);
  expect(found.map((messages) => messages.length)).toEqual([1, 1, 1, 1, 0, 0, 0]);
});
