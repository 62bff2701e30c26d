import type { Transaction } from '@backoffice/contract';
import { mixed } from './mixed';

const usernames = [
  'Ana Torres',
  '王小明',
  'Liam Carter',
  '佐藤健',
  'Maya Singh',
  'Jonas Weber',
  'Lucía Prieto',
  '陈思远',
];
const MINUTE_MS = 60_000;
/** So old that every payment is through. */
const SETTLED_FROM = 60;

/** One of many transactions, the newest first: about every 40 minutes one, and the same at every run but for the time. */
export function sampleTransaction(index: number, now: number): Transaction {
  const time = new Date(now - (index * 40 + (mixed(index, 20) % 30)) * MINUTE_MS).toISOString();
  const cents = 1_000 + (mixed(index, 21) % 1_400_000);
  const digits = String(mixed(index, 22) % 10_000).padStart(4, '0');
  return {
    order_no: `${time.slice(0, 10).replaceAll('-', '')}${String(index).padStart(4, '0')}${digits}`,
    timestamp: time,
    username: usernames[mixed(index, 23) % usernames.length]!,
    price: (cents / 100).toFixed(2),
    status: index < SETTLED_FROM && mixed(index, 24) % 3 === 0 ? 'pending' : 'success',
  };
}
