import { zipSync } from 'fflate';
import { exportRows } from '../export-rows';
import { fileOf, limits, workbookBytes, workbookOf } from './files.fixture';
import { workInPage } from '../work-in-page.fixture';
import { readFile } from './read-file';

beforeAll(workInPage);

const read = (content: Uint8Array | string, name: string, changed: object = {}) =>
  readFile(fileOf(content, name), { ...limits, ...changed });
const cells = async (content: Uint8Array | string, name: string) =>
  (await read(content, name)).rows.map((row) => row.cells);
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

describe('a workbook', () => {
  it.each([
    ['xlsx', 'xlsx'],
    ['biff8', 'xls'],
  ] as const)('is read as %s, with numbers, dates and text', async (bookType, ending) => {
    const bytes = workbookBytes(
      [
        ['name', 'n', 'day', 'at', 'on'],
        ['商户', -12.5, new Date('2026-11-21T00:00:00Z'), new Date('2026-11-21T05:04:03Z'), true],
      ],
      bookType,
    );
    const { headers, rows, sheet } = await read(bytes, `Book.${ending.toUpperCase()}`);
    expect(headers).toEqual(['name', 'n', 'day', 'at', 'on']);
    expect(rows).toEqual([
      { number: 2, cells: ['商户', -12.5, '2026-11-21', '2026-11-21 05:04:03', 'TRUE'] },
    ]);
    expect(sheet).toEqual({ name: 'Sheet1', all: [{ name: 'Sheet1', isHidden: false }] });
  });

  it('keeps its row numbers without its blank rows', async () => {
    const { rows } = await read(
      workbookBytes([[null], ['name'], [null], ['one'], ['  '], ['two']]),
      'a.xlsx',
    );
    expect(rows).toEqual([
      { number: 4, cells: ['one'] },
      { number: 6, cells: ['two'] },
    ]);
  });

  it('gives the stored values of formulas, computes none and reads no text as one', async () => {
    const bytes = workbookOf(
      `<row r="1">${inline('name')}</row>
       <row r="2"><c><f>1+1</f><v>7</v></c><c t="str"><f>HYPERLINK("x")</f><v>shown</v></c><c><f>1+1</f></c>${inline('=1+1')}</row>`,
    );
    expect(await cells(bytes, 'a.xlsx')).toEqual([[7, 'shown', '', '=1+1']]);
  });

  it('is read by its cells, whatever range it declares', async () => {
    const bytes = workbookBytes([['name'], ['one']]);
    expect(await cells(bytes, 'a.xlsx')).toEqual([['one']]);
    const wide = workbookOf(
      `<row r="1">${inline('name')}</row><row r="2"><c r="A2"><v>1</v></c><c r="XFD2"><v>2</v></c></row>`,
    );
    await expect(read(wide, 'a.xlsx')).rejects.toMatchObject({ failure: 'too-many-columns' });
  });

  it('that declares a thousand million columns costs neither memory nor time', async () => {
    const rows = [1, 3, 4].map((row) => `<row r="${row}">${inline('name')}${inline('n')}</row>`).join('');
    const columns =
      '<cols><col max="2" min="2" hidden="1"/><col min="1" max="1" max="1000000000" hidden="1"/><col min="3" max="1000000000" hidden="1"/></cols>';
    const merged = '<mergeCells><mergeCell ref="ZZZZZZ1:ZZZZZZ3"/></mergeCells>';
    const bytes = workbookOf(rows, columns, merged);
    const choices = { headerRow: 3, withHidden: true };
    expect(await readFile(fileOf(bytes, 'a.xlsx'), limits, choices)).toMatchObject({
      headers: ['name', 'n'],
      hidden: { columns: 2 },
    });
  });

  it('with more rows than the limit is refused with a reason', async () => {
    const rows = Array.from(
      { length: 4_000 },
      (_, at) => `<row r="${at + 2}">${inline(`Shop ${at}`)}<c><v>${at % 100}</v></c></row>`,
    );
    const bytes = workbookOf(`<row r="1">${inline('name')}${inline('n')}</row>${rows.join('')}`);
    await expect(read(bytes, 'a.xlsx', { maxRows: 1_000 })).rejects.toMatchObject({
      failure: 'too-many-rows',
    });
  });

  it('that repeats a long text in every cell is refused', async () => {
    const bytes = workbookBytes([
      ['name'],
      ...Array.from({ length: 90 }, () => Array<string>(10).fill('x'.repeat(30_000))),
    ]);
    await expect(read(bytes, 'a.xlsx')).rejects.toMatchObject({ failure: 'unpacks-too-large' });
  });

  it('that was exported is read unchanged', async () => {
    const columns = [{ header: 'name', value: (name: string) => name }];
    const names = ['=1+1', "'quoted", '-5', "it's", '@x'];
    for (const format of ['xlsx', 'csv'] as const) {
      const blob = await exportRows({ format, columns, rows: names });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      expect((await cells(bytes, `a.${format}`)).flat().map(String)).toEqual(names);
    }
  });
});

