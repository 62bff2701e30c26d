import { decodeText } from './decode-text';
import { encodeText } from './encode-text.fixture';
import type { Encoding } from './table';

const spanish = 'Nombre;Cuota\r\nFerretería El Niño;5 €\r\nAlmacén;3\r\nJosé\r\nCafé ¡Olé!;1\r\n';
const japanese = '店名,手数料\r\n株式会社山田商店,5\r\nカフェ,3\r\nさくら薬局,1\r\n';
const chinese = '商户名称,费率差\r\n北京烤鸭店,5\r\n张三小吃,3\r\n新世界百货,1\r\n';

const files: [name: string, text: string, encoding: Encoding][] = [
  ['Spanish', spanish, 'windows-1252'],
  ['one Spanish word', 'Almacén', 'windows-1252'],
  ['Spanish capitals', 'NIÑO,AÑO,PERÚ\r\nÑANDÚ', 'windows-1252'],
  ['French', 'Nom\r\nGarçon\r\nDéçu\r\nCœur', 'windows-1252'],
  ['the euro sign', 'Price\r\n5 €\r\n7 €', 'windows-1252'],
  ['Japanese', japanese, 'shift_jis'],
  ['one Japanese name', '株式会社', 'shift_jis'],
  ['Katakana', 'カフェ\r\nレストラン', 'shift_jis'],
  ['half-width kana with Kanji', 'ﾔﾏﾀﾞ ﾀﾛｳ\r\n山田太郎', 'shift_jis'],
  ['boxes and numbers in circles', '①店\r\n─┼■\r\n見本', 'shift_jis'],
  ['Japanese of Unix', japanese, 'euc-jp'],
  ['Chinese', chinese, 'gb18030'],
  ['Chinese signs', '店名（北京）、“一号”\r\n上海', 'gb18030'],
];

describe.each(['en', 'zh', 'es', 'ja'])('in %s', (language) => {
  it.each(files)('detects the encoding of %s', (_name, text, encoding) => {
    expect(decodeText(encodeText(text, encoding), { language })).toMatchObject({ text, encoding });
  });

  const all = `${spanish}${japanese}${chinese}한국어 😀 العربية`;
  it.each(['utf-8', 'utf-16le', 'utf-16be'] as const)('reads %s with and without a mark', (encoding) => {
    const marked = encodeText(`\ufeff${all}`, encoding);
    expect(decodeText(marked, { language })).toEqual({ text: all, encoding, possible: [encoding] });
    expect(decodeText(encodeText(all, encoding), { language })).toMatchObject({ text: all, encoding });
  });
});

it.each([
  ['ja', 'ﾔﾏﾀﾞ', 'shift_jis'],
  ['zh', '在线', 'gb18030'],
  ['ja', '山本', 'euc-jp'],
  ['zh', '山本', 'gb18030'],
] as const)('prefers the encoding of the language %s when two are plausible', (language, text, encoding) => {
  const bytes = encodeText(text, encoding);
  expect(decodeText(bytes, { language })).toMatchObject({ text, encoding });
});

it('reads a file in the chosen encoding, and lists the possible ones', () => {
  const bytes = encodeText('商户名称', 'gb18030');
  const { possible } = decodeText(bytes);
  expect(possible).toEqual(['gb18030', 'shift_jis', 'euc-jp', 'windows-1252']);
  expect(decodeText(bytes, { encoding: 'windows-1252', language: 'zh' }).text).toBe('ÉÌ»§Ãû³Æ');
});

it('refuses binary files and unknown encodings', () => {
  expect(() => decodeText(new Uint8Array([0xff, 0x81, 0xff]))).toThrow('unknown-encoding');
  expect(() => decodeText(new Uint8Array([0x61, 0, 0]))).toThrow('other-content');
  expect(() => decodeText(new Uint8Array([0x61, 0, 0, 0x62]))).toThrow('other-content');
});
