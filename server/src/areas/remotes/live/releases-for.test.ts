import { isInCanary } from './releases-for';

const person = (userId: number) => ({ userId, username: `user-${userId}`, roleKey: 'editor' });
const people = Array.from({ length: 2000 }, (_, index) => person(index + 1));
const chosen = (percent: number, release = 'r1') =>
  new Set(
    people.filter((each) => isInCanary({ by: 'percent', percent }, release, each)).map((p) => p.userId),
  );

test('a percentage selects approximately that share of users, always the same ones', () => {
  expect(chosen(20).size / people.length).toBeCloseTo(0.2, 1);
  expect(chosen(20)).toEqual(chosen(20));
  expect(chosen(100).size).toBe(people.length);
});

test('users with the canary keep it when its percentage grows', () => {
  const few = chosen(5);
  const more = chosen(30);
  expect(few.size).toBeGreaterThan(0);
  expect([...few].filter((id) => !more.has(id))).toEqual([]);
});

test('another release selects other users first', () => {
  expect(chosen(5, 'r2')).not.toEqual(chosen(5, 'r1'));
});

test('roles and users are selected by name', () => {
  const [first] = people;
  expect(isInCanary({ by: 'role', roles: ['editor'] }, 'r1', first!)).toBe(true);
  expect(isInCanary({ by: 'role', roles: ['admin'] }, 'r1', first!)).toBe(false);
  expect(isInCanary({ by: 'user', users: ['user-1'] }, 'r1', first!)).toBe(true);
  expect(isInCanary({ by: 'user', users: ['user-2'] }, 'r1', first!)).toBe(false);
});
