import { api } from '@backoffice/api-client';
import {
  merchantPaths,
  type FoundMerchant,
  type KeyState,
  type ListPage,
  type Merchant,
  type MerchantDetail,
} from '@backoffice/contract';
import { copyWithNotice, rowNotices } from '@backoffice/ui';
import { store } from '@backoffice/session';
import { atom } from 'jotai';
import { messages } from './messages';

const stateTexts = {
  'not-granted': 'palette.key.not-granted',
  withheld: 'palette.key.withheld',
  unrecorded: 'palette.key.unrecorded',
  unreadable: 'palette.key.unreadable',
} as const satisfies Record<Exclude<KeyState, 'masked'>, string>;

async function noticed(copy: () => Promise<void>): Promise<void> {
  try {
    await copy();
  } catch (error) {
    console.error(error);
    rowNotices.failed(messages.text('palette.key.failed'), error);
  }
}

/** The merchant whose masked private key is copied once the user has entered a reason. */
export const maskedKeyAtom = atom<number | null>(null);

async function readMerchant({ id, merchantNo }: FoundMerchant): Promise<Merchant | undefined> {
  // The server matches the start of numbers, so longer ones may be in the answer.
  const request = { merchantNo, limit: 10 };
  const { items } = await api.post<ListPage<Merchant>>(merchantPaths.merchantList, request, {
    quiet: true,
    read: true,
  });
  return items.find((each) => each.id === id);
}

/**
 * Copies the private key of a merchant. It is read from the server at that moment, which logs the read as one of the list. For a
 * masked key, the palette asks for the reason.
 */
export const copyPrivateKey = (found: FoundMerchant) =>
  noticed(async () => {
    const { privateKey, privateKeyState: state } = (await readMerchant(found)) ?? {};
    if (state && state !== 'masked') throw new Error(messages.text(stateTexts[state]));
    if (state) store.set(maskedKeyAtom, found.id);
    else await copyWithNotice(privateKey);
  });

/** Copies the public key of a merchant, read from the server. */
export const copyPublicKey = ({ id }: FoundMerchant) =>
  noticed(async () => {
    const { publicKey } = await api.get<MerchantDetail>(merchantPaths.merchantDetail, {
      query: { id },
      quiet: true,
    });
    await copyWithNotice(publicKey);
  });
