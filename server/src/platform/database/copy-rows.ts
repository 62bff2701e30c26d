import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** The driver's connection, which has the messages of COPY but no stream for them. */
interface Wire {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

const PART_BYTES = 512 * 1024;

/** A COPY in progress, as a query object of the driver. */
abstract class Copy implements pg.Submittable {
  protected wire: Wire | undefined;
  private rows = 0;
  private settle!: { resolve(rows: number): void; reject(error: Error): void };
  /** Resolves to the number of copied rows. */
  readonly finished = new Promise<number>((resolve, reject) => (this.settle = { resolve, reject }));

  constructor(private readonly text: string) {
    // The caller that reads or writes gets the failure there.
    this.finished.catch(() => {});
  }

  submit(connection: unknown): void {
    const wire = connection as Wire;
    this.wire = wire;
    wire.query(this.text);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);
  }

  handleReadyForQuery(): void {
    this.settle.resolve(this.rows);
  }

  handleError(error: Error): void {
    this.settle.reject(error);
  }

  handleCopyInResponse(_connection: unknown): void {}
  handleCopyData(_message: { chunk: Buffer }): void {}
}

class CopyOut extends Copy {
  private part = Buffer.allocUnsafe(PART_BYTES);
  private filled = 0;
  readonly parts = new Readable({
    objectMode: true,
    highWaterMark: 4,
    read: () => this.wire?.stream.resume(),
  });

  override handleCopyData({ chunk }: { chunk: Buffer }): void {
    // Copied at once, because the driver reuses its buffer.
    for (let from = 0; from < chunk.length;) {
      const taken = chunk.copy(this.part, this.filled, from);
      this.filled += taken;
      from += taken;
      if (this.filled === PART_BYTES) this.give();
    }
  }

  override handleReadyForQuery(): void {
    if (this.filled > 0) this.give();
    this.parts.push(null);
    // Resumes the connection, because no further part will be requested.
    this.wire?.stream.resume();
    super.handleReadyForQuery();
  }

  override handleError(error: Error): void {
    this.parts.destroy(error);
    this.wire?.stream.resume();
    super.handleError(error);
  }

  private give(): void {
    if (!this.parts.push(this.part.subarray(0, this.filled))) this.wire?.stream.pause();
    this.part = Buffer.allocUnsafe(PART_BYTES);
    this.filled = 0;
  }
}

/**
 * Yields the output of a `copy … to stdout` in parts of arbitrary boundaries. Reads from the connection only as fast as the
 * parts are consumed.
 *
 * @param client not from a pipelining pool
 * @returns the number of rows, after the last part
 */
export async function* copyOut(client: pg.ClientBase, text: string): AsyncGenerator<Buffer, number> {
  const copy = client.query(new CopyOut(text));
  for await (const part of copy.parts as AsyncIterable<Buffer>) yield part;
  return copy.finished;
}

class CopyIn extends Copy {
  private open!: (wire: Wire) => void;
  private readonly opened = new Promise<Wire>((resolve) => (this.open = resolve));

  override handleCopyInResponse(connection: unknown): void {
    this.open(connection as Wire);
  }

  /** Resolves to the connection once it accepts rows; rejects when the COPY has ended before. */
  private taking(): Promise<Wire> {
    const ended = this.finished.then(() => {
      throw new Error('The database ended a COPY early.');
    });
    return Promise.race([ended, this.opened]);
  }

  /** Writes a part; waits while the database is behind. @throws the database's error about an earlier part */
  async write(part: Buffer): Promise<void> {
    const wire = await this.taking();
    wire.sendCopyFromChunk(part);
    if (wire.stream.writableNeedDrain) await Promise.race([once(wire.stream, 'drain'), this.finished]);
  }

  /** @returns the number of rows */
  async end(): Promise<number> {
    (await this.taking()).endCopyFrom();
    return this.finished;
  }
}

/**
 * Begins a `copy … from stdin`.
 *
 * @param client not from a pipelining pool, and not used for anything else until the end
 */
export function copyIn(client: pg.ClientBase, text: string): Pick<CopyIn, 'write' | 'end'> {
  return client.query(new CopyIn(text));
}
