import type {
  AccessListRequest,
  apiPaths,
  channelPaths,
  merchantPaths,
  channelTypePaths,
  transactionPaths,
  articlePaths,
  remotePaths,
  AuditListRequest,
  AuditLogEntry,
  Article,
  ArticleCreateRequest,
  ArticleSummary,
  ArticleUpdateRequest,
  AuthProviders,
  Channel,
  ChannelCreateRequest,
  ChannelKeyUsage,
  ChannelKeyUsageRequest,
  ChannelListRequest,
  ChannelTotalsRequest,
  ChannelMerchantsRequest,
  ChannelOption,
  ChannelType,
  ChannelTypeCreateRequest,
  RowDeleteRequest,
  ChannelTypeListRequest,
  ChannelTypeUpdateRequest,
  ChannelUpdateRequest,
  ChannelWeightsRequest,
  ChannelWeight,
  DashboardFigures,
  DashboardSeries,
  DashboardSummary,
  DeployKeyRequest,
  DeployKeyResponse,
  DevicesSeenRequest,
  DisableRequest,
  FindRequest,
  FoundAccount,
  FoundArticle,
  FoundTransaction,
  TransactionDetail,
  FoundChannel,
  FoundMerchant,
  FoundUser,
  HistoryEntry,
  HistoryRequest,
  ListLayoutRequest,
  listLayoutPath,
  LockRequest,
  ListPage,
  UncountedPage,
  LoadsRequest,
  LoginRequest,
  LoginResponse,
  Merchant,
  MerchantCreateRequest,
  MerchantDetail,
  MerchantListRequest,
  MerchantOption,
  MerchantStatusRequest,
  MerchantTotalsRequest,
  MerchantUpdateRequest,
  OidcFinishRequest,
  OidcStart,
  OidcStartRequest,
  OwnSessions,
  PageView,
  PasswordChangeRequest,
  Profile,
  PolicyViolations,
  Problems,
  ProblemStack,
  ProfileRequest,
  OverrideEndRequest,
  OverrideRequest,
  PromoteRequest,
  OwnersRequest,
  RemoteOverview,
  RemotePointer,
  RemoteRelease,
  Role,
  RoleCreateRequest,
  RoleOption,
  SharedModule,
  RoleUpdateRequest,
  RetireRequest,
  RollbackRequest,
  RouteNode,
  SessionEndRequest,
  SessionsEndRequest,
  SessionLife,
  SignInAnswer,
  StatusTotals,
  StartHere,
  TimeZoneChoice,
  User,
  UserAccess,
  Transaction,
  TransactionFigures,
  channelTotalsPath,
  merchantTotalsPath,
  UserCreateRequest,
  UploadToken,
  UserInfo,
  UserListRequest,
  UserStatusRequest,
  UserUpdateRequest,
} from '@backoffice/contract';
import type { BulkJob, BulkPreview } from '@backoffice/contract/bulk';
import type { BulkCommand, bulkPaths } from '@backoffice/contract/bulk-values';
import type { ExportStateRequest, PreparedFile } from '@backoffice/contract/exports';
import type { exportFilePaths, exportPaths } from '@backoffice/contract/export-values';
import type {
  Inbox,
  InboxPreferenceRequest,
  InboxPreferences,
  InboxReadRequest,
  InboxStateRequest,
  InboxUnread,
} from '@backoffice/contract/inbox';
import type { inboxPaths } from '@backoffice/contract/inbox-paths';
import type { OperationsStatus } from '@backoffice/contract/operations';
import type { NotedKind, notePaths } from '@backoffice/contract/note-values';
import type {
  FoundNote,
  Note,
  NoteCreateRequest,
  NoteListRequest,
  NotePage,
  NoteUpdateRequest,
} from '@backoffice/contract/notes';
import type { listViewPaths } from '@backoffice/contract/list-view-values';
import type { ListViews, ListViewUpdateRequest, ListView } from '@backoffice/contract/list-views';
import type { Call, TrustCalls } from './trust-calls';

type NotePath<Name extends keyof (typeof notePaths)[NotedKind]> = (typeof notePaths)[NotedKind][Name];
type NotePosts = Record<NotePath<'list'>, Call<NoteListRequest, NotePage>> &
  Record<NotePath<'create'>, Call<NoteCreateRequest, Note>> &
  Record<NotePath<'delete'>, Call<RowDeleteRequest, { id: number }>> &
  Record<NotePath<'restore'>, Call<{ id: number }, Note>> &
  Record<NotePath<'readers'>, Call<{ query: string }, { items: { username: string }[] }>> &
  Record<NotePath<'find'>, Call<FindRequest, { items: FoundNote[] }>>;

