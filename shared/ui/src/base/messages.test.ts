import en from './messages/en.json';
import es from './messages/es.json';
import ja from './messages/ja.json';
import zh from './messages/zh.json';

it.each([
  ['zh', zh],
  ['es', es],
  ['ja', ja],
])('has every text with the same parameters in %s', (_language, texts) => {
  const shape = (all: Record<string, string>) =>
    Object.entries(all).map(([key, text]) => [key, text.trim() !== '', text.match(/{{\w+}}/g)?.sort() ?? []]);
  expect(shape(texts)).toEqual(shape(en));
});
