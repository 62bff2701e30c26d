import type { AdditionProps } from './additions';
import { additionPoints, fieldsWithheldFromAdditions, isAdditionPoint, offeredAdditions } from './additions';

type MerchantRecord = AdditionProps<'merchant-section', 1>['record'];

it('a component gets the record of its point without secrets, by type', () => {
  const nameOf = ({ record }: AdditionProps<'channel-section', 1>) => record.merchantNo;
  // @ts-expect-error -- sections cannot be closed
  const close = (props: AdditionProps<'merchant-section', 1>): unknown => props.close;
  // @ts-expect-error -- a merchant's private key is never passed
  const keyOf = (record: MerchantRecord): unknown => record.privateKey;
  // @ts-expect-error -- there is no second version
  type Second = AdditionProps<'merchant-action', 2>;
  expect([nameOf, close, keyOf, null as Second]).toHaveLength(4);
});

it('each point has a version, and a name of an object is no point', () => {
  expect(Object.values(offeredAdditions)).toEqual(
    Object.values(additionPoints).map(({ versions }) => versions),
  );
  expect(Object.keys(additionPoints).every(isAdditionPoint)).toBe(true);
  expect(isAdditionPoint('constructor')).toBe(false);
});

it('every private field of the records is withheld', () => {
  expect(fieldsWithheldFromAdditions).toEqual([
    'privateKey',
    'merchantUpPrivateKey',
    'merchantDownPrivateKey',
  ]);
});
