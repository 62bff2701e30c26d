import { strToU8, zipSync } from 'fflate';
import { type CellObject, utils, write } from 'xlsx';

export { encodeText } from './encode-text.fixture';

export const limits = {
  endings: ['xlsx', 'xls', 'csv'],
  maxBytes: 2 ** 20,
  maxRows: 100,
  maxColumns: 20,
} as const;

type Value = string | number | boolean | Date | null;

/** A workbook of one sheet as Excel writes it. */
export function workbookBytes(table: Value[][], bookType: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(table, { cellDates: true, UTC: true }), 'Sheet1');
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer);
}

export interface FixtureSheet {
  name?: string;
  rows: (Value | CellObject)[][];
  /** 1: hidden; 2: “very hidden”, which no menu of Excel shows again. */
  hidden?: 0 | 1 | 2;
  /** Counted from 0. */
  hiddenRows?: number[];
  hiddenColumns?: number[];
  /** Such as `A1:B2`. */
  merged?: string[];
}

/** A number with its format, such as `00000`. */
export const formatted = (v: number, z: string): CellObject => ({ t: 'n', v, z });

/** A workbook of several sheets, with hidden and merged parts. */
export function bookBytes(
  sheets: FixtureSheet[],
  { bookType = 'xlsx', date1904 = false }: { bookType?: 'xlsx' | 'biff8'; date1904?: boolean } = {},
): Uint8Array {
  const book = utils.book_new();
  book.Workbook = { WBProps: { date1904 }, Sheets: sheets.map(({ hidden = 0 }) => ({ Hidden: hidden })) };
  sheets.forEach(({ name, rows, hiddenRows = [], hiddenColumns = [], merged = [] }, at) => {
    const sheet = utils.aoa_to_sheet(rows, { cellDates: true, UTC: true });
    const flags = (hidden: number[]) => {
      return Array.from({ length: Math.max(-1, ...hidden) + 1 }, (_, n) => ({ hidden: hidden.includes(n) }));
    };
    sheet['!rows'] = flags(hiddenRows);
    sheet['!cols'] = flags(hiddenColumns);
    sheet['!merges'] = merged.map((range) => utils.decode_range(range));
    utils.book_append_sheet(book, sheet, name ?? `Sheet${at + 1}`);
  });
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer);
}

/** A minimal workbook around the XML of its sheet's rows. */
export function workbookOf(sheetData: string, before = '', after = ''): Uint8Array {
  const part = (xml: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet xmlns="${main}">${before}<sheetData>${sheetData}</sheetData>${after}</worksheet>`,
    ),
  });
}

/** A small workbook that unpacks to more than the limit. */
export const bombBytes = () => {
  const content = new Uint8Array(65 * 2 ** 20);
  return zipSync({ '[Content_Types].xml': new Uint8Array(9), 'xl/workbook.xml': content }, { level: 1 });
};

export const fileOf = (content: Uint8Array | string, name: string) => new File([content as BlobPart], name);
