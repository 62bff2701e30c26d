import { csv, type CorpusFile } from './corpus-file.fixture';

const names = { en: 'Name,Fee', zh: '名称,费率', es: 'Nombre;Cuota', ja: '名前,手数料' };
const words = { en: 'Café Müller', zh: '北京烤鸭店', es: 'Ferretería El Niño', ja: '株式会社カフェ' };
const legacy = { en: 'windows-1252', zh: 'gb18030', es: 'windows-1252', ja: 'shift_jis' } as const;
const languages = ['en', 'zh', 'es', 'ja'] as const;

/** A file for each language in each suitable encoding, read in that language. */
export const encodedFiles = languages.flatMap((language): CorpusFile[] =>
  (['utf-8', 'utf-16le', 'utf-16be', legacy[language]] as const).flatMap((encoding) => {
    const text = `${names[language]}\r\n${words[language]}${language === 'es' ? ';' : ','}5\r\n`;
    const rows = [{ name: words[language], fee: 5 }];
    const plain = { what: `${language} ${encoding}`, language, rows };
    const expected = { encoding: expect.objectContaining({ name: encoding }) as unknown };
    const all = encoding.startsWith('utf') ? ['', '\ufeff'] : [''];
    return all.map((mark) => ({
      ...plain,
      what: `${plain.what}${mark && ' with a mark'}`,
      expected,
      file: csv(mark + text, encoding),
    }));
  }),
);
