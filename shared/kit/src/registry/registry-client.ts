import {
  remotePaths,
  type CanaryRule,
  DEPLOY_KEY_HEADER,
  type FailureReason,
  RELEASE_MEDIA_TYPE,
  type ReleaseSource,
  type ReleaseUploadResponse,
  type RemoteOverview,
  type RemotePointer,
} from '@backoffice/contract';

const ANSWER_WITHIN_MS = 10_000;
/** The time for which gateways wait for the API. */
const UPLOAD_WITHIN_MS = 60_000;

/** A refusal by the registry. */
export class RegistryRefusal extends Error {
  override readonly name = 'RegistryRefusal';

  constructor(
    readonly status: number,
    message: string,
    /** Absent where something else than the API has answered. */
    readonly reason?: Partial<FailureReason>,
  ) {
    super(message);
  }
}

interface Envelope extends Pick<Partial<FailureReason>, 'code' | 'values'> {
  message: string;
  data?: unknown;
}

/** Returns null for anything else than an answer of the API, such as a proxy's error page. */
function envelopeOf(text: string): Envelope | null {
  try {
    const answer = JSON.parse(text) as Envelope | null;
    return typeof answer?.message === 'string' ? answer : null;
  } catch {
    return null;
  }
}

/** A client for the registry's calls with a deploy key. */
export class RegistryClient {
  constructor(private readonly settings: { apiAddress: string; deployKey: string }) {}

  /** @param packed the result of `packRelease` */
  upload = (remote: string, release: string, packed: Buffer, source: ReleaseSource = {}) => {
    const path = remotePaths.releaseUpload.replace(':remote', remote).replace(':release', release);
    const query = new URLSearchParams(source).toString();
    return this.call<ReleaseUploadResponse>('PUT', query ? `${path}?${query}` : path, packed);
  };

  promote = (remote: string, release: string, canary?: CanaryRule) =>
    this.call<RemotePointer>('POST', remotePaths.remotePromote, { remote, release, canary });

  rollBack = (remote: string) => this.call<RemotePointer>('POST', remotePaths.remoteRollback, { remote });

  list = () => this.call<RemoteOverview[]>('GET', remotePaths.remoteRegistry);

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    const { apiAddress, deployKey } = this.settings;
    const isPacked = Buffer.isBuffer(body);
    const type = isPacked ? RELEASE_MEDIA_TYPE : 'application/json';
    const response = await fetch(apiAddress + path, {
      method,
      headers: { [DEPLOY_KEY_HEADER]: deployKey, ...(body && { 'content-type': type }) },
      body: isPacked ? new Uint8Array(body) : body && JSON.stringify(body),
      signal: AbortSignal.timeout(isPacked ? UPLOAD_WITHIN_MS : ANSWER_WITHIN_MS),
    }).catch((error: unknown) => {
      // The message of fetch itself names no reason, such as a certificate.
      const { cause, message } = error as { cause?: { message?: string }; message: string };
      const reason = cause?.message || message;
      throw new Error(`${apiAddress} does not answer: ${reason}`, { cause: error });
    });
    const answer = envelopeOf(await response.text());
    if (!answer) {
      const type = response.headers.get('content-type') ?? 'no content type';
      throw new RegistryRefusal(
        response.status,
        `${apiAddress}${path} answered HTTP ${response.status} with ${type} instead of JSON. Check API_ADDRESS and the proxy in front of it.`,
      );
    }
    if (!response.ok) throw new RegistryRefusal(response.status, answer.message, answer);
    return answer.data as T;
  }
}
