import { mixed } from './mixed';
import type { SampleChannel, SampleOwner } from './channel-samples.repository';

const HOUR_MS = 60 * 60 * 1000;

/** How the numbers begin that each provider gives to its merchants, and how long they are. */
const numbers: Record<string, [start: string, digits: number]> = {
  alipay: ['2088', 12],
  wechat: ['16', 8],
  unionpay: ['898', 12],
  visa: ['V', 10],
  mastercard: ['MC', 10],
};

const splits = [[100], [60, 40], [50, 30, 20], [40, 30, 20, 10], [40, 25, 15, 10, 10]];

function digitsOf(index: number, purpose: number, count: number): string {
  return `${mixed(index, purpose)}${mixed(index, purpose + 1)}`.padStart(count, '0').slice(-count);
}

/** The channels of one merchant, one to five of the codes, without their ids and keys; most of them are active. */
export function sampleChannels(
  { id: merchantId, createdAt }: SampleOwner,
  codes: readonly string[],
): Omit<SampleChannel, 'id' | 'keys'>[] {
  const weights = splits[mixed(merchantId, 30) % Math.min(splits.length, codes.length)] ?? [];
  return weights.map((merchantWeight, position) => {
    const index = merchantId * splits.length + position;
    const merchantChannel = codes[(mixed(merchantId, 31) + position) % codes.length] ?? '';
    const [start, digits] = numbers[merchantChannel] ?? ['', 12];
    return {
      merchantId,
      merchantNo: start + digitsOf(index, 32, digits),
      merchantChannel,
      merchantWeight,
      merchantBalance: `${mixed(index, 34) % 1_000_000}.${digitsOf(index, 35, 2)}`,
      status: mixed(index, 37) % 6 === 0 ? 'inactive' : 'active',
      merchantExpansion: index % 3 === 0 ? `{"currency":"CNY","settlement":"T+${index % 2}"}` : '',
      createdAt: new Date(Math.min(createdAt.getTime() + (position + 1) * HOUR_MS, Date.now())),
    };
  });
}
