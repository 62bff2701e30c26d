import { ApiError } from '@backoffice/api-client';
import { type FailureCode, failureReason, failureSentences } from '@backoffice/contract';
import { initI18n, type Language, setLanguage } from '@backoffice/i18n';
import en from './messages/en.json';
import es from './texts/es.json';
import { phraseFailure } from './phrase-failure';

const englishTexts: Record<string, string> = en;
const codes = Object.keys(failureSentences) as FailureCode[];

const values = {
  subject: 'merchant',
  action: 'edit',
  seconds: 600,
  min: 1200,
  updatedAt: '2026-11-21T05:04:03.000Z',
} as const;

function refused(reason: { code?: string; values?: object; message: string }, fields: object[] = []) {
  return new ApiError(reason.message, { kind: 'refused', status: 409, ...reason, fields } as never);
}

async function phraseIn(language: Language, error: ApiError): Promise<string> {
  document.documentElement.lang = language;
  await initI18n(language, () => {});
  await phraseFailure(error);
  return error.message;
}

it.each(['zh', 'es', 'ja'] as const)('says in %s whatever the server answers', async (language) => {
  const english: string[] = [];
  for (const code of codes) {
    const own = failureSentences[code];
    const phrase = await phraseIn(language, refused({ code, values, message: own }));
    if (phrase === own || phrase === englishTexts[`failure.${code}`] || phrase.includes('failure.'))
      english.push(code);
  }
  expect(english).toEqual([]);
});

it('formats names, waits and times in the language', async () => {
  const phrase = (code: FailureCode) => phraseIn('es', refused({ code, values, message: '' }));
  expect(await phrase('row-missing')).toBe(
    'No se encontró este registro (comercio). Quizá se haya eliminado.',
  );
  expect(await phrase('sign-in-locked')).toMatch(/dentro de 10 minutos\.$/);
  expect(await phrase('field-short')).toBe('Use al menos 1200 caracteres');
  expect(await phrase('row-changed-at')).toMatch(/^Último cambio: 2026\/11\/21 /);
});

it('phrases the fields that were refused', async () => {
  const error = refused(failureReason('fields', { fields: 'status: Must be…' }), [
    { path: 'status', ...failureReason('field-choice') },
  ]);
  await phraseIn('ja', error);
  expect(error.fields).toEqual([
    expect.objectContaining({ path: 'status', message: '選択肢から選んでください' }),
  ]);
});

it.each(['network', 'timeout', 'malformed', 'away'] as const)(
  'phrases a failure of the kind %s without a code in the language of the page',
  async (kind) => {
    const lost = new ApiError('Network Error', { kind, status: 0 });
    expect(await phraseIn('es', lost)).toBe(es[`failure.${kind}`]);
  },
);

it('prefers the message of the code to that of the kind', async () => {
  const full = new ApiError('No room', { kind: 'away', status: 503, code: 'storage-full' });
  expect(await phraseIn('en', full)).toBe(en['failure.storage-full']);
});

it('keeps the server’s own sentence for unknown codes', async () => {
  expect(await phraseIn('zh', refused({ code: 'of-a-later-release', message: 'Something new.' }))).toBe(
    'Something new.',
  );
});

it('follows the language in which a failure is read later', async () => {
  const error = refused({ code: 'row-missing', values, message: '' }, [
    { path: 'status', ...failureReason('field-choice') },
  ]);
  const lost = new ApiError('Network Error', { kind: 'network', status: 0 });
  await phraseIn('en', error);
  await phraseIn('en', lost);
  await setLanguage('es');
  expect(error.message).toMatch(/^No se encontró/);
  expect(error.fields[0]!.message).toBe('Elija una de las opciones');
  expect(lost.message).toBe(es['failure.network']);
});
