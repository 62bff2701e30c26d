// Not exported: the parts of inbox and events that only the host and the server use; these have separate entries.
export { LOGIN_FAILED, PASSWORD_CHANGE_NEEDED, PROVIDER_ANSWER_OLD } from './envelope';
export { PROVIDER_FAILED, PROVIDER_NO_ACCOUNT, PROVIDER_OTHER_USER, REPLAYED_HEADER } from './envelope';
export { SIGNED_OUT_CODES, SUCCESS_CODES, USER_INFO_FAILED } from './envelope';
export type { FailureEnvelope, FieldError, SuccessEnvelope } from './envelope';
export { failureReason, failureSentences } from './failures';
export type { FailureCode, FailureReason, FailureSubject } from './failures';
export { apiPaths, channelTotalsPath, merchantTotalsPath } from './api-paths';
export { articlePaths } from './rows/article-paths';
export { transactionPaths } from './rows/transaction-paths';
export { channelTypePaths } from './rows/channel-type-paths';
export { merchantPaths } from './rows/merchant-paths';
export { channelPaths } from './rows/channel-paths';
export { remotePaths } from './releases/remote-paths';
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
export { filteredAddress, formAddress, NEW_ROW, rowAddress } from './navigation/screen-addresses';
export { callAccess, grantable, neededPermissions } from './permissions';
export { grantActions, screens } from './screens';
export { isEnrolmentCall } from './enrolment-calls';
export { isPassiveCall } from './live/passive-calls';
export { isOwnPermission, ownPermissionAt, ownPermissionOf, ownPermissionPath } from './own-permissions';
export type { OwnPermission, OwnPermissions } from './own-permissions';
export { RIGHTS_HEADER, tableCallOf } from './permissions';
export type { CallAccess, HeldPermission, NeededPermission, TableCall } from './permissions';
export type { GrantAction, Permission, Screen } from './screens';
export { routeNode, routesResponse } from './navigation/route-node';
export type { RouteMeta, RouteNode } from './navigation/route-node';
export { menuSections, type MenuSection } from './navigation/menu-sections';
export { findMisfits, heldReleasesText, HOST_API, inRange, reasonOfMisfit } from './releases/compatibility';
export {
  additionPoints,
  ADDITIONS_MAX,
  fieldsWithheldFromAdditions,
  isAdditionPoint,
  offeredAdditions,
} from './releases/additions';
export type { AdditionPoint, AdditionProps } from './releases/additions';
export { HOST, HOST_COOKIE, HOST_POINTER_FILE } from './releases/host-release';
export type { HeldRelease, HostOffer, Misfit, ReleaseNeeds } from './releases/compatibility';
export {
  globalNameOf,
  manifestPath,
  remoteName,
  remoteRelease,
  remoteSegment,
  manifestFile,
  remotesQuery,
} from './releases/remotes';
export { remotesResponse } from './releases/remotes';
export type { ManifestFile, PageRead, RemoteRelease, ShownAddition } from './releases/remotes';
export {
  CHANNEL_CODE_MAX,
  CHANNEL_KEY_MAX,
  CHANNEL_NUMBER_MAX,
  CHANNEL_TYPE_NAME_MAX,
} from './fields/field-values';
export { CHANNEL_WEIGHT_MAX } from './fields/field-values';
export {
  CHANNEL_WEIGHT_MIN,
  channelKeyFields,
  DEFAULT_AVATAR,
  DEFAULT_PAGE_SIZE,
  FILTER_VALUES_MAX,
  ORDER_MAX,
} from './fields/field-values';
export {
  EXPANSION_MAX,
  FREE_DIFFERENCE_MAX,
  FREE_DIFFERENCE_MIN,
  INTRODUCTION_MAX,
} from './fields/field-values';
export {
  KEY_USAGE_MAX,
  MAX_LIMIT,
  MAX_ROWS_WITH_KEYS,
  MERCHANT_NAME_MAX,
  merchantStatuses,
} from './fields/field-values';
export {
  deployKeyActor,
  deployKeyOf,
  SET_UP_KEY_LABEL,
  NAMED_MERCHANTS_MAX,
  OPERATOR,
  PAGE_SIZES,
  SERIES_DAYS,
  seriesNames,
} from './fields/field-values';
export { channelStateFilters, channelStates, keyAges, LAST_DAY } from './fields/field-values';
export { FORMER_KEY_SOON_DAYS } from './fields/field-values';
export { NEW_PASSWORD_MIN, ordersOf, REASON_MAX } from './fields/field-values';
export { articleSorts, auditSorts, channelSorts, channelTypeSorts } from './fields/field-values';
export { merchantSorts, roleSorts, transactionSorts, userSorts } from './fields/field-values';
export type { ArticleSort, ChannelSort, ChannelTypeSort, RoleSort, UserSort } from './fields/field-values';
export type { ChannelState, ChannelStateFilter, FormerKeyFilter, KeyAge } from './fields/field-values';
export type {
  ChannelKeyField,
  MerchantSort,
  MerchantStatus,
  PageSize,
  Order,
  SeriesName,
  SortById,
} from './fields/field-values';
export {
  ALL_REMOTES,
  lockRequest,
  ownersRequest,
  ownersResponse,
  releaseSource,
  unlockRequest,
} from './releases/control-calls';
export type { LockRequest, OwnersRequest, Ramp, ReleaseLock, ReleaseSource } from './releases/control-calls';
export { canaryRule, DEPLOY_KEY_HEADER, deployKeyRequest, deployKeyResponse } from './releases/release-calls';
export {
  deployKeyRevokeRequest,
  disableRequest,
  loadsRequest,
  overrideEndRequest,
} from './releases/release-calls';
export { overrideRequest, promoteRequest, publishRequest, registryResponse } from './releases/release-calls';
export { releaseDeclarations, releaseFacts, releaseFilePath, releaseLimits } from './releases/release-facts';
export { RELEASE_MEDIA_TYPE, releaseUploadParams, releaseUploadResponse } from './releases/release-calls';
export { remotePointer, retireRequest, rollbackRequest } from './releases/release-calls';
export { problemLimits } from './releases/problem-values';
export type { Attribution, ProblemKind, VitalName } from './releases/problem-values';
export { modulesQuery, modulesResponse, problemsQuery, problemsRequest } from './releases/problems';
export { problemsResponse, stackQuery, stackResponse } from './releases/problems';
export type { Problem, Problems, ProblemsRequest, ProblemStack, ReleaseVitals } from './releases/problems';
export type { ReportedProblem, ReportedVital, SharedModule, StackFrame } from './releases/problems';
export type { DeclaredAddition, ReleaseDeclarations, ReleaseFacts } from './releases/release-facts';
export type { ReleaseUploadResponse } from './releases/release-calls';
export type {
  CanaryRule,
  DeployKeyRequest,
  DeployKeyResponse,
  DisableRequest,
} from './releases/release-calls';
export type { LoadReport, LoadsRequest, OverrideEndRequest, OverrideRequest } from './releases/release-calls';
export type { PromoteRequest, PublishRequest, ReleaseOverview } from './releases/release-calls';
export type { RemoteOverview, RemotePointer, RetireRequest, RollbackRequest } from './releases/release-calls';
export {
  arrangeColumns,
  COLUMN_WIDTH_MAX,
  COLUMN_WIDTH_MIN,
  listLayoutPath,
  withMissing,
} from './columns/column-layout';
export type { ArrangedColumn, ColumnLayout, ColumnSetting, DeclaredColumn } from './columns/column-layout';
export { columnLayout, listLayoutRequest, type ListLayoutRequest } from './columns/list-layouts';
export {
  authProvidersResponse,
  loginQuery,
  loginRequest,
  loginResponse,
  oidcFinishRequest,
} from './people/session';
export { oidcStartRequest, oidcStartResponse, signInAnswer } from './people/session';
export { passwordChangeRequest, sessionLife, startHere, timeZoneChoice, userInfo } from './people/session';
export type {
  AuthProviders,
  LoginRequest,
  LoginResponse,
  OidcFinishRequest,
  OidcStart,
} from './people/session';
export type {
  FirstTask,
  OidcStartRequest,
  PasswordChangeRequest,
  SessionLife,
  SignInAnswer,
  StartHere,
  TimeZoneChoice,
  UserInfo,
} from './people/session';
export { profile } from './people/users';
export { profileRequest, user } from './people/users';
export { USER_SEARCH_MAX, userCreateRequest, userListRequest } from './people/users';
export {
  userListResponse,
  USERNAME_MAX,
  userSearchQuery,
  userSearchResponse,
  userStatus,
} from './people/users';
export { userStatusRequest, userUpdateRequest } from './people/users';
export type { FoundUser, Profile, ProfileRequest, User } from './people/users';
export type { UserCreateRequest, UserFactorState, UserListRequest } from './people/users';
export type { UserStatusRequest, UserUpdateRequest } from './people/users';
export { accessListRequest, accessListResponse, sessionsEndRequest } from './people/access-review';
export type { AccessListRequest, SessionsEndRequest, UserAccess } from './people/access-review';
export { devicesSeenRequest, ownSessions, sessionEndRequest } from './people/open-sessions';
export { sessionsEndResponse } from './people/open-sessions';
export type { DevicesSeenRequest, NewDevice, OpenSession, OwnSessions } from './people/open-sessions';
export type { SessionEndRequest } from './people/open-sessions';
export { auditGroups, auditListRequest, auditListResponse, auditSubjects } from './people/audit-log';
export { historyEntry, historyRequest, historyResponse } from './people/audit-log';
export type {
  AuditAction,
  AuditGroup,
  AuditListRequest,
  AuditLogEntry,
  AuditSubject,
  FieldChange,
} from './people/audit-log';
export type { HistoryEntry, HistoryRequest } from './people/audit-log';
export { idResponse, keyState, listPage, paging, pagingInQuery } from './fields/field-schemas';
export { rowDeleteRequest, unpaged } from './fields/field-schemas';
export type { KeyState, ListPage, RowDeleteRequest, UncountedPage } from './fields/field-schemas';
export { merchant, merchantCreateRequest, merchantListRequest, merchantListResponse } from './rows/merchants';
export { merchantDetail, merchantDetailQuery } from './rows/merchants';
export { merchantOption, merchantStatusRequest, merchantUpdateRequest } from './rows/merchants';
export type { Merchant, MerchantCreateRequest, MerchantDetail, MerchantListRequest } from './rows/merchants';
export type { MerchantOption, MerchantStatusRequest, MerchantUpdateRequest } from './rows/merchants';
export { channel, channelCreateRequest } from './rows/channels';
export { channelKeyUsageRequest, channelKeyUsageResponse, channelListRequest } from './rows/channels';
export { channelListResponse, channelMerchantsRequest, channelMerchantsResponse } from './rows/channels';
export { channelUpdateRequest, channelWeightsRequest, channelWeightsResponse } from './rows/channels';
export { channelTotalsRequest, merchantTotalsRequest, statusTotals } from './rows/status-totals';
export type { ChannelTotalsRequest, MerchantTotalsRequest, StatusTotals } from './rows/status-totals';
export type { ChannelAlert } from './rows/channel-alerts';
export { channelOptionsResponse, channelType, channelTypeCreateRequest } from './rows/channel-types';
export { channelTypeListRequest } from './rows/channel-types';
export { channelTypeListResponse, channelTypeUpdateRequest } from './rows/channel-types';
export type { ChannelOption, ChannelType, ChannelTypeCreateRequest } from './rows/channel-types';
export type { ChannelTypeListRequest } from './rows/channel-types';
export type { ChannelTypeUpdateRequest } from './rows/channel-types';
export type { Channel, ChannelCreateRequest, ChannelKeyUsage } from './rows/channels';
export type { ChannelKeyUsageRequest, ChannelListRequest, ChannelMerchantsRequest } from './rows/channels';
export type { ChannelUpdateRequest, ChannelWeight, ChannelWeightsRequest } from './rows/channels';
export {
  isBuiltInRole,
  role,
  ROLE_DESCRIPTION_MAX,
  ROLE_KEY_MAX,
  ROLE_NAME_MAX,
  roleCreateRequest,
} from './people/roles';
export { roleDeleteQuery, roleDeleteResponse, roleOptionsResponse, roleParams } from './people/roles';
export { factorRules, GRACE_DAYS_DEFAULT, GRACE_DAYS_MAX } from './people/roles';
export { rolesQuery, rolesResponse, roleUpdateRequest } from './people/roles';
export type { FactorRule } from './people/roles';
export type { Role, RoleCreateRequest, RoleOption, RoleRoute, RoleUpdateRequest } from './people/roles';
export { dashboardFigures, dashboardFiguresQuery, dashboardSeries, dashboardSummary } from './rows/dashboard';
export { transactionFigures, transactionFiguresQuery, transactionListQuery } from './rows/transactions';
export { transactionDetail, transactionDetailQuery, transactionListResponse } from './rows/transactions';
export type { TransactionDetail } from './rows/transactions';
export type { DashboardFigures, DashboardSeries, DashboardSummary } from './rows/dashboard';
export type { Transaction } from './rows/transactions';
export type {
  TransactionFigures,
  TransactionFiguresQuery,
  TransactionListQuery,
  Volume,
} from './rows/transactions';
export type { TransactionStatus } from './rows/transactions';
export { article, articleCreateRequest, articleDetailQuery, articleListQuery } from './rows/articles';
export { articleListResponse, articlePvQuery, articlePvResponse } from './rows/articles';
export { articleSummary, articleUpdateRequest } from './rows/articles';
export { ARTICLE_CONTENT_MAX, ARTICLE_IMPORTANCE_MAX, ARTICLE_SUMMARY_MAX } from './rows/article-values';
export { ARTICLE_TITLE_MAX, articlePlatforms, articleStatuses, articleTypes } from './rows/article-values';
export { sourceUri } from './text/source-uri';
export type { Article, ArticleCreateRequest, ArticleListRequest, ArticlePlatform } from './rows/articles';
export type { ArticleStatus, ArticleSummary, ArticleUpdateRequest, PageView } from './rows/articles';
export { articleMarkup } from './rows/article-markup';
export {
  UPLOAD_FORM_MAX_BYTES,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_EDGE,
  UPLOAD_MAX_PIXELS,
} from './uploads/uploads';
export { uploadedPath, uploadName, uploadTokenResponse } from './uploads/uploads';
export type { UploadAnswer, UploadToken } from './uploads/uploads';
export { limitConnections, senderLimits } from './senders';
export { policyReports, policyViolationsResponse } from './operations/policy-reports';
export type { PolicyReports, PolicyViolation, PolicyViolations } from './operations/policy-reports';
export { FIND_MAX, FOUND_MAX } from './fields/field-values';
export { foundTransactions } from './rows/finding';
export type { FoundTransaction } from './rows/finding';
export { findRequest, foundArticles, foundChannels, foundMerchants, foundUsers } from './rows/finding';
export type {
  FindRequest,
  FoundAccount,
  FoundArticle,
  FoundBy,
  FoundChannel,
  FoundMerchant,
} from './rows/finding';
