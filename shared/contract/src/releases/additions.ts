import type { Screen } from '../screens';
import type { Channel } from '../rows/channels';
import type { Merchant } from '../rows/merchants';

/** Fields of records that additions never receive. */
export const fieldsWithheldFromAdditions = [
  'privateKey',
  'merchantUpPrivateKey',
  'merchantDownPrivateKey',
] as const;

type Withheld = (typeof fieldsWithheldFromAdditions)[number];

interface Section<T> {
  record: Omit<T, Withheld>;
}
interface Action<T> extends Section<T> {
  /** Closes the dialog in which the action is shown. */
  close: () => void;
}

/** The props of the component that a module exports as `Addition`, by point and version. */
interface PropsByPoint {
  /** Opened from the menu of a merchant's row or panel. */
  'merchant-action': { 1: Action<Merchant> };
  'channel-action': { 1: Action<Channel> };
  /** At the end of a merchant's panel and page. */
  'merchant-section': { 1: Section<Merchant> };
  'channel-section': { 1: Section<Channel> };
  'dashboard-card': { 1: object };
}

/** A point on a screen of one remote to which other remotes add. */
export type AdditionPoint = keyof PropsByPoint;

/** The props of an addition: `AdditionProps<'merchant-section', 1>`. */
export type AdditionProps<P extends AdditionPoint, V extends keyof PropsByPoint[P]> = PropsByPoint[P][V];

interface PointOffer<P extends AdditionPoint> {
  /** The versions of the props that this host passes. */
  versions: readonly (keyof PropsByPoint[P])[];
  /** The screens that show the point; users who may view none of them do not get its additions. */
  screens: readonly Screen[];
}

/** The points that the host offers. */
export const additionPoints: { readonly [P in AdditionPoint]: PointOffer<P> } = {
  'merchant-action': { versions: [1], screens: ['merchants'] },
  'channel-action': { versions: [1], screens: ['channels'] },
  'merchant-section': { versions: [1], screens: ['merchants', 'merchantPage'] },
  'channel-section': { versions: [1], screens: ['channels'] },
  'dashboard-card': { versions: [1], screens: ['dashboard'] },
};

export const isAdditionPoint = (name: string): name is AdditionPoint => Object.hasOwn(additionPoints, name);

/** The versions of each point, as a host describes them to the registry. */
export const offeredAdditions: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  Object.entries(additionPoints).map(([point, { versions }]) => [point, versions]),
);

/** Maximum number of additions that a release declares. */
export const ADDITIONS_MAX = 10;
