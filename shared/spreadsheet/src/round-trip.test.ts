import fc from 'fast-check';
import { exportRows, type ExportFormat } from './export-rows';
import { cellText } from './reading/table';
import { readFile } from './reading/read-file';
import { fileOf, limits } from './reading/files.fixture';
import { workInPage } from './work-in-page.fixture';

beforeAll(workInPage);

const nasty = fc.oneof(
  fc.constantFrom(
    ...[
      '_x0041_',
      'a_x000D_b',
      '_x005F_x0041_',
      '_x005f_',
      '_x',
      "'=1+1",
      "''=1",
      "'",
      "''",
      '=1+1',
      '-5',
      "'-5",
    ],
    ...[
      '+7',
      '007',
      '1e5',
      '12345678901234567890',
      '2026-11-21',
      '2026/11/21 05:04:03',
      '12:00',
      '1,234',
      'TRUE',
    ],
    ...[
      'a\nb',
      'a\rb',
      'a\r\nb',
      '\tx',
      "'\tx",
      ' x ',
      '"',
      '"a",b',
      'a;b',
      '&lt;',
      '&amp;#10;',
      '<b>',
      'sep=;',
    ],
    ...[
      '😀',
      'שלום',
      '\u200fא',
      'é',
      'e\u0301',
      '\u3000x',
      '\ufeffx',
      '＝1+1',
      "'＝1",
      '@x',
      '\u00a0=1',
      "'\u00a0=1",
    ],
  ),
  fc.string({
    unit: fc.constantFrom(...'_x0041\'=+-@"\r\n\t ,;&lt5F'.split('')),
    minLength: 1,
    maxLength: 8,
  }),
  fc.string({ unit: 'grapheme', minLength: 1 }),
);

/** Exports texts as a column and reads them back; a second column keeps rows from being blank. */
async function backFrom(format: ExportFormat, texts: readonly string[]): Promise<string[]> {
  const columns = [
    { header: 'text', value: (text: string) => text },
    { header: 'end', value: () => 'end' },
  ];
  const blob = await exportRows({ format, columns, rows: texts });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const { rows } = await readFile(fileOf(bytes, `a.${format === 'xlsx' ? 'xlsx' : 'csv'}`), limits);
  return rows.map(({ cells }) => cellText(cells[0]));
}

it.each(['xlsx', 'csv', 'txt'] as const)(
  'reads each text of its own export as %s unchanged',
  async (format) => {
    const property = fc.asyncProperty(fc.array(nasty, { minLength: 1, maxLength: 60 }), async (texts) => {
      expect(await backFrom(format, texts)).toEqual(texts);
    });
    await fc.assert(property, { numRuns: 60 });
  },
  60_000,
);