/** The body and data of each API call, by the contract. */
export interface ApiCalls {
  get: {
    [bulkPaths.merchants.job]: Call<undefined, BulkJob | null>;
    [bulkPaths.channels.job]: Call<undefined, BulkJob | null>;
    [apiPaths.authProviders]: Call<undefined, AuthProviders>;
    [apiPaths.userInfo]: Call<undefined, UserInfo | null>;
    [apiPaths.userSession]: Call<undefined, SessionLife>;
    [apiPaths.userSessions]: Call<undefined, OwnSessions>;
    [exportFilePaths.list]: Call<undefined, { items: PreparedFile[] }>;
    [inboxPaths.list]: Call<undefined, Inbox>;
    [inboxPaths.unread]: Call<undefined, InboxUnread>;
    [inboxPaths.preferences]: Call<undefined, InboxPreferences>;
    [apiPaths.routes]: Call<undefined, RouteNode[]>;
    [apiPaths.remotes]: Call<undefined, RemoteRelease[]>;
    [remotePaths.remoteRegistry]: Call<undefined, RemoteOverview[]>;
    [remotePaths.remoteProblems]: Call<undefined, Problems>;
    [remotePaths.problemStack]: Call<undefined, ProblemStack>;
    [remotePaths.remoteModules]: Call<undefined, SharedModule[]>;
    [apiPaths.policyReports]: Call<undefined, PolicyViolations>;
    [apiPaths.operations]: Call<undefined, OperationsStatus>;
    [apiPaths.roleOptions]: Call<undefined, RoleOption[]>;
    [apiPaths.roles]: Call<undefined, Role[]>;
    [channelPaths.channelOptions]: Call<undefined, ChannelOption[]>;
    [articlePaths.articleList]: Call<undefined, ListPage<ArticleSummary>>;
    [articlePaths.articleDetail]: Call<undefined, Article>;
    [merchantPaths.merchantDetail]: Call<undefined, MerchantDetail>;
    [articlePaths.articlePv]: Call<undefined, ListPage<PageView>>;
    [apiPaths.searchUser]: Call<undefined, ListPage<FoundUser>>;
    [apiPaths.uploadToken]: Call<undefined, UploadToken>;
    [transactionPaths.dashboardSummary]: Call<undefined, DashboardSummary>;
    [transactionPaths.dashboardFigures]: Call<undefined, DashboardFigures>;
    [transactionPaths.dashboardSeries]: Call<undefined, DashboardSeries>;
    [transactionPaths.transactionList]: Call<undefined, ListPage<Transaction>>;
    [transactionPaths.transactionFigures]: Call<undefined, TransactionFigures>;
    [transactionPaths.transactionDetail]: Call<undefined, TransactionDetail>;
  } & TrustCalls['get'];
  post: {
    [bulkPaths.merchants.preview]: Call<{ command: BulkCommand }, BulkPreview>;
    [bulkPaths.merchants.start]: Call<{ id: number; takesLastActive: boolean }, { id: number }>;
    [bulkPaths.merchants.undo]: Call<{ id: number }, { id: number }>;
    [exportPaths.merchants]: Call<object, { id: number }>;
    [bulkPaths.channels.preview]: Call<{ command: BulkCommand }, BulkPreview>;
    [bulkPaths.channels.start]: Call<{ id: number; takesLastActive: boolean }, { id: number }>;
    [listViewPaths.list]: Call<Pick<ListView, 'list'>, ListViews>;
    [apiPaths.login]: Call<LoginRequest, SignInAnswer>;
    [apiPaths.oidcStart]: Call<OidcStartRequest, OidcStart>;
    [apiPaths.oidcFinish]: Call<OidcFinishRequest, LoginResponse>;
    [apiPaths.userSession]: Call<undefined, SessionLife>;
    [apiPaths.userSessionEnd]: Call<SessionEndRequest, { id: number }>;
    [apiPaths.userSessionsEnd]: Call<undefined, { ended: number }>;
    [apiPaths.userDevicesSeen]: Call<DevicesSeenRequest, null>;
    [apiPaths.logout]: Call<undefined, null>;
    [apiPaths.userList]: Call<UserListRequest, ListPage<User>>;
    [apiPaths.userCreate]: Call<UserCreateRequest, User>;
    [apiPaths.userHistory]: Call<HistoryRequest, ListPage<HistoryEntry>>;
    [apiPaths.accessList]: Call<AccessListRequest, ListPage<UserAccess>>;
    [apiPaths.sessionsEnd]: Call<SessionsEndRequest, { ended: number }>;
    [apiPaths.userPicture]: Call<unknown, Profile>;
    [apiPaths.sessionEnd]: Call<SessionEndRequest, { id: number }>;
    [apiPaths.auditList]: Call<AuditListRequest, ListPage<AuditLogEntry>>;
    [remotePaths.remoteLoads]: Call<LoadsRequest, null>;
    [remotePaths.remotePromote]: Call<PromoteRequest, RemotePointer>;
    [remotePaths.remoteRollback]: Call<RollbackRequest, RemotePointer>;
    [remotePaths.deployKeys]: Call<DeployKeyRequest, DeployKeyResponse>;
    [remotePaths.remoteLock]: Call<LockRequest, RemoteOverview[]>;
    [remotePaths.remoteUnlock]: Call<Pick<LockRequest, 'remote'>, RemoteOverview[]>;
    [remotePaths.remoteRetire]: Call<RetireRequest, RemotePointer>;
    [remotePaths.deployKeyRevoke]: Call<{ id: number }, { id: number }>;
    [remotePaths.remoteOverride]: Call<OverrideRequest, { until: string; origin?: string }>;
    [remotePaths.remoteOverrideEnd]: Call<OverrideEndRequest, null>;
    [remotePaths.remoteDisable]: Call<DisableRequest, RemotePointer>;
    [remotePaths.remoteEnable]: Call<RollbackRequest, RemotePointer>;
    [apiPaths.role]: Call<RoleCreateRequest, Role>;
    [merchantPaths.merchantList]: Call<
      MerchantListRequest,
      UncountedPage<Merchant> | ListPage<MerchantOption>
    >;
    [merchantTotalsPath]: Call<MerchantTotalsRequest, StatusTotals>;
    [channelTotalsPath]: Call<ChannelTotalsRequest, StatusTotals>;
    [merchantPaths.merchantFind]: Call<FindRequest, { items: FoundMerchant[] }>;
    [channelPaths.channelFind]: Call<FindRequest, { items: FoundChannel[] }>;
    [apiPaths.userFind]: Call<FindRequest, { items: FoundAccount[] }>;
    [articlePaths.articleFind]: Call<FindRequest, { items: FoundArticle[] }>;
    [transactionPaths.transactionFind]: Call<FindRequest, { items: FoundTransaction[] }>;
    '/merchant/rows': Call<{ ids: number[] }, { items: Merchant[] }>;
    '/channel/rows': Call<{ ids: number[] }, { items: Channel[] }>;
    [merchantPaths.merchantHistory]: Call<HistoryRequest, ListPage<HistoryEntry>>;
    [channelPaths.channelList]: Call<ChannelListRequest, ListPage<Channel> | ListPage<ChannelWeight>>;
    [channelPaths.channelCreate]: Call<ChannelCreateRequest, Channel>;
    [channelPaths.channelDelete]: Call<RowDeleteRequest, { id: number }>;
    [channelPaths.channelHistory]: Call<HistoryRequest, ListPage<HistoryEntry>>;
    [channelTypePaths.channelTypeList]: Call<ChannelTypeListRequest, ListPage<ChannelType>>;
    [channelTypePaths.channelTypeCreate]: Call<ChannelTypeCreateRequest, ChannelType>;
    [channelTypePaths.channelTypeDelete]: Call<RowDeleteRequest, { id: number }>;
    [channelTypePaths.channelTypeHistory]: Call<HistoryRequest, ListPage<HistoryEntry>>;
    [channelPaths.channelMerchants]: Call<ChannelMerchantsRequest, MerchantOption[]>;
    [channelPaths.channelKeyUsage]: Call<ChannelKeyUsageRequest, ChannelKeyUsage[]>;
    [articlePaths.articleCreate]: Call<ArticleCreateRequest, Article>;
    [articlePaths.articleUpdate]: Call<ArticleUpdateRequest, Article>;
  } & NotePosts &
    TrustCalls['post'];
  put: {
    [remotePaths.remoteOwners]: Call<OwnersRequest, { owners: string[] }>;
    [bulkPaths.merchants.state]: Call<{ id: number; state: 'cancelled' | 'closed' }, object>;
    [apiPaths.userProfile]: Call<ProfileRequest, Profile>;
    [listLayoutPath]: Call<ListLayoutRequest, null>;
    [listViewPaths.update]: Call<ListViewUpdateRequest, ListView>;
    [apiPaths.userStartHere]: Call<StartHere, StartHere>;
    [apiPaths.userTimeZone]: Call<TimeZoneChoice, TimeZoneChoice>;
    [exportFilePaths.state]: Call<ExportStateRequest, { id: number }>;
    [inboxPaths.state]: Call<InboxStateRequest, InboxUnread>;
    [inboxPaths.read]: Call<InboxReadRequest, InboxUnread>;
    [inboxPaths.preferences]: Call<InboxPreferenceRequest, InboxPreferences>;
    [apiPaths.userPassword]: Call<PasswordChangeRequest, null>;
    [apiPaths.userUpdate]: Call<UserUpdateRequest, User>;
    [apiPaths.userStatus]: Call<UserStatusRequest, User>;
    [merchantPaths.merchantCreate]: Call<MerchantCreateRequest, Merchant>;
    [merchantPaths.merchantUpdate]: Call<MerchantUpdateRequest, Merchant>;
    [merchantPaths.merchantStatus]: Call<MerchantStatusRequest, Merchant>;
    [channelPaths.channelUpdate]: Call<ChannelUpdateRequest, Channel>;
    [channelPaths.channelWeights]: Call<ChannelWeightsRequest, ChannelWeight[]>;
    [channelTypePaths.channelTypeUpdate]: Call<ChannelTypeUpdateRequest, ChannelType>;
    [apiPaths.roleByKey]: Call<RoleUpdateRequest, Role>;
  } & Record<NotePath<'update'>, Call<NoteUpdateRequest, Note>> &
    TrustCalls['put'];
  delete: {
    [apiPaths.roleByKey]: Call<undefined, { key: string }>;
  };
}
