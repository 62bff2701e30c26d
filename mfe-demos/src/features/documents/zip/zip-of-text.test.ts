import { strFromU8, unzipSync } from 'fflate';
import { zipOfText } from './zip-of-text';

async function unpacked(blob: Blob): Promise<Record<string, string>> {
  const bytes = await new Response(blob).arrayBuffer();
  const files = unzipSync(new Uint8Array(bytes));
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

it.each([
  ['report', 'report.txt'],
  ['../../etc/passwd', '.._.._etc_passwd.txt'],
  ['a\\b:c', 'a_b_c.txt'],
])('packs the text under the name %s', async (name, inside) => {
  const text = { arrayBuffer: async () => new TextEncoder().encode('商户\r\n').buffer } as Blob;
  expect(await unpacked(await zipOfText(name, text))).toEqual({ [inside]: '商户\r\n' });
});
