import { changedExports } from './changed-exports';

/** Returns the description of a host that gives one name. */
const host = (name: string, declaration: string) => `declare module 'host:@backoffice/ui' {
export {
  ${name},
} from 'host:ui/src/index';
}

declare module 'host:ui/src/index' {
import type { ReactNode } from 'react';
import type { PrimitiveAtom } from 'jotai';
${declaration}
}
`;

const button = (props: string) => host('Button', `export function Button(props: { ${props} }): ReactNode;`);
const atom = (value: string) => host('userAtom', `export const userAtom: PrimitiveAtom<{ ${value} }>;`);
const call = (signature: string) => host('format', `export function format${signature};`);

it.each([
  ['an optional property more', button('title: string'), button('title: string; icon?: string')],
  ['a property that may be more', button("size: 'small'"), button("size: 'small' | 'large'")],
  ['an atom with a field more', atom('id: number'), atom('id: number; name: string')],
  [
    'an optional argument more',
    call('(value: number): string'),
    call('(value: number, unit?: string): string'),
  ],
])('accepts %s', (_change, before, now) => {
  expect(changedExports(before, now)).toEqual([]);
});

it.each([
  ['a required property more', button('title: string'), button('title: string; icon: string'), /'icon'/],
  ['a property that may be less', button("size: 'small' | 'large'"), button("size: 'small'"), /"large"/],
  ['an atom with a field less', atom('id: number; name: string'), atom('id: number'), /'name'/],
  ['another result', call('(value: number): string'), call('(value: number): number'), /'number'/],
  ['a removed name', call('(): void'), button('title: string'), /no exported member/],
])('names %s with the reason', (_change, before, now, reason) => {
  const [changed, ...others] = changedExports(before, now);
  expect(others).toEqual([]);
  expect(before).toContain(`  ${changed!.name},`);
  expect(changed).toMatchObject({ request: '@backoffice/ui', reason: expect.stringMatching(reason) });
});
