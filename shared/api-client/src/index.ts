// Not exported: the ky instance and the decoder. A second way to call would read answers a second way.
export {
  api,
  apiAddress,
  configureApiClient,
  reportFailure,
  type ApiClientOptions,
  type ReadOptions,
  type SendOptions,
} from './api';
export { ApiError, type ApiErrorKind } from './api-error';
export { dropEmpty } from './drop-empty';
export { newIdempotencyKey } from './idempotency-key';
export { isUnanswered } from './is-unanswered';
export { uploadForm, type UploadOptions } from './upload-form';
