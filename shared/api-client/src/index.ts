// Not exported: the ky instance and the decoder, so that all answers are read in the same way.
export {
  api,
  apiAddress,
  configureApiClient,
  pageAddress,
  reportFailure,
  type ApiClientOptions,
  type ReadOptions,
  type RefusedCall,
  type SendOptions,
} from './api';
export { ApiError, isUnanswered, type ApiErrorKind } from './api-error';
export { giveReasons, type ChangeReason } from './given-reasons';
export { newIdempotencyKey } from './early-calls';
export { dropEmpty } from './send-request';
export { teamApi } from './team-api';
export { uploadForm, type UploadOptions } from './upload-form';
