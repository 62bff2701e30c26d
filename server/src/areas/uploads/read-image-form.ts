import { failureReason, UPLOAD_FORM_MAX_BYTES, UPLOAD_MAX_BYTES } from '@backoffice/contract';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { HttpError, refusal, refusedField } from '../../platform/http/http-error';

/** The number of bytes read between two checks whether the form is still wanted. */
const SLICE_BYTES = 4 * 1024;
const TEXT_MAX_BYTES = 1024;
const PART_HEAD_MAX_BYTES = 4 * 1024;
const PART_HEAD_LINES = 8;
/** The maximum size of the texts. */
const BEFORE_FILE_MAX_BYTES = 16 * 1024;

interface ImageForm<Name extends string> {
  texts: Partial<Record<Name, string>>;
  image: Buffer;
}

const invalid = (cause?: unknown) => new HttpError(400, failureReason('form-invalid'), { cause });

/** Collects parts as they arrive: texts with these names, each at most once, then one `file`. */
class ImageFormParts<Name extends string> {
  readonly texts: Partial<Record<Name, string>> = {};
  readonly chunks: Buffer[] = [];
  hasFile = false;
  private readonly parser: BusboyInstance;
  private readonly begun = new Set<string>();
  /** The reason why the rest of the form is not read. */
  private refused: HttpError | undefined;
  private taken = 0;

  constructor(
    headers: FastifyRequest['headers'],
    private readonly names: readonly Name[],
  ) {
    this.parser = this.createParser(headers);
    this.parser.on('field', (name: Name, value: string, _isNameCut: boolean, isCut: boolean) => {
      if (isCut) this.refuse(invalid());
      else this.texts[name] = value;
    });
    this.parser.on('file', (_name, file) => {
      file.on('data', (chunk: Buffer) => this.chunks.push(chunk));
      file.on('limit', () => this.refuse(refusal(413, 'file-too-large')));
      file.on('error', (error) => this.refuse(invalid(error)));
    });
    this.parser.on('partsLimit', () => this.refuse(invalid()));
    this.parser.on('error', (error) => this.refuse(invalid(error)));
  }

  async take(slice: Buffer): Promise<void> {
    this.taken += slice.length;
    await new Promise((taken) => this.parser.write(slice, taken));
    if (this.taken > BEFORE_FILE_MAX_BYTES && !this.hasFile) this.refuse(invalid());
    if (this.refused) throw this.refused;
  }

  async end(): Promise<void> {
    await new Promise((ended) => this.parser.once('finish', ended).once('error', ended).end());
    if (this.refused) throw this.refused;
    if (!this.hasFile) throw refusedField(400, 'file', 'file-missing');
  }

  private createParser(headers: FastifyRequest['headers']): BusboyInstance {
    try {
      return new Busboy({
        headers: headers as BusboyHeaders,
        limits: {
          parts: this.names.length + 1,
          fieldSize: TEXT_MAX_BYTES,
          fileSize: UPLOAD_MAX_BYTES,
          headerPairs: PART_HEAD_LINES,
          headerSize: PART_HEAD_MAX_BYTES,
        },
        // Called after the head of a part, earlier than `field`, which waits for its end.
        isPartAFile: (name, _type, fileName) => this.begin(name ?? '', fileName !== undefined),
      });
    } catch (error) {
      // The boundary is missing.
      throw invalid(error);
    }
  }

  private begin(name: string, isFile: boolean): boolean {
    if (this.hasFile && isFile) this.refuse(refusedField(400, 'file', 'file-too-many'));
    const isExpected = isFile ? name === 'file' : this.names.some((expected) => expected === name);
    if (this.hasFile || !isExpected || this.begun.has(name)) this.refuse(invalid());
    this.begun.add(name);
    this.hasFile ||= isFile;
    return isFile;
  }

  private refuse(failure: HttpError): void {
    this.refused ??= failure;
  }
}

/**
 * Reads a form part by part, and stops at the first part that is not permitted.
 *
 * @param names of the texts that may precede the file
 * @param check called with the texts before the file is read
 * @throws HttpError 400 for an invalid form, 413 for a file that is too large, and the errors of `check`
 */
export async function readImageForm<Name extends string>(
  { body, headers }: FastifyRequest,
  names: readonly Name[] = [],
  check: (texts: ImageForm<Name>['texts']) => Promise<void> = async () => {},
): Promise<ImageForm<Name>> {
  if (!(body instanceof Readable)) throw refusal(400, 'form-media-type');
  const parts = new ImageFormParts(headers, names);
  let isChecked = false;
  let received = 0;
  // The connection stays open for the answer.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > UPLOAD_FORM_MAX_BYTES) throw refusal(413, 'file-too-large');
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
      await parts.take(chunk.subarray(at, at + SLICE_BYTES));
      if (isChecked || !parts.hasFile) continue;
      isChecked = true;
      await check(parts.texts);
    }
  }
  await parts.end();
  return { texts: parts.texts, image: Buffer.concat(parts.chunks) };
}
