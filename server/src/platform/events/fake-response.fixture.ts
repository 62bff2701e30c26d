import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';

/** The parts of a response that `EventStreams` uses. */
export class FakeResponse {
  written = '';
  writableLength = 0;
  isDestroyed = false;
  readonly req = {
    socket: Object.assign(new EventEmitter(), { destroyed: false }),
  };
  once(): this {
    return this;
  }
  write(text: string | Buffer): void {
    this.written += String(text);
  }
  end(text: string): void {
    this.written += text;
  }
  destroy(): void {
    this.isDestroyed = true;
  }
  get asResponse(): ServerResponse {
    return this as unknown as ServerResponse;
  }
}
