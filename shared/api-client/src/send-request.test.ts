import { dropEmpty } from './send-request';

it('leaves out empty values, and keeps 0 and false', () => {
  expect(dropEmpty({ a: '', b: undefined, c: null, d: 0, e: false, f: 'x' })).toEqual({
    d: 0,
    e: false,
    f: 'x',
  });
});
