// Checks an export of the audit log against its signed heads: node verify-audit.mjs <export> <heads> <public key>
import { open } from 'node:fs/promises';
const bytesOf = (text) => new TextEncoder().encode(text);
const fromBase64 = (text) => Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
const fromHex = (text) => (text.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (bytes) => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
async function verifyAudit(log, headsText, keysText) {
  const [keys, signed, problems] = [new Map(), new Map(), []];
  const find = (isProblem, problem) => isProblem && problems.push(problem);
  for (const [, pem] of keysText.matchAll(/-----BEGIN PUBLIC KEY-----([^-]+)/g)) {
    const der = fromBase64(pem.replace(/\s/g, ''));
    const key = await crypto.subtle.importKey('spki', der, 'Ed25519', true, ['verify']);
    const isBy = (mark, text) => crypto.subtle.verify('Ed25519', key, fromBase64(mark), bytesOf(text));
    keys.set((await sha256(der)).slice(0, 16), isBy);
  }
  let [head, headHash, begin, entry, first, removal] = [null, '', '', null, null, ''];
  for (const line of new Set(headsText.match(/\{"sequence":.*\}/g))) {
    const { signature, ...next } = JSON.parse(line);
    const name = `head ${next.sequence} of ${next.at}`;
    const isSigned = await keys.get(next.key)?.(signature, JSON.stringify(next));
    const isNext = !head || (next.sequence === head.sequence + 1 && next.previous === headHash);
    find(!isSigned, `${name} was changed, or signed by another key`);
    find(!isNext, `heads before ${name} are missing, changed or in another order`);
    find(Date.parse(next.at) - Date.parse(head?.at) > 3e5, `5 minutes without a head before ${name}`);
    signed.set(`${next.id} ${next.hash}`, name);
    [head, headHash, begin] = [next, await sha256(bytesOf(line)), begin || name];
  }
  for await (const line of log.readLines()) {
    const { previous, hash, text } = JSON.parse(line);
    const [id, at, , , , , action, changes] = JSON.parse(text);
    const isSame = hash === (await sha256(Uint8Array.from([...fromHex(previous), ...bytesOf(text)])));
    const isNext = !entry || (id === entry.id + 1 && previous === entry.hash);
    find(!isSame || !isNext, `entry ${id} was changed, or does not follow ${entry?.id ?? 'the ones before'}`);
    [first, entry] = [first ?? { id, before: `${id - 1} ${previous}` }, { id, at, hash }];
    if (action === 'log-remove' && `${changes[1].from} ${changes[2].from}` === first.before)
      removal = ` (earlier ones were removed by retention, says entry ${id})`;
    signed.delete(`${id} ${hash}`);
  }
  find(!head || !entry, 'no head or no entry was given');
  find(first?.id > 1 && !removal, `the entries before ${first?.id} are missing`);
  find(entry?.at - Date.parse(head?.at) > 3e5, 'the entries of more than 5 minutes have no head');
  for (const [key, name] of signed)
    find(parseInt(key) >= first?.id - 1 && key !== first.before, `${name}: its entry is missing or changed`);
  return { problems, about: `Entries ${first?.id} to ${entry?.id}${removal}, ${begin} to ${head?.at}.` };
}
const [log, heads, keys] = await Promise.all(process.argv.slice(2).map((path) => open(path)));
const { problems, about } = await verifyAudit(log, await heads.readFile('utf8'), await keys.readFile('utf8'));
console.log([`Problems: ${problems.length}. ${about}`, ...problems.slice(0, 20)].join('\n'));
process.exit(problems.length > 0 ? 1 : 0);
