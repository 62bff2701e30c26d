export type { FailureEnvelope, FieldError, SuccessEnvelope } from './envelope';
export {
  LOGIN_FAILED,
  LOGIN_FAILED_MESSAGE,
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
  userInfo,
  type AuthProviders,
  type LoginRequest,
  type LoginResponse,
  type UserInfo,
} from './session';
export { DEFAULT_PAGE_SIZE, MAX_LIMIT, MAX_ROWS_WITH_KEYS, PAGE_SIZES } from './listing-limits';
export { listPage, paging, sortById, type ListPage, type SortById } from './listing';
export {
  EXPANSION_MAX,
  FREE_DIFFERENCE_MAX,
  FREE_DIFFERENCE_MIN,
  MERCHANT_NAME_MAX,
  merchant,
  merchantCreateRequest,
  merchantListRequest,
  merchantListResponse,
  merchantOption,
  merchantStatus,
  merchantStatuses,
  merchantStatusRequest,
  merchantUpdateRequest,
  type Merchant,
  type MerchantCreateRequest,
  type MerchantListRequest,
  type MerchantOption,
  type MerchantStatus,
  type MerchantStatusRequest,
  type MerchantUpdateRequest,
} from './merchants';
export {
  CHANNEL_CODE_MAX,
  CHANNEL_KEY_MAX,
  CHANNEL_NUMBER_MAX,
  CHANNEL_WEIGHT_MAX,
  CHANNEL_WEIGHT_MIN,
  channel,
  channelCreateRequest,
  channelDeleteRequest,
  channelDeleteResponse,
  channelKeyFields,
  channelKeyUsageRequest,
  channelKeyUsageResponse,
  channelListRequest,
  channelListResponse,
  channelOption,
  channelOptionsResponse,
  channelUpdateRequest,
  channelWeight,
  KEY_USAGE_MAX,
  type Channel,
  type ChannelCreateRequest,
  type ChannelDeleteRequest,
  type ChannelKeyField,
  type ChannelKeyUsage,
  type ChannelKeyUsageRequest,
  type ChannelListRequest,
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
