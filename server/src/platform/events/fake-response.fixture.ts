import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';

/** The answer of a stream, as far as `EventStreams` knows one. */
export class FakeResponse {
  said = '';
  writableLength = 0;
  isDestroyed = false;
  readonly req = {
    socket: Object.assign(new EventEmitter(), { destroyed: false }),
  };
  once(): this {
    return this;
  }
  write(text: string | Buffer): void {
    this.said += String(text);
  }
  end(text: string): void {
    this.said += text;
  }
  destroy(): void {
    this.isDestroyed = true;
  }
  get asResponse(): ServerResponse {
    return this as unknown as ServerResponse;
  }
}
