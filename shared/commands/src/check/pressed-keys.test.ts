import { lintPlanted } from './lint-planted.fixture';

const refused = {
  'a field of an event': `export const a = (event: KeyboardEvent) => event.key;`,
  'a field of the event that React wraps': `export const a = (x: { nativeEvent: KeyboardEvent }) => x.nativeEvent.key;`,
  'a table of keys': `export const a = (steps: Record<string, number>, e: KeyboardEvent) => steps[e.key];`,
  'the old names of a key': `export const a = (event: KeyboardEvent) => event.keyCode;`,
  'a judgement of its own': `export const a = (event: KeyboardEvent) => event.isComposing;`,
  'a key taken out of an event': `export const a = (event: KeyboardEvent) => { const { key } = event; return key; };`,
  'a key taken out of it by another name': `export const a = (evt: KeyboardEvent) => { const { key: k } = evt; return k; };`,
  'a key taken out of a parameter': `export const a = ({ key }: KeyboardEvent) => key;`,
  'a key taken out of a parameter of the browser’s type': `export const a = ({ key }: globalThis.KeyboardEvent) => key;`,
  'a key taken out in an attribute': `export const a = <input onKeyDown={({ key }) => alert(key)} />;`,
  'a key taken out in an attribute for keys let go': `export const a = <input onKeyUp={({ key: k }) => alert(k)} />;`,
  'a key taken out in properties': `export const a = { onKeyDown: ({ key }: { key: string }) => key };`,
  'a key taken out in a handler': `export const onKeyDown = ({ key }: { key: string }) => key;`,
  'a key taken out in a function': `export function onKeyUp({ key }: { key: string }) { return key; }`,
  'a key taken out in a listener': `window.addEventListener('keydown', ({ key }) => alert(key));`,
  'a bare comparison': `export const a = (key: string) => key === 'Enter';`,
  'a bare comparison the other way round': `export const a = (key: string) => 'Escape' !== key;`,
  'a comparison of a member': `export const a = (stroke: { key: string }) => stroke.key === 'ArrowDown';`,
  'a comparison with a blank': `export const a = (stroke: { key: string }) => stroke.key === ' ';`,
  'a switch': `export const a = (key: string) => { switch (key) { case 'Tab': return 1; default: return 2; } };`,
  'a list of keys': `export const a = (stroke: { key: string }) => ['Enter', 'Escape'].includes(stroke.key);`,
};

const allowed = {
  'the helper': `import { pressedKey } from '@backoffice/ui/pressed-key';\nexport const a = (event: KeyboardEvent) => { const pressed = pressedKey(event); return pressed === 'Enter' || ['Tab'].includes(pressed); };`,
  'a change of storage': `export const a = (event: StorageEvent) => event.key === 'settings' || event.key === null;`,
  'the keys of rows': `export const a = (rows: { key: string }[], key: string) => rows.filter((row) => row.key === key).map(({ key: k }) => k);`,
  'other fields of an event': `export const a = <input onKeyDown={({ currentTarget }) => currentTarget.select()} />;`,
};

describe('lint of handlers of keys', () => {
  let messages: string[][];
  beforeAll(() => {
    const texts = [...Object.values(refused), ...Object.values(allowed)];
    messages = lintPlanted('backoffice/pressed-key', 'shared/ui/src/planted.tsx', texts);
  });

  it.each(Object.keys(refused).map((name, at) => ({ name, at })))('refuses $name', ({ at }) =>
    expect(messages[at]).toContainEqual(expect.stringContaining('pressedKey(event)')),
  );
  it.each(Object.keys(allowed).map((name, at) => ({ name, at })))('allows $name', ({ at }) =>
    expect(messages[Object.keys(refused).length + at]).toEqual([]),
  );
});
