import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom lacks these; those of Node.js follow the same standards. Without MessageChannel, which would keep Jest from exiting.
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
    // jsdom's `crypto` lacks `subtle` and cannot be assigned.
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
}
