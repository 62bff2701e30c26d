import { lintPlanted } from './lint-planted.fixture';

const refused = {
  'a text that comes and goes beside an icon': `<p><Icon />{isOpen && text('title')}</p>`,
  'a text after an element that comes and goes': `<p>{isUnread && <Mark />}{title}</p>`,
  'a text after rows': `<p>{rows.map(row)} and more</p>`,
  'a text in place of an element': `<li>{label}: {value ? <b>{value}</b> : texts.none}</li>`,
  'a formatted number that comes and goes': `<li>{label} {count > 0 && formatNumber(count)}</li>`,
  'a text after an icon that is chosen': `({ kind, label }) => { const Icon = icons[kind]; return <p><Icon /> {label}</p>; }`,
  'a fragment that brings a text': `<p>{isAgain && <> {text('again')}</>}</p>`,
  'a text beside the icon of a button': `<Button icon={isBusy ? <Spinner /> : undefined}>{text('save')}</Button>`,
  'a component that returns a text': `function Share({ share }) { if (!share) return text('none'); return <b>{share}</b>; }`,
};

const allowed = {
  'a text alone': `<p>{isOpen && text('title')}</p>`,
  'another text in its place': `<p><Icon />{isOpen ? text('open') : text('closed')}</p>`,
  'a text before an element that comes and goes': `<p>{title} {isUnread && <Mark />}</p>`,
  'a text in an element': `<p><Icon />{isOpen && <span>{text('title')}</span>}</p>`,
  'a text beside an icon that changes': `<Button icon={isOpen ? <Up /> : <Down />}>{text('open')}</Button>`,
};

test('lint refuses texts that React would not find in a translated page, and no others', () => {
  const texts = [...Object.values(refused), ...Object.values(allowed)].map((code) =>
    code.startsWith('function') ? code : `export const a = ${code};`,
  );
  const found = lintPlanted('backoffice/translated-text', 'shared/ui/src/planted.tsx', texts);
  const refusals = [...Object.keys(refused), ...Object.keys(allowed)].filter(
    (_, at) => found[at]!.length > 0,
  );
  expect(refusals).toEqual(Object.keys(refused));
});
