import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOtlpExporter, type OtlpExporter, type OtlpRecord } from './otlp-exporter';

const record: OtlpRecord = {
  event: 'browser.problem',
  severity: 'ERROR',
  text: 'TypeError',
  attributes: { remote: 'mfe-a', times: 2 },
};

let collector: Server;
let received: { url: string | undefined; type: string | undefined; body: string }[];
let status: number;
let onRequest: () => void;
let exporter: OtlpExporter | undefined;
const warn = jest.fn();

beforeEach(async () => {
  [received, status, onRequest] = [[], 200, () => {}];
  warn.mockReset();
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      received.push({ url: request.url, type: request.headers['content-type'], body });
      response.writeHead(status).end('{}');
      onRequest();
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  exporter?.end();
  collector.closeAllConnections();
  await new Promise((done) => collector.close(done));
});

const start = () => {
  const { port } = collector.address() as AddressInfo;
  exporter = createOtlpExporter(`http://127.0.0.1:${port}`, { warn }, { everyMs: 5, pauseMs: 20 });
  return exporter;
};
const requests = (amount: number) =>
  new Promise<void>((resolve) => {
    onRequest = () => {
      if (received.length >= amount) resolve();
    };
  });

test('records are sent together as logs of OTLP in JSON', async () => {
  const arrived = requests(1);
  start().add([record, { ...record, severity: 'INFO', text: 'LCP' }]);
  await arrived;
  expect(received).toMatchObject([{ url: '/v1/logs', type: 'application/json' }]);
  const { resourceLogs } = JSON.parse(received[0]!.body) as {
    resourceLogs: { scopeLogs: { logRecords: unknown[] }[] }[];
  };
  expect(resourceLogs[0]!.scopeLogs[0]!.logRecords).toEqual([
    {
      timeUnixNano: expect.stringMatching(/^\d{19}$/),
      severityNumber: 17,
      severityText: 'ERROR',
      body: { stringValue: 'TypeError' },
      attributes: [
        { key: 'event.name', value: { stringValue: 'browser.problem' } },
        { key: 'remote', value: { stringValue: 'mfe-a' } },
        { key: 'times', value: { doubleValue: 2 } },
      ],
    },
    expect.objectContaining({ severityNumber: 9, body: { stringValue: 'LCP' } }),
  ]);
});

test('records are dropped while the collector refuses them, and sent when it is back', async () => {
  status = 503;
  const refused = requests(1);
  const { add } = start();
  // More than one batch.
  add(Array.from({ length: 150 }, () => record));
  await refused;
  [status, received] = [200, []];
  const arrived = requests(1);
  // Until the warning the first answer has not been read.
  while (warn.mock.calls.length === 0) await new Promise(setImmediate);
  add([{ ...record, text: 'RangeError' }]);
  await arrived;
  expect(received.map(({ body }) => body.match(/TypeError|RangeError/g))).toEqual([['RangeError']]);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('records that wait are limited', async () => {
  const arrived = requests(5);
  const { add } = start();
  for (let times = 0; times < 30; times++) add(Array.from({ length: 20 }, () => record));
  await arrived;
  const sent = received.map(({ body }) => body.match(/TypeError/g)!.length);
  expect(sent).toEqual([100, 100, 100, 100, 100]);
});
