import { Counter } from 'prom-client';

/** Private keys that an answer could have carried, by what became of them. */
export const privateKeysCounter = new Counter({
  name: 'private_keys_total',
  help: 'Private keys by what became of them: read, withheld (over the budget of an hour) or unreadable.',
  labelNames: ['outcome'],
  registers: [],
});
