import { initI18n } from '@backoffice/i18n';
import { workInPage } from '@backoffice/spreadsheet/work-in-page';
import { checkRows } from './check-rows';
import { choiceFiles } from './corpus/choice-files.fixture';
import { codeFiles } from './corpus/code-files.fixture';
import { dayFiles } from './corpus/day-files.fixture';
import { encodedFiles } from './corpus/encoded-files.fixture';
import { numberFiles } from './corpus/number-files.fixture';
import { partFiles } from './corpus/part-files.fixture';
import type { AnyDeclaration } from './import-declaration';
import { guessMapping, knownNames } from './known-names';
import { importMessages } from './messages';
import { readKnownTable } from './read-known-table';

const corpus = [...encodedFiles, ...dayFiles, ...numberFiles, ...codeFiles, ...choiceFiles, ...partFiles];

const labels = {
  en: ['Name', 'Code', 'Fee', 'Day', 'At', 'On', 'Status', 'Active', 'Inactive'],
  zh: ['名称', '编码', '费率', '日期', '时间', '开启', '状态', '启用', '停用'],
  es: ['Nombre', 'Código', 'Cuota', 'Fecha', 'Hora', 'Abierto', 'Estado', 'Activo', 'Inactivo'],
  ja: ['名前', 'コード', '手数料', '日付', '日時', 'オン', '状態', '有効', '無効'],
};
const textsOf = (language: keyof typeof labels) => () =>
  Promise.resolve({ default: Object.fromEntries(labels[language].map((word, at) => [String(at), word])) });

const declaration: AnyDeclaration = {
  fields: [
    { name: 'name', label: '0' },
    { name: 'code', label: '1' },
    { name: 'fee', label: '2', kind: 'number' },
    { name: 'day', label: '3', kind: 'day' },
    { name: 'at', label: '4', kind: 'time' },
    { name: 'on', label: '5', kind: 'yes-no' },
    { name: 'status', label: '6', choices: { active: '7', inactive: '8' } },
  ],
  texts: { en: textsOf('en'), zh: textsOf('zh'), es: textsOf('es'), ja: textsOf('ja') },
  defaults: {},
  template: { meaning: () => '', example: {} },
  schema: {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: (input: { fee?: number }) =>
        Number.isNaN(input.fee) ? { issues: [{ message: '', path: ['fee'] }] } : { value: input },
    },
  } as never,
  phrase: () => 'Enter a number',
  create: () => Promise.reject(new Error('Nothing is sent here.')),
  numberOf: () => '',
};

beforeAll(async () => {
  workInPage();
  await initI18n('en');
  await importMessages.load();
});

it('has enough files of other programs', () => {
  expect(corpus.length).toBeGreaterThan(60);
});

it.each(corpus)('reads, refuses or asks about $what', async (each) => {
  const { file, language = 'en', choices, chosen = {}, rows, ambiguous = [], expected = {} } = each;
  const { signal } = new AbortController();
  const fields = await knownNames(declaration, 'en');
  const table = await readKnownTable(file, { language, ...choices }, fields, signal);
  expect(table).toMatchObject(expected);
  const mapping = guessMapping(table.headers, fields);
  const checked = await checkRows(table.rows, { declaration, fields, mapping, chosen }, signal);
  expect(checked.ambiguous).toEqual(ambiguous);
  const outcomes = checked.rows.map(({ values, problems }) => {
    if (problems.length > 0) return problems.map(({ message }) => message).join();
    const filled = Object.entries(values as object).filter(
      ([, value]) => value !== '' && value !== undefined,
    );
    return Object.fromEntries(filled) as object;
  });
  expect(outcomes).toEqual(rows);
});
