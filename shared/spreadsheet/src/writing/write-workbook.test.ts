import { workInPage } from '../work-in-page.fixture';
import type { WriterOrder } from './workbook';
import { writeWorkbook } from './write-workbook';

beforeAll(workInPage);
afterEach(() => jest.restoreAllMocks());

class Silent extends EventTarget {
  static orders: WriterOrder[] = [];
  static isEnded = false;
  postMessage(order: WriterOrder) {
    Silent.orders.push(order);
  }
  terminate() {
    Silent.isEnded = true;
  }
}

const form = { merges: [], times: [], fitsColumns: true };
const rows = Array.from({ length: 2500 }, (_, at) => [at, `row ${at}`]);

it('passes rows in blocks of a thousand and yields to the page between them', async () => {
  Silent.orders = [];
  const inPage = globalThis.Worker;
  globalThis.Worker = Silent as never;
  const leaving = new AbortController();
  let turns = 0;
  const turning = setInterval(() => turns++);
  const writing = writeWorkbook(rows, { ...form, signal: leaving.signal }).catch((error: unknown) => error);
  while (Silent.orders.length < 4) await new Promise((resolve) => setTimeout(resolve));
  clearInterval(turning);
  expect(Silent.orders.map((order) => (order.kind === 'rows' ? order.rows.length : order.kind))).toEqual([
    1000,
    1000,
    500,
    'end',
  ]);
  expect(turns).toBeGreaterThan(1);
  leaving.abort();
  expect(await writing).toMatchObject({ name: 'AbortError' });
  expect(Silent.isEnded).toBe(true);
  globalThis.Worker = inPage;
});

it('rejects when the writer cannot be loaded', async () => {
  const inPage = globalThis.Worker;
  globalThis.Worker = class extends Silent {
    constructor() {
      super();
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
  } as never;
  await expect(writeWorkbook(rows, form)).rejects.toThrow('The workbook could not be written.');
  globalThis.Worker = inPage;
});
