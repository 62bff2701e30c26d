import { roleKeyOf } from './role-service';

test.each([
  ['Merchant viewer', /^merchant-viewer-[0-9a-f]{6}$/],
  ['商户查看', /^role-[0-9a-f]{6}$/],
  ['2nd Línea', /^nd-li-nea-[0-9a-f]{6}$/],
  ['<b>x</b>', /^b-x-b-[0-9a-f]{6}$/],
  ['x'.repeat(64), /^x{25}-[0-9a-f]{6}$/],
])('of %s', (name, key) => {
  expect(roleKeyOf(name)).toMatch(key);
  expect(roleKeyOf(name)).not.toBe(roleKeyOf(name));
});
