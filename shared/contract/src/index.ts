// Not exported: what the host and the server alone need of the inbox and of events; these have entries of their own.
export { LOGIN_FAILED, PASSWORD_CHANGE_NEEDED, PROVIDER_ANSWER_OLD } from './envelope';
export { PROVIDER_FAILED, PROVIDER_NO_ACCOUNT, PROVIDER_OTHER_USER, REPLAYED_HEADER } from './envelope';
export { SIGNED_OUT_CODES, SUCCESS_CODES, USER_INFO_FAILED } from './envelope';
export type { FailureEnvelope, FieldError, SuccessEnvelope } from './envelope';
export { failureReason, failureSentences } from './failures';
export type { FailureCode, FailureReason, FailureSubject, FailureValues } from './failures';
export { apiPaths, channelTotalsPath, merchantTotalsPath } from './api-paths';
export {
  apiBaseUrl,
  DEFAULT_API_PORT,
  DEFAULT_METRICS_PORT,
  DEV_ORIGINS_COOKIE,
  devPassText,
  isDevOrigin,
  LOOPBACK,
  OWN_MACHINE,
  readDevOrigins,
} from './addresses';
export { routePath } from './addresses';
export { filteredAddress, formAddress, NEW_ROW, rowAddress } from './screen-addresses';
export { callAccess, grantable, grantActions, neededPermissions } from './permissions';
export { isPassiveCall } from './passive-calls';
export { RIGHTS_HEADER, screens, tableCallOf } from './permissions';
export type { CallAccess, GrantAction, NeededPermission, Permission, Screen, TableCall } from './permissions';
export { routeNode, routesResponse } from './route-node';
export type { RouteMeta, RouteNode } from './route-node';
export { menuSections, type MenuSection } from './menu-sections';
export { findMisfits, heldReleasesText, HOST_API, inRange, reasonOfMisfit } from './compatibility';
export type { HeldRelease, HostOffer, Misfit, ReleaseNeeds } from './compatibility';
export {
  globalNameOf,
  manifestPath,
  remoteName,
  remoteRelease,
  remoteSegment,
  remotesQuery,
} from './remotes';
export { remotesResponse } from './remotes';
export type { RemoteRelease } from './remotes';
export { CHANNEL_CODE_MAX, CHANNEL_KEY_MAX, CHANNEL_NUMBER_MAX, CHANNEL_TYPE_NAME_MAX } from './field-values';
export { CHANNEL_WEIGHT_MAX } from './field-values';
export { CHANNEL_WEIGHT_MIN, channelKeyFields, DEFAULT_AVATAR, DEFAULT_PAGE_SIZE } from './field-values';
export { EXPANSION_MAX, FREE_DIFFERENCE_MAX, FREE_DIFFERENCE_MIN, INTRODUCTION_MAX } from './field-values';
export {
  KEY_USAGE_MAX,
  MAX_LIMIT,
  MAX_ROWS_WITH_KEYS,
  MERCHANT_NAME_MAX,
  merchantStatuses,
} from './field-values';
export { NAMED_MERCHANTS_MAX, OPERATOR, PAGE_SIZES, SERIES_DAYS, seriesNames } from './field-values';
export { channelStates, keyAges, LAST_DAY } from './field-values';
export { NEW_PASSWORD_MIN, ordersOf, REASON_MAX } from './field-values';
export { articleSorts, auditSorts, channelSorts, channelTypeSorts } from './field-values';
export { merchantSorts, roleSorts, transactionSorts, userSorts } from './field-values';
export type { ArticleSort, ChannelSort, ChannelTypeSort, RoleSort, UserSort } from './field-values';
export type { ChannelState, KeyAge } from './field-values';
export type {
  ChannelKeyField,
  MerchantSort,
  MerchantStatus,
  PageSize,
  Order,
  SeriesName,
  SortById,
} from './field-values';
export { canaryRule, DEPLOY_KEY_HEADER, deployKeyRequest, deployKeyResponse } from './release-calls';
export { deployKeyRevokeRequest, disableRequest, loadsRequest, overrideEndRequest } from './release-calls';
export { overrideRequest, promoteRequest, publishRequest, registryResponse } from './release-calls';
export { releaseFacts, remotePointer, rollbackRequest } from './release-calls';
export type { CanaryRule, DeployKeyRequest, DeployKeyResponse, DisableRequest } from './release-calls';
export type { LoadReport, LoadsRequest, OverrideEndRequest, OverrideRequest } from './release-calls';
export type { PromoteRequest, PublishRequest, ReleaseFacts, ReleaseOverview } from './release-calls';
export type { RemoteOverview, RemotePointer, RollbackRequest } from './release-calls';
export {
  arrangeColumns,
  COLUMN_WIDTH_MAX,
  COLUMN_WIDTH_MIN,
  listLayoutPath,
  withMissing,
} from './column-layout';
export type { ArrangedColumn, ColumnLayout, ColumnPlace, DeclaredColumn } from './column-layout';
export { columnLayout, listLayoutRequest, type ListLayoutRequest } from './list-layouts';
export { authProvidersResponse, loginRequest, loginResponse, oidcFinishRequest } from './session';
export { oidcStartRequest, oidcStartResponse } from './session';
export { passwordChangeRequest, sessionLife, timeZoneChoice, userInfo } from './session';
export type { AuthProviders, LoginRequest, LoginResponse, OidcFinishRequest, OidcStart } from './session';
export type {
  OidcStartRequest,
  PasswordChangeRequest,
  SessionLife,
  TimeZoneChoice,
  UserInfo,
} from './session';
export { passwordResetRequest, passwordResetResponse, profile } from './users';
export { profileRequest, user } from './users';
export { USER_SEARCH_MAX, userCreateRequest, userListRequest } from './users';
export { userListResponse, USERNAME_MAX, userSearchQuery, userSearchResponse, userStatus } from './users';
export { userStatuses, userStatusRequest, userUpdateRequest } from './users';
export type {
  FoundUser,
  PasswordResetRequest,
  PasswordResetResponse,
  Profile,
  ProfileRequest,
  User,
} from './users';
export type { UserCreateRequest, UserListRequest, UserStatus } from './users';
export type { UserStatusRequest, UserUpdateRequest } from './users';
export { accessListRequest, accessListResponse, sessionsEndRequest } from './access-review';
export type { AccessListRequest, SessionsEndRequest, UserAccess } from './access-review';
export { devicesToldRequest, ownSessions, sessionEndRequest } from './open-sessions';
export { sessionEndResponse, sessionsEndResponse } from './open-sessions';
export type { DevicesToldRequest, NewDevice, OpenSession, OwnSessions } from './open-sessions';
export type { SessionEndRequest } from './open-sessions';
export {
  auditActions,
  auditGroups,
  auditListRequest,
  auditListResponse,
  auditSubjects,
  fieldChange,
} from './audit-log';
export { historyActions, historyEntry, historyRequest, historyResponse } from './audit-log';
export type {
  AuditAction,
  AuditGroup,
  AuditListRequest,
  AuditLogEntry,
  AuditSubject,
  FieldChange,
} from './audit-log';
export type { HistoryEntry, HistoryRequest } from './audit-log';
export { keyState, listPage, paging, pagingInQuery } from './field-schemas';
export type { KeyState, ListPage } from './field-schemas';
export { merchant, merchantCreateRequest, merchantListRequest, merchantListResponse } from './merchants';
export { merchantDetail, merchantDetailQuery } from './merchants';
export { merchantOption, merchantStatusRequest, merchantUpdateRequest } from './merchants';
export type { Merchant, MerchantCreateRequest, MerchantDetail, MerchantListRequest } from './merchants';
export type { MerchantOption, MerchantStatusRequest, MerchantUpdateRequest } from './merchants';
export { channel, channelCreateRequest, channelDeleteRequest, channelDeleteResponse } from './channels';
export { channelKeyUsageRequest, channelKeyUsageResponse, channelListRequest } from './channels';
export { channelListResponse, channelMerchantsRequest, channelMerchantsResponse } from './channels';
export { channelUpdateRequest, channelWeight } from './channels';
export { channelTotalsRequest, merchantTotalsRequest, statusTotals } from './status-totals';
export type { ChannelTotalsRequest, MerchantTotalsRequest, StatusTotals } from './status-totals';
export {
  channelOption,
  channelOptionsResponse,
  channelType,
  channelTypeCreateRequest,
} from './channel-types';
export { channelTypeDeleteRequest, channelTypeDeleteResponse, channelTypeListRequest } from './channel-types';
export { channelTypeListResponse, channelTypeUpdateRequest } from './channel-types';
export type { ChannelOption, ChannelType, ChannelTypeCreateRequest } from './channel-types';
export type { ChannelTypeDeleteRequest, ChannelTypeListRequest } from './channel-types';
export type { ChannelTypeUpdateRequest } from './channel-types';
export type { Channel, ChannelCreateRequest, ChannelDeleteRequest, ChannelKeyUsage } from './channels';
export type { ChannelKeyUsageRequest, ChannelListRequest, ChannelMerchantsRequest } from './channels';
export type { ChannelUpdateRequest, ChannelWeight } from './channels';
export {
  isBuiltInRole,
  role,
  ROLE_DESCRIPTION_MAX,
  ROLE_KEY_MAX,
  ROLE_NAME_MAX,
  roleCreateRequest,
} from './roles';
export { roleDeleteQuery, roleDeleteResponse, roleOption, roleOptionsResponse, roleParams } from './roles';
export { rolesQuery, rolesResponse, roleUpdateRequest } from './roles';
export type { Role, RoleCreateRequest, RoleOption, RoleRoute, RoleUpdateRequest } from './roles';
export { dashboardFigures, dashboardFiguresQuery, dashboardSeries, dashboardSummary } from './dashboard';
export { transactionFigures, transactionFiguresQuery, transactionListQuery } from './dashboard';
export { transactionListResponse, transactionStatuses } from './dashboard';
export type { DashboardFigures, DashboardSeries, DashboardSummary, Transaction } from './dashboard';
export type { TransactionFigures, TransactionFiguresQuery, TransactionListQuery } from './dashboard';
export type { TransactionStatus } from './dashboard';
export { article, articleCreateRequest, articleDetailQuery, articleListQuery } from './articles';
export { articleListResponse, articlePvQuery, articlePvResponse } from './articles';
export { articleSummary, articleUpdateRequest } from './articles';
export { ARTICLE_CONTENT_MAX, ARTICLE_IMPORTANCE_MAX, ARTICLE_SUMMARY_MAX } from './article-values';
export { ARTICLE_TITLE_MAX, articlePlatforms, articleStatuses, articleTypes } from './article-values';
export { sourceUri } from './source-uri';
export type { Article, ArticleCreateRequest, ArticleListRequest, ArticlePlatform } from './articles';
export type { ArticleStatus, ArticleSummary, ArticleType, ArticleUpdateRequest, PageView } from './articles';
export { articleMarkup } from './article-markup';
export { UPLOAD_FORM_MAX_BYTES, UPLOAD_MAX_BYTES, UPLOAD_MAX_EDGE, UPLOAD_MAX_PIXELS } from './uploads';
export { uploadedPath, uploadName, uploadTokenResponse } from './uploads';
export type { UploadAnswer, UploadToken } from './uploads';
export { limitConnections, senderLimits } from './senders';
export { policyReports, policyViolationsResponse } from './policy-reports';
export type { PolicyReports, PolicyViolation, PolicyViolations } from './policy-reports';
export { FIND_MAX, FOUND_MOST } from './field-values';
export { findRequest, foundArticles, foundChannels, foundMerchants, foundUsers } from './finding';
export type {
  FindRequest,
  FoundAccount,
  FoundArticle,
  FoundBy,
  FoundChannel,
  FoundMerchant,
} from './finding';
