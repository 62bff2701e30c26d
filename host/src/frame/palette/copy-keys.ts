import { api } from '@backoffice/api-client';
import {
  apiPaths,
  type FoundMerchant,
  type KeyState,
  type ListPage,
  type Merchant,
  type MerchantDetail,
} from '@backoffice/contract';
import { copyWithNotice, rowNotices } from '@backoffice/ui';
import { messages } from './messages';

const stateTexts = {
  'not-granted': 'palette.key.not-granted',
  withheld: 'palette.key.withheld',
  unrecorded: 'palette.key.unrecorded',
  unreadable: 'palette.key.unreadable',
} as const satisfies Record<KeyState, string>;

async function copyKey(read: () => Promise<string | null | undefined>): Promise<void> {
  try {
    await copyWithNotice(await read());
  } catch (error) {
    console.error(error);
    rowNotices.failed(messages.text('palette.key.failed'), error);
  }
}

/** Copies the private key of a merchant. It is read from the server at that moment, which logs the read as one of the list. */
export const copyPrivateKey = ({ id, merchantNo }: FoundMerchant) =>
  copyKey(async () => {
    // The server matches the start of numbers, so longer ones may be in the answer.
    const request = { merchantNo, limit: 10 };
    const { items } = await api.post<ListPage<Merchant>>(apiPaths.merchantList, request, {
      quiet: true,
      read: true,
    });
    const merchant = items.find((each) => each.id === id);
    if (merchant?.privateKeyState) throw new Error(messages.text(stateTexts[merchant.privateKeyState]));
    return merchant?.privateKey;
  });

/** Copies the public key of a merchant, read from the server. */
export const copyPublicKey = ({ id }: FoundMerchant) =>
  copyKey(async () => {
    const { publicKey } = await api.get<MerchantDetail>(apiPaths.merchantDetail, {
      query: { id },
      quiet: true,
    });
    return publicKey;
  });
