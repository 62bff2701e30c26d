import { imitations } from './imitations.fixture';
import { mappedUsername, skeletonOf, usernameRefusal } from './username-form';

test.each(imitations)('%j is refused when there is an admin', (name) => {
  const mapped = mappedUsername(name);
  expect(usernameRefusal(mapped) ?? skeletonOf(name)).toEqual(
    usernameRefusal(mapped)
      ? { code: 'username-form', message: expect.any(String) as string }
      : skeletonOf('admin'),
  );
});

test.each([
  ['佐藤さくら', '佐藤さくら'],
  ['José', 'josé'],
  ['JOSE\u0301', 'josé'],
  ['ｶﾞﾗｽ.ｶﾌｪ', 'ガラス.カフェ'],
  ['ＡＤＭＩＮ', 'admin'],
  ['zhang三丰', 'zhang三丰'],
  ['김minsu', '김minsu'],
  ['Іван.Франко', 'іван.франко'],
  ['محمد٢٣', 'محمد٢٣'],
  ['a_b-c.d@e', 'a_b-c.d@e'],
])('%s is a valid name, stored as %s', (name, stored) => {
  expect(mappedUsername(name)).toBe(stored);
  expect(mappedUsername(stored)).toBe(stored);
  expect(usernameRefusal(stored)).toBeNull();
});

test.each([
  ['two scripts', 'iванов'],
  ['a sign of Roman numerals', 'userⅷ'],
  ['digits of two kinds', 'علي1٢'],
  ['a right-to-left name that ends with a mark', 'محمد.'],
  ['a right-to-left name that begins with a digit', '12محمد'],
  ['a space', 'ana adler'],
  ['half a Hangul syllable', '\u1100\u1100\u1100\u1100'],
])('a name with %s is invalid', (_what, name) => {
  expect(usernameRefusal(mappedUsername(name))).toMatchObject({ code: 'username-form' });
});

test('the limits of length apply to the mapped name', () => {
  expect(usernameRefusal(mappedUsername('ｶﾞｶﾞ'))).toMatchObject({ code: 'field-short' });
});

test.each([
  ['scope1', 'ѕсоре1'],
  ['jose', 'josé'],
  ['user0', 'usero'],
  ['paypal1', 'paypall'],
])('%s and %s look alike', (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

test.each([
  ['かなかな', 'がながな'],
  ['editor', 'admin'],
  ['김민수', '김민주'],
])('%s and %s do not look alike', (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)));