describe('the header of a table', () => {
  it.each([
    ['the first row', 'a,b\n1,2', 1],
    ['below a title', 'Shops\na,b\n1,2', 2],
    ['below a title and a blank line', 'Shops,of 2026\n\na,b,c,d\n1,2,3,4', 3],
    ['the first row, though columns lack a name', 'a,b,,\n1,2,3,4', 1],
    ['the first row of one column', 'a\nb\nc', 1],
    ['never the last row', 'a\nb,c,d', 1],
  ])('is %s', async (_where, text, headerRow) => {
    const table = await read(text, 'a.csv');
    expect(table.headerRow).toBe(headerRow);
    expect(table.rows[0]!.number).toBe(headerRow + 1);
  });

  it('is the chosen row', async () => {
    const file = fileOf('a,b\nc,d\n1,2', 'a.csv');
    expect(await readFile(file, limits, { headerRow: 2 })).toMatchObject({
      headers: ['c', 'd'],
      headerRow: 2,
      rows: [{ number: 3, cells: ['1', '2'] }],
    });
  });
});

describe('a file whose content does not match its extension is refused', () => {
  const workbook = workbookBytes([['name'], ['one']]);
  const old = workbookBytes([['name'], ['one']], 'biff8');

  it.each([
    ['text as xlsx', 'name\none', 'a.xlsx'],
    ['text as xls', 'name\none', 'a.xls'],
    ['an xls as xlsx', old, 'a.xlsx'],
    ['an xlsx as xls', workbook, 'a.xls'],
    ['an xlsx as csv', workbook, 'a.csv'],
    ['an xls as csv', old, 'a.csv'],
    ['a zip of something else as xlsx', zipSync({ 'photo.txt': new Uint8Array(9) }), 'a.xlsx'],
    ['bytes as csv', new Uint8Array([0x61, 0, 0, 0x62]), 'a.csv'],
  ])('%s', async (_what, content, name) => {
    await expect(read(content, name)).rejects.toMatchObject({ failure: 'other-content' });
  });

  it.each([0.3, 0.7, 0.99])('and so is a workbook cut off at %d of its length', async (part) => {
    const cut = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length * part));
    await expect(read(cut(workbook), 'a.xlsx')).rejects.toMatchObject({ failure: 'damaged' });
  });

  it('and so is an xls of only its first bytes', async () => {
    await expect(read(old.subarray(0, 600), 'a.xls')).rejects.toMatchObject({ failure: 'damaged' });
  });

  it('a workbook with a password is reported as protected', async () => {
    const name = Array.from('EncryptedPackage', (character) => [character.charCodeAt(0), 0]).flat();
    const bytes = new Uint8Array([...old.subarray(0, 512), ...name]);
    await expect(read(bytes, 'a.xlsx')).rejects.toMatchObject({ failure: 'protected' });
  });
});

it.each([
  ['no rows below its header', 'name\n'],
  ['blank lines alone', '\n \n,,\n'],
])('a table with %s is empty', async (_what, text) => {
  await expect(read(text, 'a.csv')).rejects.toMatchObject({ failure: 'empty' });
});

it('counts rows and columns of text, too', async () => {
  const rows = (count: number) => `name\n${'one\n'.repeat(count)}`;
  await expect(read(rows(100), 'a.csv')).resolves.toBeDefined();
  await expect(read(rows(101), 'a.csv')).rejects.toMatchObject({ failure: 'too-many-rows' });
  await expect(read(`${'a,'.repeat(20)}a\n1`, 'a.csv')).rejects.toMatchObject({
    failure: 'too-many-columns',
  });
});
