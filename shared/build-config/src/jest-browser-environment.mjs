import './jest-computed-styles.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom has none of these; Node's own are the same standards. MessageChannel is left out: with it Jest never exits.
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'Blob',
  'CompressionStream',
  'DecompressionStream',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    // jsdom's own lacks `subtle`, and can't be assigned.
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
}
