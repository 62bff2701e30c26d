import { decodeText } from './decode-text';

const text = '商户名称;Año\r\n微信';
const utf16 = (isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2 + 2));
  [0xfeff, ...Array.from(text, (character) => character.charCodeAt(0))].forEach((code, at) =>
    bytes.setUint16(at * 2, code, isLittle),
  );
  return new Uint8Array(bytes.buffer);
};

it.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
  ['UTF-16 LE', utf16(true)],
  ['UTF-16 BE', utf16(false)],
])('reads %s', (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

it('reads GB18030, as Excel writes it in China', () => {
  expect(decodeText(new Uint8Array([0xc9, 0xcc, 0xbb, 0xa7, 0xc3, 0xfb, 0xb3, 0xc6]))).toBe('商户名称');
});

it('refuses what is text in no encoding, and bytes', () => {
  expect(() => decodeText(new Uint8Array([0xff, 0x81, 0xff]))).toThrow('unknown-encoding');
  expect(() => decodeText(new Uint8Array([0x61, 0]))).toThrow('other-content');
});
