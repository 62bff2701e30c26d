export type { FailureEnvelope, FieldError, SuccessEnvelope } from './envelope';
export {
  LOGIN_FAILED,
  LOGIN_FAILED_MESSAGE,
  PASSWORD_CHANGE_NEEDED,
  PROVIDER_ANSWER_OLD,
  PROVIDER_FAILED,
  PROVIDER_NO_ACCOUNT,
  PROVIDER_OTHER_USER,
  SIGNED_OUT_CODES,
  SUCCESS_CODES,
  USER_INFO_FAILED,
  USER_INFO_FAILED_MESSAGE,
} from './error-codes';
export { apiPaths } from './api-paths';
export { apiBaseUrl, DEFAULT_API_PORT } from './api-base';
export { grantActions, screens, type GrantAction, type Permission, type Screen } from './permissions';
export { routeNode, routesResponse, type RouteMeta, type RouteNode } from './route-node';
export { manifestPath, remoteRelease, remoteSegment, remotesResponse, type RemoteRelease } from './remotes';
export {
  authProvidersResponse,
  DEFAULT_AVATAR,
  loginRequest,
  loginResponse,
  oidcFinishRequest,
  oidcStartRequest,
  oidcStartResponse,
  passwordChangeRequest,
  sessionLife,
  userInfo,
  type AuthProviders,
  type LoginRequest,
  type LoginResponse,
  type OidcFinishRequest,
  type OidcStart,
  type OidcStartRequest,
  type PasswordChangeRequest,
  type SessionLife,
  type UserInfo,
} from './session';
export { DEFAULT_PAGE_SIZE, MAX_LIMIT, MAX_ROWS_WITH_KEYS, PAGE_SIZES } from './listing-limits';
export { listPage, paging, sortById, type ListPage, type SortById } from './listing';
export {
  EXPANSION_MAX,
  FREE_DIFFERENCE_MAX,
  FREE_DIFFERENCE_MIN,
  MERCHANT_NAME_MAX,
  merchantStatus,
  merchantStatuses,
  type MerchantStatus,
} from './merchant-fields';
export {
  merchant,
  merchantCreateRequest,
  merchantListRequest,
  merchantListResponse,
  merchantOption,
  merchantStatusRequest,
  merchantUpdateRequest,
  type Merchant,
  type MerchantCreateRequest,
  type MerchantListRequest,
  type MerchantOption,
  type MerchantStatusRequest,
  type MerchantUpdateRequest,
} from './merchants';
export {
  CHANNEL_CODE_MAX,
  CHANNEL_KEY_MAX,
  CHANNEL_NUMBER_MAX,
  CHANNEL_WEIGHT_MAX,
  CHANNEL_WEIGHT_MIN,
  channelKeyFields,
  KEY_USAGE_MAX,
  NAMED_MERCHANTS_MAX,
  type ChannelKeyField,
} from './channel-fields';
export {
  channel,
  channelCreateRequest,
  channelDeleteRequest,
  channelDeleteResponse,
  channelKeyUsageRequest,
  channelKeyUsageResponse,
  channelListRequest,
  channelListResponse,
  channelMerchantsRequest,
  channelMerchantsResponse,
  channelOption,
  channelOptionsResponse,
  channelUpdateRequest,
  channelWeight,
  type Channel,
  type ChannelCreateRequest,
  type ChannelDeleteRequest,
  type ChannelKeyUsage,
  type ChannelKeyUsageRequest,
  type ChannelListRequest,
  type ChannelMerchantsRequest,
  type ChannelOption,
  type ChannelUpdateRequest,
  type ChannelWeight,
} from './channels';
export { roleOption, roleOptionsResponse, type RoleOption } from './roles';
export { dashboardSummary, type DashboardSummary } from './dashboard';
export {
  fieldChange,
  historyActions,
  historyEntry,
  historyRequest,
  historyResponse,
  type FieldChange,
  type HistoryEntry,
  type HistoryRequest,
} from './history';
