// Not exported: the ky instance and the decoder. A second way to call would read answers a second way.
export {
  api,
  apiAddress,
  configureApiClient,
  reportFailure,
  type ApiClientOptions,
  type ReadOptions,
  type RefusedCall,
  type SendOptions,
} from './api';
export { ApiError, isUnanswered, type ApiErrorKind } from './api-error';
export { dropEmpty, newIdempotencyKey } from './send-request';
export { uploadForm, type UploadOptions } from './upload-form';
