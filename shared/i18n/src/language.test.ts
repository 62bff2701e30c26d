import { detectLanguage, storeLanguage } from './language';

function browserSpeaks(...tags: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
}

beforeEach(() => {
  document.cookie = 'language=; max-age=0';
});

it.each([
  [['zh-CN', 'en'], 'zh'],
  [['fr', 'ja-JP'], 'ja'],
  [['ES-mx'], 'es'],
  [['fr-FR'], 'en'],
  [[], 'en'],
])('detects %j as %s', (tags, expected) => {
  browserSpeaks(...tags);
  expect(detectLanguage()).toBe(expected);
});

it('prefers the cookie to the browser', () => {
  browserSpeaks('zh');
  storeLanguage('es');
  expect(detectLanguage()).toBe('es');
});

it('ignores a cookie with an unsupported language', () => {
  browserSpeaks('ja');
  document.cookie = 'language=klingon';
  expect(detectLanguage()).toBe('ja');
});
