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
export {
  grantActions,
  RIGHTS_HEADER,
  screens,
  type GrantAction,
  type Permission,
  type Screen,
} from './permissions';
export { callAccess, tableCallOf, type CallAccess, type TableCall } from './call-access';
export { isPassiveCall } from './passive-calls';
export { grantable } from './grantable';
export { routeNode, routesResponse, type RouteMeta, type RouteNode } from './route-node';
export { routePath } from './route-path';
export { heldReleasesText, type HeldRelease } from './held-releases';
export {
  manifestPath,
  remoteName,
  remoteRelease,
  remoteSegment,
  remotesQuery,
  remotesResponse,
  type RemoteRelease,
} from './remotes';
export { HOST_API } from './host-api';
export { OPERATOR } from './operator';
export { DEFAULT_AVATAR } from './default-avatar';
export { DEV_ORIGINS_COOKIE, isDevOrigin, readDevOrigins } from './dev-origins';
export { inRange } from './in-range';
export { findMisfits, misfitSentence, type HostOffer, type Misfit, type ReleaseNeeds } from './find-misfits';
export {
  canaryRule,
  DEPLOY_KEY_HEADER,
  deployKeyRequest,
  deployKeyResponse,
  deployKeyRevokeRequest,
  disableRequest,
  loadsRequest,
  overrideEndRequest,
  overrideRequest,
  promoteRequest,
  publishRequest,
  registryResponse,
  releaseFacts,
  remotePointer,
  rollbackRequest,
  type CanaryRule,
  type DeployKeyRequest,
  type DeployKeyResponse,
  type DisableRequest,
  type LoadReport,
  type LoadsRequest,
  type OverrideEndRequest,
  type OverrideRequest,
  type PromoteRequest,
  type PublishRequest,
  type ReleaseFacts,
  type ReleaseOverview,
  type RemoteOverview,
  type RemotePointer,
  type RollbackRequest,
} from './release-calls';
export {
  authProvidersResponse,
  PASSWORD_MAX,
  PASSWORD_MIN,
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
export {
  INTRODUCTION_MAX,
  USERNAME_MAX,
  user,
  userCreateRequest,
  userListRequest,
  userListResponse,
  userStatus,
  userStatuses,
  userStatusRequest,
  userUpdateRequest,
  type User,
  type UserCreateRequest,
  type UserListRequest,
  type UserStatus,
  type UserStatusRequest,
  type UserUpdateRequest,
} from './users';
export {
  accessListRequest,
  accessListResponse,
  sessionEndRequest,
  sessionEndResponse,
  type AccessListRequest,
  type OpenSession,
  type SessionEndRequest,
  type UserAccess,
} from './access-review';
export {
  auditActions,
  auditListRequest,
  auditListResponse,
  auditSubjects,
  type AuditAction,
  type AuditListRequest,
  type AuditLogEntry,
  type AuditSubject,
} from './audit-log';
export { DEFAULT_PAGE_SIZE, MAX_LIMIT, MAX_ROWS_WITH_KEYS, PAGE_SIZES } from './listing-limits';
export { listPage, paging, pagingInQuery, sortById, type ListPage, type SortById } from './listing';
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
export {
  ROLE_DESCRIPTION_MAX,
  ROLE_KEY_MAX,
  ROLE_NAME_MAX,
  role,
  roleCreateRequest,
  roleDeleteQuery,
  roleDeleteResponse,
  roleOption,
  roleOptionsResponse,
  roleParams,
  rolesResponse,
  roleUpdateRequest,
  type Role,
  type RoleCreateRequest,
  type RoleOption,
  type RoleRoute,
  type RoleUpdateRequest,
} from './roles';
export { dashboardSeries, dashboardSummary, type DashboardSeries, type DashboardSummary } from './dashboard';
export { SERIES_DAYS, seriesNames, type SeriesName } from './series-names';
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
export {
  ARTICLE_CONTENT_MAX,
  ARTICLE_IMPORTANCE_MAX,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TITLE_MAX,
  article,
  articleCreateRequest,
  articleDetailQuery,
  articleListQuery,
  articleListResponse,
  articlePlatforms,
  articlePvQuery,
  articlePvResponse,
  articleStatuses,
  articleSummary,
  articleTypes,
  articleUpdateRequest,
  sourceUri,
  type Article,
  type ArticleCreateRequest,
  type ArticleListRequest,
  type ArticlePlatform,
  type ArticleStatus,
  type ArticleSummary,
  type ArticleType,
  type ArticleUpdateRequest,
  type PageView,
} from './articles';
export { articleMarkup } from './article-markup';
export {
  UPLOAD_FORM_MAX_BYTES,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_EDGE,
  UPLOAD_MAX_PIXELS,
  uploadedPath,
  uploadName,
  uploadTokenResponse,
  type UploadAnswer,
  type UploadToken,
} from './uploads';
export {
  transactionListQuery,
  transactionListResponse,
  transactionStatuses,
  type Transaction,
  type TransactionStatus,
} from './transactions';
export { userSearchQuery, userSearchResponse, USER_SEARCH_MAX, type FoundUser } from './user-search';
