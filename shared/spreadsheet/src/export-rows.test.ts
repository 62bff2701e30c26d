import { unzipSync, strFromU8 } from 'fflate';
import { exportRows, type ExportFormat } from './export-rows';
import { readWorkbook } from './reading/read-workbook';
import { readDelimited } from './read-delimited.fixture';
import { workInPage } from './work-in-page.fixture';

interface Row {
  id: number;
  name: string | null;
}

beforeAll(workInPage);

const columns = [
  { header: 'id', value: (row: Row) => row.id },
  { header: '商户名称', value: (row: Row) => row.name },
];

const awkward = ['plain', '商户', 'a,b', 'a\tb', 'say "so"', 'two\r\nlines', ' padded ', '', "'quoted"];
const formulas = [
  '=1+1',
  '+cmd|x',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1+1',
  '=HYPERLINK("x")',
];

const rowsOf = (names: (string | null)[]) => names.map((name, index) => ({ id: index - 1, name }));
const file = (format: ExportFormat, names: (string | null)[]) =>
  exportRows({ format, columns, rows: rowsOf(names) });

async function sheetOf(blob: Blob): Promise<string> {
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return (
    strFromU8(parts['xl/worksheets/sheet1.xml']!) +
    strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array())
  );
}

describe.each([
  ['csv', ','],
  ['txt', '\t'],
] as const)('%s', (format, separator) => {
  it('starts with a byte-order mark', async () => {
    const bytes = new Uint8Array(await (await file(format, [])).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('can be read back, whatever the text', async () => {
    const text = await (await file(format, awkward)).text();
    expect(readDelimited(text, separator)).toEqual([
      ['id', '商户名称'],
      ...awkward.map((name, index) => [String(index - 1), name]),
    ]);
  });

  it('keeps spreadsheets from running text', async () => {
    const text = await (await file(format, formulas)).text();
    const names = readDelimited(text, separator)
      .slice(1)
      .map(([, name]) => name);
    expect(names).toEqual(formulas.map((formula) => `'${formula}`));
  });
});

it('leaves numbers as numbers, also negative ones and those in text', async () => {
  const text = await (await file('csv', ['-12', '+3.5', '0012', null])).text();
  expect(readDelimited(text, ',').slice(1)).toEqual([
    ['-1', '-12'],
    ['0', '+3.5'],
    ['1', '0012'],
    ['2', ''],
  ]);
});

it('writes a workbook with numbers, text and no formula', async () => {
  const sheet = await sheetOf(await file('xlsx', ['商户', '=1+1', '<b>']));
  expect(sheet).toContain('商户');
  expect(sheet).toMatch(/<c r="A2"[^>]*><v>-1<\/v>/);
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('&lt;b&gt;');
});

it('leaves text in a workbook as it is, where nothing runs it', async () => {
  expect(await sheetOf(await file('xlsx', formulas.slice(0, 4)))).not.toMatch(/'|&apos;/);
});

it('makes the columns of a workbook as wide as their content, up to a limit', async () => {
  const sheet = await sheetOf(await file('xlsx', ['商'.repeat(12), 'x'.repeat(10)]));
  const widths = [...sheet.matchAll(/<col [^>]*width="(\d+)/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([8, 25]);
  expect(await sheetOf(await file('xlsx', ['x'.repeat(500)]))).toMatch(/<col [^>]*width="60/);
  const plain = await exportRows({ format: 'xlsx', columns, rows: rowsOf(['a']), fitsColumns: false });
  expect(await sheetOf(plain)).not.toContain('<col ');
});

it('writes times as dates into a workbook, which are read as they were, and as text elsewhere', async () => {
  const times = ['2026/11/21 05:04:03', '2024/02/29 23:59:59', '2026/01/02 00:00:01', ''];
  const timed = [{ header: 'at', value: (time: string) => time, isTime: true }];
  const book = await exportRows({ format: 'xlsx', columns: timed, rows: times });
  expect(await sheetOf(book)).toMatch(/<c r="A2" s="1"[^>]*><v>46347\.2111/);
  const { rows } = readWorkbook(new Uint8Array(await book.arrayBuffer()), 'xlsx');
  expect(rows.slice(1, 4).map(({ cells }) => cells[0])).toEqual(
    times.slice(0, 3).map((text) => ({ text, value: text.replaceAll('/', '-') })),
  );
  expect(await (await exportRows({ format: 'csv', columns: timed, rows: times })).text()).toContain(times[0]);
});

it('takes rows as they arrive and reports progress', async () => {
  async function* pages() {
    await Promise.resolve();
    for (let id = 0; id < 250; id += 1) yield { id, name: null };
  }
  const progress: number[] = [];
  await exportRows({ format: 'csv', columns, rows: pages(), onProgress: (done) => progress.push(done) });
  expect(progress).toEqual([100, 200, 250]);
});

it('stops when it is aborted', async () => {
  const controller = new AbortController();
  const readIds: number[] = [];
  async function* pages() {
    await Promise.resolve();
    for (let id = 0; id < 10; id += 1) {
      readIds.push(id);
      if (id === 3) controller.abort();
      yield { id, name: null };
    }
  }
  const running = exportRows({ format: 'csv', columns, rows: pages(), signal: controller.signal });
  await expect(running).rejects.toThrow(/abort/i);
  expect(readIds).toEqual([0, 1, 2, 3]);
});

it('rejects with errors of the rows', async () => {
  async function* pages(): AsyncGenerator<Row> {
    await Promise.resolve();
    yield { id: 1, name: null };
    throw new Error('429');
  }
  await expect(exportRows({ format: 'txt', columns, rows: pages() })).rejects.toThrow('429');
});
