import { callAccess } from '../permissions';
import { failureSentences } from '../failures';
import released from './1.0.0.json';

// Pages of an earlier release use these names while API processes of this one answer them.
it('every call of release 1.0.0 still exists', () => {
  expect(released.calls.filter((call) => !Object.hasOwn(callAccess, call))).toEqual([]);
});

it('every failure code of release 1.0.0 still exists', () => {
  expect(released.failures.filter((code) => !Object.hasOwn(failureSentences, code))).toEqual([]);
});
