declare module 'host:@backoffice/api-client' {
export {
  ApiError,
  api,
  apiAddress,
  configureApiClient,
  dropEmpty,
  giveReasons,
  isUnanswered,
  newIdempotencyKey,
  pageAddress,
  reportFailure,
  teamApi,
  uploadForm,
} from 'host:api-client/src/index';
}

declare module 'host:@backoffice/data' {
export {
  createQueryClient,
  listStateAt,
  prefetchQuery,
  scrollToTop,
  useListState,
} from 'host:data/src/index';
}

declare module 'host:@backoffice/i18n' {
export {
  defineMessages,
  detectLanguage,
  formatDateTime,
  formatNumber,
  formatPercent,
  initI18n,
  languages,
  onLanguageChange,
  setLanguage,
  storeLanguage,
  useLanguage,
} from 'host:i18n/src/index';
}

declare module 'host:@backoffice/session' {
export {
  Permitted,
  arrivingRolesAtom,
  clearSession,
  hasAnyRole,
  may,
  permissionsAtom,
  routesAtom,
  store,
  storedToken,
  tokenAtom,
  usePermission,
  userAtom,
} from 'host:session/src/index';
}

declare module 'host:@backoffice/ui' {
export {
  AddIcon,
  ArrowClockwiseIcon,
  ArrowDownloadIcon,
  ArrowResetIcon,
  ArrowSortDownIcon,
  ArrowSortIcon,
  ArrowSortUpIcon,
  ArrowUploadIcon,
  Avatar,
  BoardIcon,
  BugIcon,
  BuildingShopIcon,
  Button,
  CalendarIcon,
  Checkbox,
  CheckmarkCircleIcon,
  CheckmarkIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ConfirmDialog,
  CopyButton,
  CopyIcon,
  DataTrendingIcon,
  DeleteIcon,
  Dialog,
  DismissIcon,
  Divider,
  DocumentIcon,
  DocumentSearchIcon,
  EditIcon,
  EmptyPanel,
  ErrorCircleIcon,
  ErrorPanel,
  EyeIcon,
  EyeOffIcon,
  Field,
  FullScreenMaximizeIcon,
  FullScreenMinimizeIcon,
  HistoryIcon,
  HomeIcon,
  IconButton,
  ImageIcon,
  InfoIcon,
  Input,
  KeyIcon,
  Link,
  LocalLanguageIcon,
  LockClosedIcon,
  MailIcon,
  MainWidthContext,
  Menu,
  MenuPopup,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  MoreHorizontalIcon,
  NavigationIcon,
  NoPermissionPanel,
  NoticeStack,
  OpenIcon,
  PanelLeftContractIcon,
  PanelLeftExpandIcon,
  PauseCircleIcon,
  PeopleIcon,
  PersonIcon,
  PinIcon,
  PlayCircleIcon,
  PlugDisconnectedIcon,
  PrintIcon,
  ProhibitedIcon,
  QuestionCircleIcon,
  Radio,
  RadioGroup,
  SearchIcon,
  Select,
  SettingsIcon,
  SignOutIcon,
  Skeleton,
  Spinner,
  StarFilledIcon,
  StarIcon,
  StatusBadge,
  SubtractCircleIcon,
  Switch,
  TextFontSizeIcon,
  Textarea,
  Tooltip,
  UiProvider,
  UnsavedChangesContext,
  WalletCreditCardIcon,
  WarningIcon,
  WeatherMoonIcon,
  WeatherSunnyIcon,
  __styles,
  copyText,
  copyWithNotice,
  defaultBrand,
  makeStyles,
  mergeClasses,
  notify,
  placeBeside,
  pushModal,
  rowNotices,
  tokens,
  uiMessages,
  uiSizes,
  useBusy,
  useControlSize,
  useLayers,
  useMedia,
  useUnsavedChanges,
  whenIdle,
} from 'host:ui/src/index';
}

declare module 'host:@backoffice/ui/form' {
export {
  ComboboxField,
  FormDialog,
  FormField,
  NumberField,
  PageForm,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  useDialogForm,
  useFormControl,
  useFormValue,
  usePageSave,
} from 'host:ui/src/form/index';
}

declare module 'host:@backoffice/ui/list' {
export {
  CellLink,
  CopyableText,
  DataTable,
  ExportDialog,
  FilterBar,
  KeyBox,
  ListPage,
  Pagination,
  RowActions,
} from 'host:ui/src/list/index';
}

declare module 'host:@griffel/react' {
export {
  __resetStyles,
  __styles,
  mergeClasses,
} from '@griffel/react';
}

declare module 'host:@tanstack/react-query' {
export {
  keepPreviousData,
  queryOptions,
  skipToken,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
}

declare module 'host:jotai' {
export {
  atom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from 'jotai';
}

declare module 'host:react-i18next' {
export {
  Trans,
  useTranslation,
} from 'react-i18next';
}

declare module 'host:react-router-dom' {
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  createSearchParams,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
}

declare module 'host:api-client/src/api' {
import { ApiError } from 'host:api-client/src/api-error';
import { type ChangeReason } from 'host:api-client/src/given-reasons';
import { type ApiRequest, sendRequest } from 'host:api-client/src/send-request';
export interface RefusedCall extends Pick<ApiRequest, 'method' | 'path'> {
    begunAt: number;
}
export interface ApiClientOptions {
    /** Origin of the API, without a slash at its end. */
    baseUrl: string;
    /** The path under which the gateway serves the product; empty, which is the default, for the whole origin. */
    basePath?: string;
    getToken(): string | null;
    /**
     * Called when a call of the current session was answered by 401, 403 or 503.
     *
     * @param call `begunAt` by `performance.now()`
     */
    onSessionEnded(error: ApiError, call: RefusedCall): void;
    /**
     * Called with any other failure, unless the call was quiet.
     *
     * @param isShown the caller shows the failure in place of the answer
     */
    onFailure(error: ApiError, isShown: boolean): void;
    /** Translates a failure and its field errors into the user's language; awaited before the failure is reported. */
    phrase?(error: ApiError): Promise<void>;
    /** Called when a call succeeded. */
    onAnswer?(method: string, path: string): void;
    /** Returns a signal that is aborted while the user signs out: running reads are cancelled, and new ones are not sent. */
    leaving?(): AbortSignal;
    /** Asks the user to prove who they are, for a call that needs it. @returns true when they did: the call is sent again */
    onProofNeeded?(): Promise<boolean>;
    /** Asks the user why a call that needs approval should be made. @returns null when they cancel: the call fails */
    onApprovalNeeded?(path: string): Promise<string | null>;
    /**
     * Asks the user why a change is made, for a call that requires it.
     *
     * @param given what the user has said so far
     * @returns null when they cancel: the call fails
     */
    onReasonNeeded?(error: ApiError, path: string, given?: ChangeReason): Promise<ChangeReason | null>;
    /** Called when a call waits for approval: it fails with `approval-pending`, which is not reported as a failure. */
    onApprovalPending?(error: ApiError): void;
    /**
     * Called when an answer names other rights of the user than the one before: the user's permissions have to be fetched again.
     *
     * @param followed has to be called once the page shows no more than these rights allow; until then calls may be refused
     */
    onRightsChanged?(followed: () => void): void;
}
/** Suppresses `onFailure` for all failures, or for those that the function picks: the caller shows them itself. */
type Quiet = boolean | ((error: ApiError) => boolean);
export interface Reporting {
    quiet?: Quiet;
    /** The caller shows the failure in place of the answer: it is reported without a further notice. */
    shown?: boolean;
}
export interface ReadOptions extends Pick<ApiRequest, 'query' | 'signal'>, Reporting {
}
export interface SendOptions extends Pick<ApiRequest, 'signal' | 'keepalive' | 'idempotencyKey' | 'onReplayed'>, Reporting {
    /** The POST of a list: it changes nothing, so it is sent again after a 429. */
    read?: boolean;
}
/** Sets the API's address and the listeners for failures. Called once, by the host, before the first call. */
export function configureApiClient(newOptions: ApiClientOptions): void;
/** @returns the address of a path of the API; a full address stays as it is */
export function apiAddress(path: string): string;
/** @returns the address of a path of the page's origin, for what the app's router does not open */
export function pageAddress(path: string): string;
/** @returns the session's token, for requests that `api` does not send */
export function sessionToken(): string | null;
/**
 * Reports a failure of a quiet call to `onFailure` after all.
 *
 * @param isShown the caller shows the failure itself
 */
export function reportFailure(error: ApiError, isShown?: boolean): void;
export type Send = typeof sendRequest;
/**
 * Makes a call and reports its failure to the host.
 *
 * @param mended the codes for which it was sent again already
 */
export function call<T>(original: ApiRequest, reporting: Reporting, send?: Send, mended?: readonly unknown[]): Promise<T>;
/**
 * The calls of the API, by the paths of `apiPaths`. Each resolves with the envelope's `data` and rejects with an `ApiError`;
 * a call whose signal is aborted rejects with the signal's reason, whatever the server still answers, and is not reported.
 */
export const api: {
    get: <T>(path: string, { quiet, shown, ...rest }?: ReadOptions) => Promise<T>;
    post: <T>(path: string, body?: unknown, { read, quiet, shown, ...rest }?: SendOptions) => Promise<T>;
    put: <T>(path: string, body?: unknown, { read, quiet, shown, ...rest }?: SendOptions) => Promise<T>;
    delete: <T>(path: string, { quiet, shown, ...rest }?: ReadOptions) => Promise<T>;
};
export {};
}

declare module 'host:api-client/src/api-error' {
import type { FailureCode, FailureReason, FieldError } from '@backoffice/contract';
/**
 * The kind of a failure. `refused`: the server refused the call. `signed-out`: status 401, 403 or 503, in the body or of HTTP.
 * `network`: the server could not be reached. `timeout`: no answer in time; the result of a write is unknown. `malformed`: the
 * answer is not the API's envelope. `away`: 503 because the server's database cannot be reached or does not store writes; the
 * result of a write is unknown.
 */
export type ApiErrorKind = 'refused' | 'signed-out' | 'network' | 'timeout' | 'malformed' | 'away';
type ApiErrorDetails = Pick<ApiError, 'kind' | 'status' | 'cause'> & Partial<Pick<ApiError, 'code' | 'values' | 'fields' | 'requestId' | 'retryAfterMs'>>;
/**
 * The failure of a call. Its message and those of its fields are in the user's language where the host knows a phrase for the
 * code, otherwise the server's own in English. A message is never empty.
 */
export class ApiError extends Error {
    readonly name = "ApiError";
    readonly kind: ApiErrorKind;
    /** The body's status, else the HTTP status, else 0. */
    readonly status: number;
    /**
     * The server's reason; absent without an answer or from an older server. A newer server may send codes unknown to this release.
     */
    readonly code?: FailureCode;
    readonly values?: FailureReason['values'];
    /** The fields that the server refused; empty when it named none. */
    readonly fields: FieldError[];
    /** The id of the call in the server's log. */
    readonly requestId?: string;
    /** The wait that a 429, or the 503 of an unavailable database, asks for; in ms. */
    readonly retryAfterMs?: number;
    constructor(message: string, details: ApiErrorDetails);
}
/** Tells whether the result of a failed write is unknown: the API did not answer, or its database became unavailable. */
export function isUnanswered(error: unknown): error is ApiError;
export {};
}

declare module 'host:api-client/src/early-calls' {
/**
 * Returns 128 random bits as hex, for the id of a request or the idempotency key of a create. A form takes its key when it opens
 * and sends it with each attempt, so a repeated call is answered with the first one's row. `crypto.randomUUID` exists in secure
 * contexts only, and staff also use plain http in their own network.
 */
export function newIdempotencyKey(): string;
/** A read of the API, as it is sent. */
export interface Read {
    method: string;
    /** With its query. */
    path: string;
    /** JSON. */
    body?: string;
}
export interface EarlyCall {
    requestId: string;
    response: Promise<Response>;
}
global {
    /** The reads that the head of the page has sent, before this code was loaded. */
    var earlyCalls: {
        token: string;
        calls: Map<string, EarlyCall>;
    } | undefined;
}
export const keyOfRead: ({ method, path, body }: Read) => string;
/** Takes the call that was sent early for the same read by the same session; each can be taken once. */
export function takeEarlyCall(read: Read, token: string | null): EarlyCall | undefined;
/** Forgets the early calls that were not taken, whose answers would be outdated later. */
export function forgetEarlyCalls(): void;
/** Records the reads that are sent from now on. @returns stops recording, and returns them */
export function recordReads(): () => Read[];
export function noteRead(read: Read): void;
}

declare module 'host:api-client/src/given-reasons' {
/** Why a change is made, as its user says; empty where nothing was typed. */
export interface ChangeReason {
    reason: string;
    ticket: string;
}
/** A form or dialog in which the user says why. */
export interface ReasonGiver extends ChangeReason {
    /** Returns true for the calls of its changes. */
    isFor(path: string): boolean;
    /** Called with what the user has said elsewhere, for a call of its changes. */
    onGiven(given: ChangeReason): void;
}
/**
 * Sends the reason and ticket of a form with the calls of its changes.
 *
 * @returns a function that ends this, when the form is closed
 */
export function giveReasons(giver: ReasonGiver): () => void;
/** Returns the open form for a call, the one opened last. */
export const giverFor: ({ isRead, path }: {
    isRead: boolean;
    path: string;
}) => ReasonGiver | undefined;
}

declare module 'host:api-client/src/index' {
export { api, apiAddress, configureApiClient, pageAddress, reportFailure, type ApiClientOptions, type ReadOptions, type RefusedCall, type SendOptions, } from 'host:api-client/src/api';
export { ApiError, isUnanswered, type ApiErrorKind } from 'host:api-client/src/api-error';
export { giveReasons, type ChangeReason } from 'host:api-client/src/given-reasons';
export { newIdempotencyKey } from 'host:api-client/src/early-calls';
export { dropEmpty } from 'host:api-client/src/send-request';
export { teamApi } from 'host:api-client/src/team-api';
export { uploadForm, type UploadOptions } from 'host:api-client/src/upload-form';
}

declare module 'host:api-client/src/send-request' {
import type { ChangeReason } from 'host:api-client/src/given-reasons';
type Filled<T> = {
    [K in keyof T]?: Exclude<T[K], undefined | null | ''>;
};
/**
 * Leaves out empty values (`undefined`, `null`, `''`), as list filters are sent. 0 and false stay.
 *
 * @returns a new object
 */
export function dropEmpty<T extends object>(values: T): Filled<T>;
/** Returns the parameters of a query string, several for several values. */
export const parametersOf: (query: NonNullable<ApiRequest['query']>) => [string, string][];
export interface ApiRequest {
    method: 'get' | 'post' | 'put' | 'patch' | 'delete';
    path: string;
    /** Several values of a name are several parameters. */
    query?: Record<string, string | number | readonly (string | number)[] | undefined>;
    /** `FormData` is sent as it is, for small files; anything else as JSON. */
    body?: unknown;
    signal?: AbortSignal;
    /** Sends the request although the page is being left. */
    keepalive?: boolean;
    /** See `newIdempotencyKey`. */
    idempotencyKey?: string;
    /** Why the user asks for the approval of the call. */
    approvalReason?: string;
    /** Why the change is made; otherwise what the open form of such changes says. */
    changeReason?: ChangeReason | undefined;
    /** Called when the answer is the row of an earlier request with the same idempotency key. */
    onReplayed?(): void;
    /** The request changes nothing on the server, so it may be sent again. */
    isRead: boolean;
}
export interface Connection {
    baseUrl: string;
    token: string | null;
    /** The caller's rights as an earlier answer named them. */
    rights?: string | undefined;
    /** Called with the rights that the answer names. */
    onRights?(rights: string): void;
}
/** Returns the wait in ms that an answer asks for, at most `LONGEST_WAIT_S`; `Retry-After` holds seconds or a date (RFC 9110). */
export function retryDelay(header: string | null): number;
export function headersOf(request: ApiRequest, token: string | null, requestId: string): Record<string, string>;
/**
 * Sends a request. A read that is answered by 429 waits as long as the server asks and is sent again. While the server's database
 * is unavailable, reads and writes with an idempotency key are sent again too. Any other write is sent once.
 *
 * @returns the envelope's `data`
 * @throws ApiError, or the signal's reason when the caller aborted
 */
export function sendRequest(request: ApiRequest, connection: Connection): Promise<unknown>;
export {};
}

declare module 'host:api-client/src/team-api' {
import { type ReadOptions, type SendOptions } from 'host:api-client/src/api';
/**
 * Creates the client of a remote's own backend: `teamApi('billing').get('/bills')`. Calls go to the page's origin, whose gateway
 * names the user to the backend. The backend answers with plain JSON; its failures, whatever their status, never end the session.
 * Nor does a missing grant, which rejects with `forbidden`; only a session that has ended does.
 *
 * @param team the remote's name without `mfe-`
 */
export function teamApi(team: string): {
    get: <T>(path: string, options?: ReadOptions) => Promise<T>;
    post: <T>(path: string, body?: unknown, options?: SendOptions) => Promise<T>;
    put: <T>(path: string, body?: unknown, options?: SendOptions) => Promise<T>;
    patch: <T>(path: string, body?: unknown, options?: SendOptions) => Promise<T>;
    delete: <T>(path: string, options?: ReadOptions) => Promise<T>;
};
}

declare module 'host:api-client/src/upload-form' {
export interface UploadOptions {
    /** Called with the share sent so far, from 0 to 1. */
    onProgress?: (part: number) => void;
    signal?: AbortSignal;
    /** Sends the session's token; only for addresses of the API itself. */
    signedIn?: boolean;
}
/**
 * Sends a form with a picture by `XMLHttpRequest`, the only browser interface that reports upload progress. The session's token is
 * sent only with `signedIn`, since the address may be a bucket's.
 *
 * @param address an address of the API or of a bucket
 * @returns the JSON of the answer, which has no envelope
 * @throws ApiError
 */
export function uploadForm(address: string, form: FormData, { onProgress, signal, signedIn }?: UploadOptions): Promise<unknown>;
}

declare module 'host:data/src/index' {
export { createQueryClient, prefetchQuery } from 'host:data/src/query-client';
export { useListState, type ListState } from 'host:data/src/use-list-state';
export { listStateAt, type ListField, type ListSchema } from 'host:data/src/list-state';
export { scrollToTop } from 'host:data/src/scroll-to-top';
}

declare module 'host:data/src/list-state' {
/**
 * Reads one value of a list's state from its address. Remotes pass their fields to the host's code, so this type is part of the
 * host API: a host 1.0 uses `safeParse` and ignores the rest.
 */
export interface ListField<T> {
    safeParse(text: string): {
        success: true;
        data: T;
    } | {
        success: false;
    };
    /** Reads a parameter that occurs several times; left out, the first counts. */
    safeParseAll?(texts: readonly string[]): {
        success: true;
        data: T;
    } | {
        success: false;
    };
    /** Returns to its default when another value changes, such as the number of a page. */
    startsOver?: boolean;
}
/** Reads a list's state from its address. */
export interface ListSchema<V> {
    shape: {
        [Name in keyof V]-?: ListField<V[Name]>;
    };
}
/** Reads a list's state from a URL's query; a value that its field refuses counts as absent. */
export function readListState<V extends object>(schema: ListSchema<V>, defaults: V, query: URLSearchParams): V;
/**
 * Returns a list's state from an address, to load data before the page that shows it.
 * @param schema the same as in `useListState`, and so are the defaults
 */
export function listStateAt<V extends object>(schema: ListSchema<V>, defaults: V, address: URL): V;
/**
 * Returns a state with some values changed. Fields with `startsOver` return to their defaults, unless they are among those
 * values.
 */
export function changedListState<V extends object>(schema: ListSchema<V>, defaults: V, state: V, patch: Partial<V>): V;
/**
 * Returns the query for a list's state, with a parameter for each value of an array. Parameters of others are kept; empty and
 * default values are left out.
 */
export function writeListState<V extends object>(schema: ListSchema<V>, defaults: V, state: V, query: URLSearchParams): URLSearchParams;
}

declare module 'host:data/src/query-client' {
import { QueryClient, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query';
/**
 * Loads the data of a page in advance. A failure is shown by the page.
 * @returns settles when there is something to show: at once if an earlier answer is cached
 */
export function prefetchQuery<T, K extends QueryKey>(client: QueryClient, options: QueryExecuteOptions<T, Error, T, T, K>): Promise<void>;
/** Creates the query client of the app. A failure is shown with a Retry button instead of being repeated automatically. */
export function createQueryClient(): QueryClient;
}

declare module 'host:data/src/scroll-to-top' {
/**
 * Scrolls the page or a scrollable element to its top; without animation for users who prefer reduced motion.
 * @param durationMs duration of the animation, in ms
 */
export function scrollToTop(durationMs?: number, box?: Element): void;
}

declare module 'host:data/src/use-list-state' {
import { type ListSchema } from 'host:data/src/list-state';
export interface ListState<V> {
    state: V;
    /**
     * Changes some values. Fields with `startsOver` return to their defaults, unless the patch contains them; `replace` adds no
     * history entry.
     */
    set(patch: Partial<V>, options?: {
        replace?: boolean;
    }): void;
    /** Returns all values to the defaults. */
    reset(): void;
}
/**
 * A list's page, size, sort and filters, kept in the URL's query, so that Back and a sent link restore them.
 * @param schema of flat values
 * @param defaults left out of the URL, and used for absent and invalid values; declare it outside the component
 */
export function useListState<V extends object>(schema: ListSchema<V>, defaults: V): ListState<V>;
}

declare module 'host:i18n/src/define-messages' {
import type { Language } from 'host:i18n/src/language';
/** Loads every namespace in use, including those that come into use while loading. Rejects when one cannot be loaded. */
export function loadNamespacesInUse(language: Language): Promise<void>;
export type TextParams = Record<string, string | number>;
/** Written as a method, so that messages of several packages fit into a `Messages<string>[]`. */
export type GetText<K extends string> = {
    get(key: K, params?: TextParams): string;
}['get'];
export interface Messages<K extends string> {
    /** Fetches the texts of the current language; awaited before a component shows them. */
    load(): Promise<void>;
    /** Returns the texts for a component, which renders again when the language or the time zone changes. */
    useText(): GetText<K>;
    /** Returns a text in the current language, for use outside of React. */
    text: GetText<K>;
}
/** Calls a listener after each change of the language or the time zone, before components render again. Returns its end. */
export function onLanguageChange(listener: () => void): () => void;
/** The suffix of keys that depend on a `count`; i18next chooses it by the language's rules (`Intl.PluralRules`). */
type PluralForm = Intl.LDMLPluralRule;
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;
/** Every language has the form `other`. */
type InEachLanguage<K extends string> = K extends `${infer Base}_${PluralForm}` ? `${Base}_other` : K;
type Loader<K extends string> = () => Promise<{
    default: Record<K, string>;
}>;
/**
 * Declares the texts of a package; called once, in its `messages.ts`.
 *
 * @param namespace the package's unique name
 * @param loaders one flat JSON file for each language, all with the same keys; `{{name}}` stands for a parameter. A text with a
 *   count has a key for each plural form, such as `rows_one` and `rows_other`, and is read as `rows` with `count`.
 */
export function defineMessages<K extends string>(namespace: string, loaders: Record<Language, Loader<InEachLanguage<K>>> & {
    en: Loader<K>;
}): Messages<WithoutForm<K>>;
export {};
}

declare module 'host:i18n/src/formats' {
/**
 * Formats a time in the shown time zone, alike in all languages: `2026/11/21 05:04:03`. Without Intl, whose first format takes
 * 17 ms on a fast machine.
 *
 * @throws RangeError when it is not a time
 */
export function formatDateTime(time: string | Date): string;
/**
 * Formats a number in the interface's language. Integers, which every list has, do without Intl, whose first format takes 25 ms on
 * a fast machine.
 */
export function formatNumber(value: number | bigint): string;
/** Formats a percentage in the interface's language: 37 is `37%`, in Spanish `37 %`. */
export function formatPercent(percent: number): string;
}

declare module 'host:i18n/src/i18n' {
import { type Language } from 'host:i18n/src/language';
/**
 * Switches the language: loads the texts in use first, so that nothing flickers, then sets `<html lang>`, shows them and stores the
 * language for the next visit. Rejects and changes nothing when texts cannot be loaded.
 */
export function setLanguage(language: Language): Promise<void>;
/** Returns the interface's language; the component renders again when it changes. */
export function useLanguage(): Language;
/**
 * Initialises i18next in `language`. Called once, by the host, before the first `messages.load()`.
 *
 * @param onMissingKey called for a key without a text, which is a programming error; by default it is logged to the console
 */
export function initI18n(language: Language, onMissingKey?: (key: string) => void): Promise<void>;
}

declare module 'host:i18n/src/index' {
export { initI18n, setLanguage, useLanguage } from 'host:i18n/src/i18n';
export { defineMessages, onLanguageChange, type GetText, type Messages, type TextParams, } from 'host:i18n/src/define-messages';
export { formatDateTime, formatNumber, formatPercent } from 'host:i18n/src/formats';
export { detectLanguage, languages, storeLanguage, type Language } from 'host:i18n/src/language';
}

declare module 'host:i18n/src/language' {
export const languages: readonly ['en', 'zh', 'es', 'ja'];
export type Language = (typeof languages)[number];
/** Returns the first language: the cookie's, else the first supported one of the browser's, else English. */
export function detectLanguage(): Language;
/** Stores the language in the cookie for the next visit. */
export function storeLanguage(language: Language): void;
}

declare module 'host:session/src/index' {
export { arrivingRolesAtom, clearSession, hasAnyRole, may, permissionsAtom, routesAtom, store, tokenAtom, usePermission, userAtom, } from 'host:session/src/session';
export { storedToken } from 'host:session/src/stored-token';
export { Permitted } from 'host:session/src/permitted';
}

declare module 'host:session/src/permitted' {
import type { HeldPermission } from '@backoffice/contract';
import type { ReactNode } from 'react';
interface PermittedProps {
    permission?: HeldPermission;
    /** Roles of which the user needs one. */
    roles?: readonly string[];
    children: ReactNode;
    fallback?: ReactNode;
}
/** Shows `children` to users who meet every given condition; without a condition, to none. */
export function Permitted({ permission, roles, children, fallback }: PermittedProps): ReactNode;
export {};
}

declare module 'host:session/src/session' {
import { type HeldPermission } from '@backoffice/contract';
/** The only Jotai store, by which host and remotes share the session, inside and outside of React. */
export const store: import("jotai").Store;
/**
 * The bearer token; null when signed out. It is stored in a session cookie only, which setting null removes.
 */
export const tokenAtom: import("jotai").WritableAtom<string | null, [token: string | null], void>;
/** The signed-in user; null until the user info has loaded. */
export const userAtom: import("jotai").PrimitiveAtom<{
    roles: string[];
    name: string;
    avatar: string;
    introduction: string;
    mustChangePassword?: boolean | undefined;
    factorDueAt?: string | undefined;
    mustEnrolFactor?: boolean | undefined;
    hasFactor?: boolean | undefined;
    starts?: Record<string, string> | undefined;
    listLayouts?: Record<string, readonly {
        key: string;
        isHidden?: boolean | undefined;
        isPinned?: boolean | undefined;
        width?: number | undefined;
    }[]> | undefined;
    viewLayouts?: Record<string, Record<string, readonly {
        key: string;
        isHidden?: boolean | undefined;
        isPinned?: boolean | undefined;
        width?: number | undefined;
    }[]>> | undefined;
    startHere?: {
        done: ("audit" | "channels" | "merchant" | "weight")[];
        dismissed: boolean;
    } | undefined;
    timeZone?: string | undefined;
    changeReasons?: {
        rules: Partial<Record<"approval-policy" | "article" | "channel" | "channel-type" | "merchant" | "remote" | "role" | "user", "offered" | "required" | "ticket">>;
        ticketPattern: string | null;
        ticketLink: string | null;
    } | undefined;
} | null> & {
    init: {
        roles: string[];
        name: string;
        avatar: string;
        introduction: string;
        mustChangePassword?: boolean | undefined;
        factorDueAt?: string | undefined;
        mustEnrolFactor?: boolean | undefined;
        hasFactor?: boolean | undefined;
        starts?: Record<string, string> | undefined;
        listLayouts?: Record<string, readonly {
            key: string;
            isHidden?: boolean | undefined;
            isPinned?: boolean | undefined;
            width?: number | undefined;
        }[]> | undefined;
        viewLayouts?: Record<string, Record<string, readonly {
            key: string;
            isHidden?: boolean | undefined;
            isPinned?: boolean | undefined;
            width?: number | undefined;
        }[]>> | undefined;
        startHere?: {
            done: ("audit" | "channels" | "merchant" | "weight")[];
            dismissed: boolean;
        } | undefined;
        timeZone?: string | undefined;
        changeReasons?: {
            rules: Partial<Record<"approval-policy" | "article" | "channel" | "channel-type" | "merchant" | "remote" | "role" | "user", "offered" | "required" | "ticket">>;
            ticketPattern: string | null;
            ticketLink: string | null;
        } | undefined;
    } | null;
};
/** The roles of the user during sign-in, on which the prefetching of pages depends. */
export const arrivingRolesAtom: import("jotai").PrimitiveAtom<readonly string[]> & {
    init: readonly string[];
};
/** Tells whether the user who is signed in, or signing in, has at least one of `roles`; false until the roles are known. */
export function hasAnyRole(roles: readonly string[]): boolean;
/** The route tree that the server has filtered for the signed-in user. */
export const routesAtom: import("jotai").PrimitiveAtom<{
    path: string;
    component?: string | undefined;
    name: string;
    redirect?: string | undefined;
    aliases?: string[] | undefined;
    meta: {
        title: string;
        titles?: {
            en: string;
            zh: string;
            es: string;
            ja: string;
        } | undefined;
        icon?: string | undefined;
        section?: "content" | "demos" | "help" | "operations" | "payments" | "people" | undefined;
        hidden?: boolean | undefined;
        affix?: boolean | undefined;
        roles?: string[] | undefined;
        actions?: ("edit" | "view")[] | undefined;
    };
    children?: {
        path: string;
        component?: string | undefined;
        name: string;
        redirect?: string | undefined;
        aliases?: string[] | undefined;
        meta: {
            title: string;
            titles?: {
                en: string;
                zh: string;
                es: string;
                ja: string;
            } | undefined;
            icon?: string | undefined;
            section?: "content" | "demos" | "help" | "operations" | "payments" | "people" | undefined;
            hidden?: boolean | undefined;
            affix?: boolean | undefined;
            roles?: string[] | undefined;
            actions?: ("edit" | "view")[] | undefined;
        };
        children?: /*elided*/ any[] | undefined;
    }[] | undefined;
}[]> & {
    init: {
        path: string;
        component?: string | undefined;
        name: string;
        redirect?: string | undefined;
        aliases?: string[] | undefined;
        meta: {
            title: string;
            titles?: {
                en: string;
                zh: string;
                es: string;
                ja: string;
            } | undefined;
            icon?: string | undefined;
            section?: "content" | "demos" | "help" | "operations" | "payments" | "people" | undefined;
            hidden?: boolean | undefined;
            affix?: boolean | undefined;
            roles?: string[] | undefined;
            actions?: ("edit" | "view")[] | undefined;
        };
        children?: {
            path: string;
            component?: string | undefined;
            name: string;
            redirect?: string | undefined;
            aliases?: string[] | undefined;
            meta: {
                title: string;
                titles?: {
                    en: string;
                    zh: string;
                    es: string;
                    ja: string;
                } | undefined;
                icon?: string | undefined;
                section?: "content" | "demos" | "help" | "operations" | "payments" | "people" | undefined;
                hidden?: boolean | undefined;
                affix?: boolean | undefined;
                roles?: string[] | undefined;
                actions?: ("edit" | "view")[] | undefined;
            };
            children?: any[] | undefined;
        }[] | undefined;
    }[];
};
/** The permissions of the signed-in user, from the actions of the screens and the remotes' own permissions in the route tree; empty when signed out. */
export const permissionsAtom: import("jotai").Atom<ReadonlySet<HeldPermission>>;
/** Tells whether the signed-in user has a permission now. In components use `usePermission`. */
export function may(permission: HeldPermission): boolean;
/** Tells whether the signed-in user has a permission; the component renders again when that changes. */
export function usePermission(permission: HeldPermission): boolean;
/** Clears token, user and routes, in memory and in the cookie, without a call to the server. */
export function clearSession(): void;
}

declare module 'host:session/src/stored-token' {
export const TOKEN_COOKIE = "Admin-Token";
/**
 * Reads the token from the cookie, which another tab may have changed since; null when signed out. Without js-cookie, which would
 * double the script in the page's head.
 */
export function storedToken(): string | null;
}

declare module 'host:ui/src/base/copy-button/copy-button' {
export interface CopyButtonProps {
    value: string | null | undefined;
    /** Accessible name and tooltip, which name the copied value. */
    label: string;
    className?: string;
}
export function CopyButton({ value, label, className }: CopyButtonProps): import("react").JSX.Element;
}

declare module 'host:ui/src/base/copy-button/copy-text' {
/** Copies a text to the clipboard. Rejects when the browser refuses. */
export function copyText(text: string): Promise<void>;
/** Copies a value and shows a notice; for an empty value a warning that it does not exist. */
export function copyWithToast(value: string | null | undefined): Promise<void>;
}

declare module 'host:ui/src/base/dialog/confirm-dialog' {
import type { ReactNode } from 'react';
export interface ConfirmDialogProps {
    title: string;
    body?: ReactNode;
    confirmLabel: string;
    /** "Cancel" when left out. */
    cancelLabel?: string;
    /** The dialog shows a busy state until the promise settles. The caller closes it. */
    onConfirm: () => void | Promise<void>;
    onCancel: () => void;
    /**
     * The action destroys something: the dialog shows a warning icon and a red button, and the focus starts on the cancel button,
     * unless the action can be undone.
     */
    dangerous?: boolean | 'undoable';
    /** True while the subject of the question is still loading; the confirm button is disabled then. */
    waiting?: boolean;
}
/** A question with two buttons, open while it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps): import("react").JSX.Element;
}

declare module 'host:ui/src/base/dialog/dialog' {
import { type ReactNode, type SubmitEvent } from 'react';
export interface DialogProps {
    title: string;
    /** Shown before the title. */
    icon?: ReactNode;
    children?: ReactNode;
    /** Buttons, the confirming one last. */
    actions?: ReactNode;
    /** Called on Esc and by the close button. The caller closes the dialog by no longer rendering it. */
    onDismiss: () => void;
    /**
     * 440, 640 or 960 px wide; `side` is a drawer at the right edge, `search` near the top with the title for screen readers only,
     * which its first field says. A press beside these two closes them.
     */
    size?: 'small' | 'medium' | 'large' | 'side' | 'search';
    /** `alertdialog` for a question that interrupts. */
    role?: 'dialog' | 'alertdialog';
    /** Turns title, body and actions into a form. */
    onSubmit?: (event: SubmitEvent) => void;
    /** True while saving: Esc and the close button are disabled. */
    busy?: boolean;
}
/**
 * A modal dialog, open while it is rendered: Esc closes it, the focus stays inside, the page behind is inert, and the focus
 * returns afterwards.
 */
export function Dialog(props: DialogProps): import("react").JSX.Element | null;
}

declare module 'host:ui/src/base/elements/avatar' {
export interface AvatarProps {
    name: string;
    /**
     * Path of a picture on this site, or of an uploaded one. The first letter of the name, on a colour made from it, replaces a
     * missing, default, broken or external picture.
     */
    image?: string;
    className?: string;
}
/** Decorative: the name is beside it or on the control around it. */
export function Avatar({ name, image, className }: AvatarProps): import("react").JSX.Element;
}

declare module 'host:ui/src/base/elements/basic-controls' {
import { Button as FluentButton, Select as FluentSelect } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
/** Fluent's Button in the chosen interface size. */
export function Button(props: ComponentProps<typeof FluentButton>): import("react").JSX.Element;
/** Fluent's Select in the chosen interface size. */
export function Select(props: ComponentProps<typeof FluentSelect>): import("react").JSX.Element;
}

declare module 'host:ui/src/base/elements/form-controls' {
import { Field as FluentField, Input as FluentInput } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
/** Fluent's Field in the chosen interface size. */
export function Field(props: ComponentProps<typeof FluentField>): import("react").JSX.Element;
/** Fluent's Input in the chosen interface size. Autofill is off unless `autoComplete` names a field, such as `username`. */
export function Input(props: ComponentProps<typeof FluentInput>): import("react").JSX.Element;
}

declare module 'host:ui/src/base/elements/icon-button' {
import type { ComponentProps, ReactNode } from 'react';
import type { ShapedIcon } from 'host:ui/src/base/icons/create-icon';
interface ButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
    /** Accessible name and tooltip. */
    label: string;
    dangerous?: boolean;
}
export interface IconButtonProps extends ButtonProps {
    icon: ReactNode;
}
/** A plain square button with an accessible name, a tooltip and an icon; light enough for every row of a table. */
export function IconButton({ icon, ...rest }: IconButtonProps): import("react").JSX.Element;
/** An `IconButton` that draws its icon by CSS, without elements of its own: for lists, which have hundreds of buttons. */
export function ShapeButton({ icon, ...rest }: ButtonProps & {
    icon: ShapedIcon;
}): import("react").JSX.Element;
export {};
}

declare module 'host:ui/src/base/elements/late-controls' {
import type { Divider as FluentDivider, Switch as FluentSwitch } from '@fluentui/react-components';
import type { ComponentProps, ComponentType } from 'react';
/** Fluent's Divider, loaded when it is first shown. */
export const Divider: ComponentType<ComponentProps<typeof FluentDivider>>;
/** Fluent's Switch, loaded when it is first shown. */
export const Switch: ComponentType<ComponentProps<typeof FluentSwitch>>;
}

declare module 'host:ui/src/base/elements/skeleton' {
/** A grey placeholder for loading content. The class of the caller sets its size. It is not animated. */
export function Skeleton({ className }: {
    className?: string;
}): import("react").JSX.Element;
}

declare module 'host:ui/src/base/elements/status-badge' {
const tints: {
    readonly active: 'success';
    readonly published: 'success';
    readonly success: 'success';
    readonly pending: 'info';
    readonly inactive: 'info';
    readonly draft: 'info';
    readonly deleted: 'danger';
    readonly failed: 'danger';
};
export interface StatusBadgeProps {
    status: keyof typeof tints;
    label: string;
}
/** A status as a word after a dot in its colour; hollow where nothing happens. */
export function StatusBadge({ status, label }: StatusBadgeProps): import("react").JSX.Element;
export {};
}

declare module 'host:ui/src/base/elements/text-area' {
import { Textarea as FluentTextarea } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
/** Fluent's Textarea in the chosen interface size. */
export function Textarea(props: ComponentProps<typeof FluentTextarea>): import("react").JSX.Element;
}

declare module 'host:ui/src/base/icons/create-icon' {
import type { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { type CSSProperties, type ReactElement, type ReactNode } from 'react';
export interface IconProps {
    className?: string;
    /** Edge length in pixels; 20 when left out. */
    size?: number;
}
export type Icon = (props: IconProps) => ReactElement;
export interface ShapedIcon extends Icon {
    /** Returns the attributes of an element that has the drawing as a CSS shape, by the rule `drawnShape`. */
    useShape: () => {
        'data-shape': number;
        style: CSSProperties;
    };
}
/**
 * Returns a decorative icon of Fluent in the text colour.
 * @param Glyph from `@fluentui/react-icons/headless`. Only its paths are used, because its own element has twice the
 * attributes, which slows a table with two hundred icons
 * @param grid edge length of the drawing, in pixels
 */
export function createIcon(Glyph: typeof AddRegular, grid?: number): ShapedIcon;
/** Returns the icon of an element if it was made by `createIcon`. */
export function shapedIcon(element: ReactNode): ShapedIcon | undefined;
}

declare module 'host:ui/src/base/icons/frame-icons' {
export const AddIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const ArrowClockwiseIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const ArrowResetIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const BoardIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const BugIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const BuildingShopIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const CheckmarkCircleIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const CheckmarkIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const ChevronDownIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const ChevronRightIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const DeleteIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const DismissIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const DocumentIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const DocumentSearchIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const ErrorCircleIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const FullScreenMaximizeIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const FullScreenMinimizeIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const HomeIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const InfoIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const KeyIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const LocalLanguageIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const LockClosedIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const MoreHorizontalIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const NavigationIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const OpenIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const PanelLeftContractIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const PanelLeftExpandIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const PeopleIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const PersonIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const PinIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const PlugDisconnectedIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const QuestionCircleIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const SearchIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const SettingsIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const SignOutIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const TextFontSizeIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const WarningIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const WeatherMoonIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
}

declare module 'host:ui/src/base/icons/login-icons' {
export const EyeIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const EyeOffIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const WalletCreditCardIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
}

declare module 'host:ui/src/base/icons/page-icons' {
export const ArrowDownloadIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const ArrowSortDownIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const ArrowSortIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const ArrowSortUpIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const ArrowUploadIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const CalendarIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const ChevronLeftIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const ChevronUpIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const Copy16Icon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const CopyIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const DataTrendingIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const EditIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const FilterIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const HistoryIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const ImageIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const MailIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const PauseCircleIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const PlayCircleIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const PrintIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const ProhibitedIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const StarFilledIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const StarIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const SubtractCircleIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
export const WeatherSunnyIcon: import('host:ui/src/base/icons/create-icon').ShapedIcon;
}

declare module 'host:ui/src/base/layers/layers-context' {
export const LayersContext: import("react").Context<HTMLElement | null | undefined>;
/** Returns the container of dialogs, menus and toasts: inside the theme, outside the page. Null before the first paint. */
export function useLayers(): HTMLElement | null;
}

declare module 'host:ui/src/base/layers/modal-stack' {
export function isTopModal(dialog: HTMLElement | null): boolean;
/**
 * Makes a dialog the topmost one.
 * @returns removes it and restores the focus
 */
export function pushModal(dialog: HTMLElement): () => void;
}

declare module 'host:ui/src/base/layers/positioning' {
export type Side = 'above' | 'below' | 'right';
export interface Rectangle {
    left: number;
    right: number;
    top: number;
    bottom: number;
}
type Align = 'start' | 'center' | 'end';
/**
 * Positions a fixed element beside a rectangle, on the preferred side if it fits, and within the window.
 * @param align edges to align: start, end, or centres
 */
export function positionBeside(floating: HTMLElement, anchor: Rectangle, side: Side, align: Align): void;
export {};
}

declare module 'host:ui/src/base/layers/tooltip' {
import { type ReactElement } from 'react';
interface TooltipTarget {
    'aria-label'?: string;
    'aria-description'?: string;
    'data-tooltip'?: string;
}
export interface TooltipProps {
    content: string;
    /** `label`: the tooltip is the control's accessible name; `description`: it describes a control with a name. */
    relationship: 'label' | 'description';
    /** A single element that passes unknown properties on to the DOM. */
    children: ReactElement<TooltipTarget>;
}
/** A tooltip for one control, shown on hover and keyboard focus. */
export function Tooltip({ content, relationship, children }: TooltipProps): ReactElement<TooltipTarget, string | import("react").JSXElementConstructor<any>>;
/**
 * The only tooltip of the application, for all elements with `data-tooltip`, and for cut texts with `data-tooltip-when-cut`.
 * `data-tooltip-side="right"` is for a column of icons. One listener replaces a component for each icon, as a table has dozens.
 * Accessible names come from `aria-label`, never from here.
 */
export function TooltipLayer(): import("react").JSX.Element | null;
export {};
}

declare module 'host:ui/src/base/main-width' {
/**
 * Provides the width of the page's main part, including its padding, in px; also while the first page renders together with the
 * frame before either is in the document. Undefined when unknown.
 */
export const MainWidthContext: import("react").Context<() => number | undefined>;
}

declare module 'host:ui/src/base/menu/menu' {
import { type MouseEvent, type ReactElement, type KeyboardEvent } from 'react';
import { type MenuPopupProps } from 'host:ui/src/base/menu/menu-popup';
export interface MenuTriggerProps {
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    onClick: (event: MouseEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}
export interface MenuProps extends Pick<MenuPopupProps, 'items' | 'label' | 'align' | 'side'> {
    /** Renders the button with these properties. */
    trigger: (props: MenuTriggerProps) => ReactElement;
}
/** A button with a menu that is created when it opens. */
export function Menu({ items, label, trigger, align, side }: MenuProps): import("react").JSX.Element;
}

declare module 'host:ui/src/base/menu/menu-popup' {
import { type ReactNode } from 'react';
export interface MenuItem {
    key: string;
    label: string;
    icon?: ReactNode;
    /** Left out for an item that only shows information. */
    onSelect?: () => void;
    /** Set on all items of a choice: the chosen one is marked. */
    checked?: boolean;
    /** Set on all items of a choice of several: its box, and the space bar, call this and leave the choice open. */
    onToggle?: () => void;
    /** True if it links to the current page. */
    current?: boolean;
    disabled?: boolean;
    /** Only shows information: readable, but disabled. */
    fact?: boolean;
    dangerous?: boolean;
    /** Separated from the previous item by a line. */
    apart?: boolean;
    /** A sentence that explains the item, below the label. */
    hint?: string;
    /** Language of the label, if it differs from the page's. */
    lang?: string;
}
export interface MenuPopupProps {
    items: readonly MenuItem[];
    /** The control that opened it, or a point of the window for a context menu. */
    anchor: Element | {
        x: number;
        y: number;
    };
    /** Accessible name of the menu. */
    label: string;
    onClose: () => void;
    align?: 'start' | 'end';
    /** `right` is for a bar of icons; the left arrow key then also closes the menu. */
    side?: 'below' | 'right';
    className?: string;
}
/** An open menu, or a list box for a choice of several. Arrow keys, Home, End and first letters move the focus; Esc, Tab and a click outside close it. */
export function MenuPopup(props: MenuPopupProps): import("react").ReactPortal | null;
}

declare module 'host:ui/src/base/messages' {
/** The texts of this package. Pages that use it load them. */
export const uiMessages: import('host:i18n/src/index').Messages<"ui.copy.action" | "ui.copy.done" | "ui.copy.failed.body" | "ui.copy.failed.title" | "ui.copy.missing.body" | "ui.copy.missing.title" | "ui.dialog.cancel" | "ui.dialog.close" | "ui.error.request-id" | "ui.error.retry" | "ui.export.all" | "ui.export.background" | "ui.export.background.hint" | "ui.export.background.many" | "ui.export.columns" | "ui.export.columns.all" | "ui.export.columns.shown" | "ui.export.done" | "ui.export.failed" | "ui.export.file-name" | "ui.export.file-name-required" | "ui.export.format" | "ui.export.page" | "ui.export.prepared" | "ui.export.progress" | "ui.export.rows" | "ui.export.start" | "ui.export.title" | "ui.form.confirm" | "ui.form.conflict.body" | "ui.form.decrease" | "ui.form.discard.body" | "ui.form.discard.confirm" | "ui.form.discard.keep" | "ui.form.discard.title" | "ui.form.failed" | "ui.form.increase" | "ui.form.not-loaded" | "ui.form.reload" | "ui.form.saving" | "ui.form.unknown" | "ui.list.any-of" | "ui.list.chips.clear" | "ui.list.chips.filter" | "ui.list.chips.label" | "ui.list.chips.remove" | "ui.list.clear" | "ui.list.details" | "ui.list.failed.title" | "ui.list.filters" | "ui.list.filters.more" | "ui.list.history" | "ui.list.history.not-loaded" | "ui.list.loading" | "ui.list.more" | "ui.list.nothing.body" | "ui.list.nothing.reset" | "ui.list.nothing.title" | "ui.list.reset" | "ui.list.search" | "ui.list.tabs.all" | "ui.list.two-days" | "ui.list.zoned" | "ui.no-permission.body" | "ui.no-permission.title" | "ui.notice.conflict.body" | "ui.notice.conflict.title" | "ui.notice.done" | "ui.notice.failed" | "ui.notice.success" | "ui.notice.undo" | "ui.notice.unknown.body" | "ui.notice.unknown.title" | "ui.notices.count" | "ui.notices.dismiss" | "ui.notices.label" | "ui.pages.counting" | "ui.pages.jump" | "ui.pages.label" | "ui.pages.next" | "ui.pages.page" | "ui.pages.previous" | "ui.pages.size" | "ui.pages.size-option" | "ui.pages.total">;
}

declare module 'host:ui/src/base/panels/drawing' {
/** The subject of a drawing: an empty list, or a search without results. */
export type DrawingOf = 'nothing-yet' | 'nothing-found';
/** The drawing above the text of an empty state. Purely decorative. */
export function Drawing({ of }: {
    of: DrawingOf;
}): import("react").JSX.Element;
}

declare module 'host:ui/src/base/panels/state-panel' {
import type { ReactNode } from 'react';
import type { Icon } from 'host:ui/src/base/icons/create-icon';
import type { DrawingOf } from 'host:ui/src/base/panels/drawing';
interface StatePanelProps {
    /** An icon, or the subject of a drawing. */
    icon: Icon | DrawingOf;
    title: string;
    body?: ReactNode;
    detail?: ReactNode;
    actions?: ReactNode;
    /** Announced at once by screen readers. */
    isError?: boolean;
}
/** Replaces missing content: an icon or drawing, the state, and the next step. */
export function StatePanel({ icon: Icon, title, body, detail, actions, isError }: StatePanelProps): import("react").JSX.Element;
export interface EmptyPanelProps {
    /** The name of the missing content. */
    title: string;
    body?: ReactNode;
    /** A button that adds content. */
    action?: ReactNode;
}
export function EmptyPanel({ title, body, action }: EmptyPanelProps): import("react").JSX.Element;
export interface ErrorPanelProps {
    title: string;
    body?: ReactNode;
    /** Operators can find the call in the log with it. */
    requestId?: string;
    onRetry?: () => void;
}
/** A failure with the request's id and a Retry button. */
export function ErrorPanel({ title, body, requestId, onRetry }: ErrorPanelProps): import("react").JSX.Element;
export function NoPermissionPanel(): import("react").JSX.Element;
export {};
}

declare module 'host:ui/src/base/theme/control-size' {
/** The heights of the chosen interface size, for controls without an explicit size. */
export const useControlStyles: () => Record<"button" | "input" | "select" | "smallSelect", string>;
export const uiSizes: readonly ['default', 'medium', 'small', 'mini'];
/** The interface size that the user has chosen. */
export type UiSize = (typeof uiSizes)[number];
export const UiSizeContext: import("react").Context<"default" | "medium" | "mini" | "small">;
/** Returns Fluent's `size` for the chosen interface size. The controls of this package use it by default. */
export function useControlSize(): 'medium' | 'small';
}

declare module 'host:ui/src/base/theme/make-styles' {
import { makeStyles as makeAtOnce } from '@fluentui/react-components';
type MakeStyles = typeof makeAtOnce;
/** Loads the compiler of styles, for a remote whose build has not compiled its own. */
export function loadMakeStyles(): Promise<void>;
/** Fluent's `makeStyles`. The compiler, a third of the list's components, is left out where builds compile all styles. */
export const makeStyles: MakeStyles;
export {};
}

declare module 'host:ui/src/base/theme/themes' {
import { type Theme } from '@fluentui/react-components';
/** Sixteen colours from dark to light, hexadecimal and separated by blanks, from which all tinted colours are derived. */
export type Brand = string;
/** Fluent's blue. Another brand keeps all contrasts if each of its colours has the luminance of the corresponding one here. */
export const defaultBrand: Brand;
export type ColorScheme = 'light' | 'dark';
/** Returns the Fluent theme of a brand, light or dark. */
export function themeOf(scheme: ColorScheme, brand: Brand): Theme;
}

declare module 'host:ui/src/base/theme/ui-provider' {
import { type ReactNode } from 'react';
import { type Brand, type ColorScheme } from 'host:ui/src/base/theme/themes';
import { type UiSize } from 'host:ui/src/base/theme/control-size';
export interface UiProviderProps {
    children: ReactNode;
    scheme?: ColorScheme;
    brand?: Brand;
    size?: UiSize;
}
/**
 * Provides theme, fonts by `<html lang>`, interface size, and the layers above the page. Rendered once, around the whole
 * application.
 */
export function UiProvider(props: UiProviderProps): import("react").JSX.Element;
}

declare module 'host:ui/src/base/toasts/row-toasts' {
/** Toasts after a call that changes a row. */
export const rowToasts: {
    succeeded(body: string): void;
    /** @param error gives the reason; the toast then stays longer */
    failed(body: string, error?: unknown): void;
    /** A change was refused because another user has changed the row; it has been read again. */
    conflict(name: string): void;
    /** The call got no answer, and the row could not be read. */
    unknown(name: string): void;
};
}

declare module 'host:ui/src/base/toasts/toast-stack' {
/** Shows the toasts raised by `notify`. Rendered once, by the host, inside `UiProvider`. */
export function ToastStack(): import("react").ReactPortal | null;
}

declare module 'host:ui/src/base/toasts/toast-store' {
type ToastKind = 'success' | 'warning' | 'error' | 'info';
export interface ToastContent {
    title: string;
    /** One sentence. */
    body?: string;
    /** A reference for support, such as a request's id. Toasts that differ only in it are shown as one. */
    reference?: string;
    action?: {
        label: string;
        onAction: () => void;
    };
    /** 2000 by default, 5000 for errors. */
    durationMs?: number;
}
export interface Toast extends ToastContent {
    id: number;
    kind: ToastKind;
    /** Number of times that the same toast was raised while shown. */
    count: number;
    durationMs: number;
}
/** The toasts on screen, newest first, for `useSyncExternalStore`. */
export const toastStore: {
    subscribe: (listener: () => void) => (() => void);
    get: () => readonly Toast[];
    /** Shows a toast, or counts it when the same one is on screen; a fourth replaces the oldest. */
    raise(kind: ToastKind, content: ToastContent): void;
    dismiss(id: number): void;
    clear(): void;
};
/** Shows a toast, from anywhere; `ToastStack` renders it. */
export const notify: {
    success: (content: ToastContent) => void;
    warning: (content: ToastContent) => void;
    error: (content: ToastContent) => void;
    info: (content: ToastContent) => void;
    /** Removes all toasts. */
    clear: () => void;
};
export {};
}

declare module 'host:ui/src/base/unsaved-changes' {
/**
 * Reports that something typed is not saved.
 * @returns withdraws the report
 */
export type ReportUnsavedChanges = () => () => void;
/**
 * Reports unsaved changes to the host, which provides it around each page and asks before the page is left. Without a provider,
 * reports are ignored.
 */
export const UnsavedChangesContext: import("react").Context<ReportUnsavedChanges>;
/**
 * Reports unsaved changes while `isUnsaved` is true: the user is asked before the page's tab is closed or refreshed, or the
 * window is left. A FormDialog does this by itself.
 */
export function useUnsavedChanges(isUnsaved: boolean): void;
}

declare module 'host:ui/src/base/use-busy' {
/**
 * Runs one piece of work at a time: calls during another are ignored.
 * @returns `run`, which settles or rejects with the work
 */
export function useBusy(): {
    isBusy: boolean;
    run: (work: () => void | Promise<void>) => Promise<void>;
};
}

declare module 'host:ui/src/base/use-media' {
/**
 * Returns true while a media query matches; renders again when that changes.
 * @param query in the format of `matchMedia`
 */
export function useMedia(query: string): boolean;
}

declare module 'host:ui/src/base/when-idle' {
/**
 * Runs work when the browser is idle, after two seconds at the latest; in Safari, which cannot report being idle, after one.
 * @returns cancels the work
 */
export function whenIdle(work: () => void): () => void;
/**
 * Runs work after the next paint, that of all callers at once, so that the page is rendered and laid out once.
 * @returns cancels the work
 */
export function afterPaintTogether(work: () => void): () => void;
}

declare module 'host:ui/src/form/combobox' {
import { type InputProps } from '@fluentui/react-components';
import { type Ref } from 'react';
export interface ComboboxOption<V> {
    value: V;
    label: string;
    /** Shown beside the label, and searched too. */
    detail?: string;
}
export interface ComboboxProps<V> extends Omit<InputProps, 'value' | 'onChange' | 'onSelect' | 'children'> {
    options: readonly ComboboxOption<V>[];
    chosen: ComboboxOption<V> | null;
    /** Called with null when the field is emptied. */
    onChoose: (option: ComboboxOption<V> | null) => void;
    /** Called with the typed text, for options that are searched on the server. */
    onSearch?: (typed: string) => void;
    ref?: Ref<HTMLInputElement>;
    /** A note below the options: their number, no match, or loading. */
    note?: string;
}
/** A field that offers the options matching the typed text. Arrow keys move, Enter chooses, Esc closes. */
export function Combobox<V extends string | number>(props: ComboboxProps<V>): import("react").JSX.Element;
}

declare module 'host:ui/src/form/combobox-field' {
import { type FieldValues } from 'react-hook-form';
import { type ComboboxOption } from 'host:ui/src/form/combobox';
import { type FormFieldProps } from 'host:ui/src/form/form-field';
export interface ComboboxFieldProps<T extends FieldValues, V extends string | number> extends FormFieldProps<T> {
    options: readonly ComboboxOption<V>[];
    /** Label of the chosen value, if it is not among the options. */
    chosenLabel?: string;
    placeholder?: string;
    note?: string;
    onSearch?: (typed: string) => void;
    /** Called on each choice. */
    onChoose?: (option: ComboboxOption<V> | null) => void;
}
/**
 * A field to choose one of many options by typing. The form's value is that of the option, or null; validated on each choice.
 */
export function ComboboxField<T extends FieldValues, V extends string | number>(props: ComboboxFieldProps<T, V>): import("react").JSX.Element;
}

declare module 'host:ui/src/form/form-dialog' {
import { type ReactNode } from 'react';
import { type FieldValues, type UseFormReturn } from 'react-hook-form';
import { type FormConflict } from 'host:ui/src/form/form-message';
export interface FormDialogProps<In extends FieldValues, Out> {
    title: string;
    /** From `useDialogForm`. */
    form: UseFormReturn<In, unknown, Out>;
    /** Saves. If it rejects, the refused fields or the reason are shown, and the dialog stays open. */
    onSubmit: (values: Out) => Promise<void>;
    /** Called by Cancel, Esc and the close button; after a confirmation if the form was edited. */
    onClose: () => void;
    /** `large` is 960 px. */
    size?: 'medium' | 'large';
    /** "Save changes" when left out. */
    confirmLabel?: string;
    /** Set when another user has changed the row. */
    conflict?: FormConflict | null;
    /**
     * Renders a button before the confirming one, which saves and continues with another form.
     * @param save like `onSubmit`: calls `work` with the validated values
     */
    next?: ((save: (work: (values: Out) => Promise<void>) => void, saving: boolean) => ReactNode) | undefined;
    children: ReactNode;
}
/** A form 640 px wide, with two columns from 992 px up. Open while it is rendered. */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>): import("react").JSX.Element;
}

declare module 'host:ui/src/form/form-field' {
import type { ReactElement, ReactNode } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
export const useFormFieldStyles: () => Record<"code" | "field" | "wide", string>;
/** Properties of all form fields. */
export interface FormFieldProps<T extends FieldValues> {
    name: FieldPath<T>;
    label: string;
    /** Text below the field, announced with it; no control. */
    hint?: ReactNode;
    required?: boolean;
    disabled?: boolean;
    /** Spans both columns. */
    wide?: boolean;
}
interface FormControl<V> {
    value: V;
    onChange: (value: V) => void;
    onBlur: () => void;
    /** Receives the element to focus when the field is invalid. */
    ref: (target: {
        focus: () => void;
    } | null) => void;
}
/** A field of the surrounding form, for a custom control inside a `FormField`. */
export function useFormControl<T extends FieldValues, N extends FieldPath<T>>(name: N): FormControl<FieldPathValue<T, N>>;
/** ARIA attributes that link a control to its field, for controls that are not Fluent's. */
export interface FieldLabelling {
    'aria-labelledby'?: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true | 'false' | 'true' | 'grammar' | 'spelling' | false;
}
export interface FormFieldFrameProps<T extends FieldValues> extends FormFieldProps<T> {
    /** A Fluent control, which links itself to the field, or a function that receives the ARIA attributes. */
    children: ReactElement | ((labelling: FieldLabelling) => ReactElement);
}
/** Label above, asterisk if required, hint below, and the validation message. */
export function FormField<T extends FieldValues>(props: FormFieldFrameProps<T>): import("react").JSX.Element;
export {};
}

declare module 'host:ui/src/form/form-message' {
import type { FieldError } from '@backoffice/contract';
export interface Failure {
    /** Title of the failure; left out, it says that the form was not saved. */
    title?: string;
    message: string;
    requestId?: string;
    fields: readonly FieldError[];
}
/**
 * Returns the failure of a rejected save: an `ApiError` has refused fields and the request's id, other errors only a message.
 */
export function failureOf(error: unknown): Failure;
/** True for the error of a call that now waits for approval: nothing is left to do in its form. */
export function isSentForApproval(error: unknown): boolean;
export interface FormConflict {
    title: string;
    body?: string;
    /** Loads the stored values into the form. */
    onReload: () => void;
}
interface FormMessageProps {
    conflict?: FormConflict | null;
    failure: Omit<Failure, 'fields'> | null;
}
/** The reason why the form was not saved, above its fields. */
export function FormMessage({ conflict, failure }: FormMessageProps): import("react").JSX.Element | null;
export {};
}

declare module 'host:ui/src/form/index' {
export type { FieldValues } from 'react-hook-form';
export { ComboboxField, type ComboboxFieldProps } from 'host:ui/src/form/combobox-field';
export type { ComboboxOption } from 'host:ui/src/form/combobox';
export { FormDialog, type FormDialogProps } from 'host:ui/src/form/form-dialog';
export { FormField, type FieldLabelling, type FormFieldFrameProps, type FormFieldProps, useFormControl, } from 'host:ui/src/form/form-field';
export type { FormConflict } from 'host:ui/src/form/form-message';
export { NumberField, type NumberFieldProps } from 'host:ui/src/form/number-field';
export { PageForm, type PageFormProps, usePageSave } from 'host:ui/src/form/page-form';
export { RadioField, type RadioFieldProps } from 'host:ui/src/form/radio-field';
export type { FormIssue, FormSchema, IssuePhrase } from 'host:ui/src/form/schema-resolver';
export { SelectField, type SelectFieldProps, TextAreaField, type TextAreaFieldProps, TextField, type TextFieldProps, } from 'host:ui/src/form/input-fields';
export { useFormValue, useDialogForm, type DialogFormOptions } from 'host:ui/src/form/use-dialog-form';
}

declare module 'host:ui/src/form/input-fields' {
import { type FieldValues } from 'react-hook-form';
import { type FormFieldProps } from 'host:ui/src/form/form-field';
export interface TextFieldProps<T extends FieldValues> extends FormFieldProps<T> {
    type?: 'text' | 'password' | 'email' | 'url' | 'datetime-local';
    readOnly?: boolean;
    autoComplete?: string;
    /** Receives the initial focus of a dialog. */
    focusedFirst?: boolean;
}
export function TextField<T extends FieldValues>({ type, readOnly, autoComplete, focusedFirst, ...props }: TextFieldProps<T>): import("react").JSX.Element;
export interface TextAreaFieldProps<T extends FieldValues> extends FormFieldProps<T> {
    /** 2 when left out. */
    rows?: number;
    /** Maximum number of rows to which it grows with its content; left out, the user can resize it by its handle. */
    maxRows?: number;
    /** For keys and code: monospaced, and without the spelling check, which may send the text to third parties. */
    code?: boolean;
}
export function TextAreaField<T extends FieldValues>(allProps: TextAreaFieldProps<T>): import("react").JSX.Element;
export interface SelectFieldProps<T extends FieldValues> extends FormFieldProps<T> {
    options: readonly {
        value: string;
        label: string;
    }[];
    /** Text of an empty choice; without it there is none. */
    placeholder?: string;
}
/** Validated on each choice. */
export function SelectField<T extends FieldValues>({ options, placeholder, ...field }: SelectFieldProps<T>): import("react").JSX.Element;
}

declare module 'host:ui/src/form/number-field' {
import { type FieldValues } from 'react-hook-form';
import { type FormFieldProps } from 'host:ui/src/form/form-field';
/** Returns the number in a text field for integers: null when empty, NaN for any other text. */
export function parseInteger(text: string): number | null;
/** Returns the next number in a direction, within the limits; an empty field starts at 0. */
export function stepInteger(value: number | null, by: number, limits: {
    min?: number;
    max?: number;
}): number;
export interface NumberFieldProps<T extends FieldValues> extends FormFieldProps<T> {
    min?: number;
    max?: number;
    /** Receives the initial focus of a dialog, with its number selected. */
    focusedFirst?: boolean;
}
/**
 * An integer field. The form's value is a number, `null` when empty (which the schema sees as missing), NaN for any other text.
 */
export function NumberField<T extends FieldValues>({ min, max, focusedFirst, ...props }: NumberFieldProps<T>): import("react").JSX.Element;
}

declare module 'host:ui/src/form/page-form' {
import { type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ReactNode } from 'react';
import { type Failure, type FormConflict } from 'host:ui/src/form/form-message';
/**
 * Saves a form that has several ways to be saved, one at a time. Refusals of the server are shown below their fields or above
 * the form.
 * @param form from `useDialogForm`
 */
export function usePageSave<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>): {
    saving: boolean;
    failure: Failure | null;
    saveAll: (work: (values: Out) => Promise<void>) => Promise<void>;
    saveSome: (fields: readonly FieldPath<In>[], work: (values: In) => Promise<void>) => Promise<void>;
};
export interface PageFormProps<In extends FieldValues, Out> {
    /** Accessible name of the form. */
    label: string;
    /** From `useDialogForm`. */
    form: UseFormReturn<In, unknown, Out>;
    /** From `usePageSave`. */
    failure: Omit<Failure, 'fields'> | null;
    conflict?: FormConflict | null;
    className?: string;
    /** Fields and save buttons. */
    children: ReactNode;
}
/** A form that is a page. Enter does not submit it, because there are several ways to save it. */
export function PageForm<In extends FieldValues, Out>(props: PageFormProps<In, Out>): import("react").JSX.Element;
}

declare module 'host:ui/src/form/radio-field' {
import { type FieldValues } from 'react-hook-form';
import { type FormFieldProps } from 'host:ui/src/form/form-field';
export interface RadioFieldProps<T extends FieldValues> extends FormFieldProps<T> {
    options: readonly {
        value: string;
        label: string;
    }[];
}
/** Validated on each choice. */
export function RadioField<T extends FieldValues>({ options, ...props }: RadioFieldProps<T>): import("react").JSX.Element;
}

declare module 'host:ui/src/form/schema-resolver' {
import type { FieldValues, Resolver } from 'react-hook-form';
/** An issue of zod, whose other properties depend on its code. */
export interface FormIssue {
    /** `too_small`, `too_big`, `invalid_type`, `invalid_value`, `invalid_format`, `custom`, … */
    code: string;
    /** Zod's own message, in English. */
    message: string;
    readonly [detail: string]: unknown;
}
/** Returns the message of an issue, by field and issue code. */
export type IssuePhrase<T> = (field: keyof T & string, issue: FormIssue) => string;
type Outcome<T> = {
    value: T;
    issues?: undefined;
} | {
    issues: readonly object[];
};
/** The part of the Standard Schema interface that is used; every schema of zod and zod/mini has it. */
export interface FormSchema<In, Out> {
    readonly '~standard': {
        readonly validate: (value: unknown) => Outcome<Out> | Promise<Outcome<Out>>;
        readonly types?: {
            readonly input: In;
            readonly output: Out;
        } | undefined;
    };
}
/**
 * Validates a form of react-hook-form with a schema of zod. Only the first issue of a field counts. The server checks which
 * characters a text may have, as it knows whether the text is stored already.
 * @param phrase returns the message below the field
 */
export function schemaResolver<In extends FieldValues, Out>(schema: FormSchema<In, Out>, phrase: IssuePhrase<In>): Resolver<In, unknown, Out>;
export {};
}

declare module 'host:ui/src/form/use-dialog-form' {
import { type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { type FormSchema, type IssuePhrase } from 'host:ui/src/form/schema-resolver';
/** Returns the value of a field of the surrounding form; renders again only when that field changes. */
export function useFormValue<T extends FieldValues, N extends FieldPath<T>>(name: N): FieldPathValue<T, N>;
export interface DialogFormOptions<In extends FieldValues, Out> {
    schema: FormSchema<In, Out>;
    defaults: In;
    phrase: IssuePhrase<In>;
}
/** The state of a form whose fields are validated when they lose the focus, and on each change afterwards. */
export function useDialogForm<In extends FieldValues, Out>(options: DialogFormOptions<In, Out>): UseFormReturn<In, unknown, Out>;
}

declare module 'host:ui/src/index' {
export { __styles, Checkbox, Link, mergeClasses, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, Radio, RadioGroup, Spinner, tokens, } from '@fluentui/react-components';
export { makeStyles } from 'host:ui/src/base/theme/make-styles';
export { Button, Select } from 'host:ui/src/base/elements/basic-controls';
export { Field, Input } from 'host:ui/src/base/elements/form-controls';
export { Textarea } from 'host:ui/src/base/elements/text-area';
export { Divider, Switch } from 'host:ui/src/base/elements/late-controls';
export { UiProvider, type UiProviderProps } from 'host:ui/src/base/theme/ui-provider';
export { defaultBrand, type Brand, type ColorScheme } from 'host:ui/src/base/theme/themes';
export { uiSizes, useControlSize, type UiSize } from 'host:ui/src/base/theme/control-size';
export { uiMessages } from 'host:ui/src/base/messages';
export { Avatar, type AvatarProps } from 'host:ui/src/base/elements/avatar';
export { StatusBadge, type StatusBadgeProps } from 'host:ui/src/base/elements/status-badge';
export { copyText, copyWithToast as copyWithNotice } from 'host:ui/src/base/copy-button/copy-text';
export { CopyButton, type CopyButtonProps } from 'host:ui/src/base/copy-button/copy-button';
export { ConfirmDialog, type ConfirmDialogProps } from 'host:ui/src/base/dialog/confirm-dialog';
export { Dialog, type DialogProps } from 'host:ui/src/base/dialog/dialog';
export { IconButton, type IconButtonProps } from 'host:ui/src/base/elements/icon-button';
export { Menu, type MenuProps, type MenuTriggerProps } from 'host:ui/src/base/menu/menu';
export { type MenuItem, MenuPopup, type MenuPopupProps } from 'host:ui/src/base/menu/menu-popup';
export { type ToastContent as NoticeContent, notify } from 'host:ui/src/base/toasts/toast-store';
export { ToastStack as NoticeStack } from 'host:ui/src/base/toasts/toast-stack';
export { rowToasts as rowNotices } from 'host:ui/src/base/toasts/row-toasts';
export { useBusy } from 'host:ui/src/base/use-busy';
export { MainWidthContext } from 'host:ui/src/base/main-width';
export { useMedia } from 'host:ui/src/base/use-media';
export { whenIdle } from 'host:ui/src/base/when-idle';
export { useLayers } from 'host:ui/src/base/layers/layers-context';
export { pushModal } from 'host:ui/src/base/layers/modal-stack';
export { positionBeside as placeBeside } from 'host:ui/src/base/layers/positioning';
export { EmptyPanel, type EmptyPanelProps, ErrorPanel, type ErrorPanelProps, NoPermissionPanel, } from 'host:ui/src/base/panels/state-panel';
export { Skeleton } from 'host:ui/src/base/elements/skeleton';
export { Tooltip, type TooltipProps } from 'host:ui/src/base/layers/tooltip';
export { UnsavedChangesContext, type ReportUnsavedChanges, useUnsavedChanges } from 'host:ui/src/base/unsaved-changes';
export type { Icon, IconProps } from 'host:ui/src/base/icons/create-icon';
export { ArrowDownloadIcon, ArrowSortIcon, ArrowSortUpIcon, ArrowSortDownIcon, ArrowUploadIcon, CalendarIcon, ChevronLeftIcon, ChevronUpIcon, CopyIcon, DataTrendingIcon, EditIcon, HistoryIcon, ImageIcon, MailIcon, PauseCircleIcon, PlayCircleIcon, PrintIcon, ProhibitedIcon, StarIcon, StarFilledIcon, SubtractCircleIcon, WeatherSunnyIcon, } from 'host:ui/src/base/icons/page-icons';
export { AddIcon, ArrowClockwiseIcon, ArrowResetIcon, BoardIcon, BugIcon, BuildingShopIcon, CheckmarkIcon, CheckmarkCircleIcon, ChevronDownIcon, ChevronRightIcon, DeleteIcon, DismissIcon, DocumentIcon, DocumentSearchIcon, ErrorCircleIcon, FullScreenMaximizeIcon, FullScreenMinimizeIcon, HomeIcon, InfoIcon, KeyIcon, LocalLanguageIcon, LockClosedIcon, MoreHorizontalIcon, NavigationIcon, OpenIcon, PanelLeftContractIcon, PanelLeftExpandIcon, PeopleIcon, PersonIcon, PinIcon, PlugDisconnectedIcon, QuestionCircleIcon, SearchIcon, SettingsIcon, SignOutIcon, TextFontSizeIcon, WarningIcon, WeatherMoonIcon, } from 'host:ui/src/base/icons/frame-icons';
export { EyeIcon, EyeOffIcon, WalletCreditCardIcon } from 'host:ui/src/base/icons/login-icons';
}

declare module 'host:ui/src/list/cell-link' {
export interface CellLinkProps {
    children: string;
    /** Accessible name and tooltip, if the text alone does not say what is opened. It contains the text. */
    label?: string;
    onClick: () => void;
}
/** The text of a cell that opens something; cut like other texts. */
export function CellLink({ children, label, onClick }: CellLinkProps): import("react").JSX.Element;
}

declare module 'host:ui/src/list/copyable-text' {
export interface CopyableTextProps {
    value: string;
    /** Accessible name of the button, which names the copied value. */
    label: string;
}
/** A short text, cut if there is no room, with a button to copy all of it. */
export function CopyableText({ value, label }: CopyableTextProps): import("react").JSX.Element;
}

declare module 'host:ui/src/list/data-table/column' {
import type { CSSProperties, Key, ReactNode } from 'react';
import type { DataTableStyles } from 'host:ui/src/list/data-table/data-table.styles';
export interface Column<T> {
    key: string;
    header: string;
    /** Explains the header, as its tooltip. */
    help?: string | undefined;
    /** In pixels at the usual text size; columns share extra room in proportion. */
    width: number;
    /** Text, or one element. */
    cell: (row: T) => ReactNode;
    /** `end` for numbers. */
    align?: 'start' | 'end';
    sortable?: boolean;
    /** Its cells are times: the header shows the time zone. */
    isTime?: boolean;
    /** `text` is cut with a tooltip; `control` (buttons, badges, key boxes) is never cut. */
    content?: 'text' | 'control';
    /**
     * Stays in sight when the table scrolls horizontally: at the start, or for the actions at the end. The first column is always
     * pinned.
     */
    pinned?: 'start' | 'end';
    /** Names the row: the title of its card in a narrow window. */
    isTitle?: boolean;
    /** Hidden until a user shows it. */
    isOptional?: boolean;
    /**
     * Its position in the card: beside the title, or in the line below. If any column has one, all columns without it are folded
     * away.
     */
    inCard?: 'beside-title' | 'line';
}
/** Groups of rows. Rows must be ordered by group. */
export interface RowGroups<T> {
    /** Returns the group of a row. */
    of: (row: T) => Key;
    /** Renders the heading of a group from its first row. */
    heading: (row: T) => ReactNode;
}
export interface Sort {
    key: string;
    direction: 'ascending' | 'descending';
}
/** Returns the columns scaled to the browser's text size. */
export function atTextSize<C extends Pick<Column<unknown>, 'width'>>(columns: readonly C[]): readonly C[];
/**
 * Returns the widths of columns in a table that scrolls horizontally. If less than a readable share of a column would show
 * before the pinned end, it is moved out of sight and the columns before it share its room.
 * @param room visible width of the table, in pixels
 */
export function wholeWidths(columns: readonly Pick<Column<unknown>, 'width' | 'pinned'>[], room: number): number[];
/**
 * Returns the index of the first column that a table shows only after it is scrolled; the number of columns if there is none.
 * @param room visible width of the table, in pixels
 */
export function firstBeyond(columns: readonly Pick<Column<unknown>, 'pinned'>[], widths: readonly number[], room: number): number;
type InCard = Pick<Column<unknown>, 'isTitle' | 'pinned' | 'width' | 'inCard'>;
/** Returns true if cards show only their first lines until they are opened. */
export const areFolded: (columns: readonly InCard[]) => boolean;
/**
 * Returns the minimum width of a table, and the sticky position of each column pinned at the start. A column that would leave
 * too little room to scroll is not pinned.
 * @param room visible width of the table, in pixels
 */
export function tableStyle(widths: readonly number[], room?: number): CSSProperties;
export interface StyledColumn<T> extends Column<T> {
    headerClass: string;
    cellClass: string;
    cellStyle: CSSProperties | undefined;
}
/**
 * Returns columns with the classes of their cells, computed once for a table instead of for each cell.
 * @param before the current ones: an unchanged column keeps its object, so that its cells are not rendered again
 */
export function styledColumns<T>(columns: readonly Column<T>[], styles: DataTableStyles, before: readonly StyledColumn<T>[]): StyledColumn<T>[];
export {};
}

declare module 'host:ui/src/list/data-table/data-table' {
import { type Key } from 'react';
import { type Column, type RowGroups, type Sort } from 'host:ui/src/list/data-table/column';
import { type DataTableState, type StateContent } from 'host:ui/src/list/data-table/state-content-panel';
export interface DataTableProps<T> extends StateContent {
    /** Accessible name of the table. */
    caption: string;
    /** A stable array, so that unchanged rows are not rendered again. */
    columns: readonly Column<T>[];
    rows: readonly T[];
    rowKey: (row: T) => Key;
    /** `loading` with rows keeps them on screen below a thin progress bar. */
    state: DataTableState;
    /**
     * Set when the rows are not the requested ones: `replaced` while others are loading: dimmed and inert; `failed` when they
     * could not be read again: dimmed, below the text of `error`.
     */
    outdated?: 'replaced' | 'failed' | undefined;
    sort?: Sort;
    /** Called with the order after a click on a header. */
    onSort?: (sort: Sort) => void;
    /** Adds a heading over each run of rows of a group. */
    groups?: RowGroups<T>;
    /** The row that was just created, which is marked. */
    newRow?: Key | undefined;
    /** Number of expected rows. */
    skeletonRows?: number;
}
/** A table with sticky header, first column and actions, cards below 640 px, and all states of a list. */
export function DataTable<T>(props: DataTableProps<T>): import("react").JSX.Element;
}

declare module 'host:ui/src/list/data-table/data-table.styles' {
export function useDataTableStyles(): {
    header: string;
    cell: string;
    bar: string;
    body: string;
    box: string;
    caption: string;
    cardActions: string;
    cardBesideTitle: string;
    cardFolded: string;
    cardHalf: string;
    cardLastLine: string;
    cardLine: string;
    cardTitle: string;
    columns: string;
    cut: string;
    end: string;
    explained: string;
    failed: string;
    fold: string;
    foldOpen: string;
    foldedRow: string;
    frame: string;
    group: string;
    groupText: string;
    head: string;
    headerButton: string;
    newRow: string;
    pinnedEnd: string;
    pinnedHeader: string;
    pinnedStart: string;
    progress: string;
    refreshFailure: string;
    replaced: string;
    row: string;
    scrolling: string;
    scrollingFrame: string;
    table: string;
    unfoldedRow: string;
};
export type DataTableStyles = ReturnType<typeof useDataTableStyles>;
}

declare module 'host:ui/src/list/data-table/state-content-panel' {
import type { ReactNode } from 'react';
export type DataTableState = 'loading' | 'rows' | 'empty' | 'nothing-found' | 'error' | 'no-permission';
interface ListFailure {
    title?: string;
    body?: ReactNode;
    requestId?: string;
    onRetry: () => void;
}
/** The content of each state without rows. */
export interface StateContent {
    /** Describes the list, with an action that adds to it. */
    empty?: {
        title: string;
        body?: ReactNode;
        action?: ReactNode;
    };
    /** The active filters, each as "label: value". */
    nothingFound?: {
        filters: readonly string[];
        onReset: () => void;
    };
    error?: ListFailure;
}
interface StateContentPanelProps extends StateContent {
    state: Exclude<DataTableState, 'loading' | 'rows'>;
    caption: string;
}
/** The content below the header when there are no rows. */
export function StateContentPanel({ state, caption, empty, nothingFound, error }: StateContentPanelProps): import("react").JSX.Element;
/** A message above rows that could not be read again. */
export function RefreshFailure({ title, body, onRetry, className, }: Partial<ListFailure> & {
    className: string;
}): import("react").JSX.Element;
export {};
}

declare module 'host:ui/src/list/export-dialog/export-dialog' {
import type { ExportDialogPanelProps } from 'host:ui/src/list/export-dialog/export-dialog-panel';
export type ExportDialogProps = ExportDialogPanelProps;
/** A dialog for the options of an export. It shows the progress and can be cancelled. */
export const ExportDialog: import("react").ComponentType<ExportDialogPanelProps>;
}

declare module 'host:ui/src/list/export-dialog/export-dialog-panel' {
import { type ExportChoice, type RunExport } from 'host:ui/src/list/export-dialog/use-export';
export interface ExportDialogPanelProps {
    /** Number of rows that match the filters. */
    total: number;
    /** Number of rows on this page. */
    pageCount: number;
    /** The default file name, without its extension. */
    fileName: string;
    /** Offers to export only the columns on screen. */
    hasColumnChoice?: boolean;
    /** True if the server can create the file too; it does so for many rows. */
    canPrepare?: boolean;
    /** The choices to start with. */
    last?: ExportChoice | undefined;
    /** Reads the rows and downloads the file. */
    onExport: RunExport;
    onClose: () => void;
}
export function ExportDialogPanel(props: ExportDialogPanelProps): import("react").JSX.Element;
}

declare module 'host:ui/src/list/export-dialog/use-export' {
export const exportFormats: readonly ['xlsx', 'csv', 'txt'];
export type ExportFormat = (typeof exportFormats)[number];
/** The options that are kept for the next export of a list. */
export interface ExportChoice {
    scope: 'all' | 'page';
    format: ExportFormat;
    /** All exported columns, or those on screen with their headers; left out where there is no choice. */
    columnChoice?: 'all' | 'shown';
    /** The server writes all rows to a csv file, and notifies the user when it is ready. */
    inBackground: boolean;
}
/** The chosen options, with callbacks for the progress. */
export interface ExportRequest extends ExportChoice {
    /** Without its extension. */
    fileName: string;
    /** Aborted by the cancel button. */
    signal: AbortSignal;
    /** Called with the number of exported rows. */
    onProgress: (done: number) => void;
}
export type RunExport = (request: ExportRequest) => Promise<void>;
/** Runs an export, with its progress and a way to cancel it. Leaving the page cancels it too. */
export function useExport(onExport: RunExport, onDone: () => void): {
    done: number | null;
    failed: boolean;
    start: (choice: Omit<ExportRequest, 'signal' | 'onProgress'>) => Promise<void>;
    cancel: () => void;
};
}

declare module 'host:ui/src/list/filter-bar/filter-bar' {
import { type ReactNode } from 'react';
import { type FilterField, type FilterTabs, type FilterValues } from 'host:ui/src/list/filter-bar/filter-field';
import type { FilterTabsRowProps } from 'host:ui/src/list/filter-bar/filter-tabs-row';
export interface FilterBarProps<N extends string> {
    fields: readonly FilterField<N>[];
    /** The values of the list on screen. */
    values: FilterValues<N>;
    /** Called on Enter, the search button, a choice in a select, or, with `replace`, a pause in typing. */
    onSearch: (values: FilterValues<N>, options?: {
        replace: boolean;
    }) => void;
    onReset: () => void;
    /** The buttons to add (primary) and export. */
    actions?: ReactNode;
    tabs?: FilterTabs<N>;
    onTotals?: FilterTabsRowProps<N>['onTotals'];
    /** Time when the rows on screen were loaded, in ms; 0 while they are loading. */
    rowsAt?: number;
    /** The expected state of too little room for the filters, until the list has been laid out. */
    startsTight?: boolean;
}
/**
 * The head of a list in one row: tabs, filters, buttons; active filters are below. Further filters are in a popover, and in a
 * narrow window or list all are in a panel below the row. A list without filters only has its actions.
 */
export function FilterBar<N extends string>(props: FilterBarProps<N>): import("react").JSX.Element;
}

declare module 'host:ui/src/list/filter-bar/filter-field' {
import type { RefObject } from 'react';
interface FieldBase<N extends string> {
    name: N;
    /** Name of the field, also shown when it is empty. */
    label: string;
    /** In the popover of further filters instead of the row. */
    isMore?: boolean | undefined;
}
export interface TextFilter<N extends string = string> extends FieldBase<N> {
    /** `search` matches several fields, and stays in the row of a narrow list. */
    kind: 'text' | 'search';
    maxLength?: number;
}
/** An end of a period, set by the field with its `days`; its value is `YYYY-MM-DD`. */
interface DateFilter<N extends string = string> extends FieldBase<N> {
    kind: 'date';
}
export interface SelectFilter<N extends string = string> extends FieldBase<N> {
    kind: 'select';
    options: readonly {
        value: string;
        label: string;
    }[];
    /** Accepts several values, joined by `joinValues`. The values of `alone` cannot be combined with others. */
    several?: {
        alone: readonly string[];
    } | undefined;
    /** Also offers "any", the empty value. */
    clearable?: boolean;
    /** The fields of the first and last day that can be set instead of an option: the bar shows all three as one period. */
    days?: readonly [first: N, last: N];
}
/** One field of a filter bar. */
export type FilterField<N extends string = string> = TextFilter<N> | DateFilter<N> | SelectFilter<N>;
/** The values of a filter bar; an empty text for a filter that is not set. */
export type FilterValues<N extends string = string> = Record<N, string>;
/** Returns a day in the format of all languages: `2026/11/21`. */
export const dayText: (day: string) => string;
/** Returns true if a field with this value filters rows. An order is always set and filters none. */
export const narrows: (field: FilterField, value: string) => boolean;
/** Returns the names of the values of a choice: “Active or Pending”. */
export function valuesInWords({ options }: SelectFilter, joined: string): string;
/** A choice that is also shown as tabs. */
export interface FilterTabs<N extends string = string> {
    /** The name of the field, which must have options. */
    of: N;
    /** Returns the number of rows for each value under the other active filters. */
    totals(others: Partial<Record<N, string | string[]>>, options: {
        signal: AbortSignal;
        quiet: true;
    }): Promise<Partial<Record<string, number>>>;
}
/** Properties of the parts of a filter bar. */
export interface FilterPartProps<N extends string = string> {
    fields: readonly FilterField<N>[];
    /** The values of the list on screen. */
    values: FilterValues<N>;
    /** The values in the fields. */
    typed: FilterValues<N>;
    setTyped: (values: FilterValues<N>) => void;
    form: RefObject<HTMLFormElement | null>;
    search: (values: FilterValues<N>, options?: {
        replace: boolean;
    }) => void;
}
export {};
}

declare module 'host:ui/src/list/filter-bar/filter-tabs-row' {
import { type FilterPartProps, type FilterTabs } from 'host:ui/src/list/filter-bar/filter-field';
type Totals = Partial<Record<string, number>>;
export interface FilterTabsRowProps<N extends string> extends FilterPartProps<N> {
    tabs: FilterTabs<N>;
    rowsAt: number;
    /** Called with the totals for the rows on screen; without any when they could not be read. */
    onTotals?: ((totals?: Totals) => void) | undefined;
}
/** The values of a choice as links, each with its number of rows under the other active filters. */
export function FilterTabsRow<N extends string>(props: FilterTabsRowProps<N>): import("react").JSX.Element | null;
export {};
}

declare module 'host:ui/src/list/index' {
export { CellLink, type CellLinkProps } from 'host:ui/src/list/cell-link';
export { CopyableText, type CopyableTextProps } from 'host:ui/src/list/copyable-text';
export type { Column, RowGroups, Sort } from 'host:ui/src/list/data-table/column';
export { DataTable, type DataTableProps } from 'host:ui/src/list/data-table/data-table';
export type { DataTableState } from 'host:ui/src/list/data-table/state-content-panel';
export { ExportDialog, type ExportDialogProps } from 'host:ui/src/list/export-dialog/export-dialog';
export type { ExportChoice, ExportFormat, ExportRequest } from 'host:ui/src/list/export-dialog/use-export';
export { FilterBar, type FilterBarProps } from 'host:ui/src/list/filter-bar/filter-bar';
export type { FilterField, FilterTabs, FilterValues } from 'host:ui/src/list/filter-bar/filter-field';
export { KeyBox, type KeyBoxProps } from 'host:ui/src/list/key-box';
export { ListPage, type ListPageProps } from 'host:ui/src/list/list-page';
export { Pagination, type PaginationProps } from 'host:ui/src/list/pagination/pagination';
export { RowActions, type RowAction } from 'host:ui/src/list/row-actions';
}

declare module 'host:ui/src/list/key-box' {
import { type ReactNode } from 'react';
export interface KeyBoxProps {
    value: string | null | undefined;
    /** Accessible name of the key. */
    label: string;
    /** Accessible name of the button; "Copy" and the label when left out. */
    copyLabel?: string;
    /** Shown behind the button. */
    children?: ReactNode;
}
/**
 * A key in a read-only text area, with a button to copy it. It shows the last letters, because keys of one kind start alike; with
 * the focus, the whole key in two rows (one at the smallest size).
 */
export function KeyBox({ value, label, copyLabel, children }: KeyBoxProps): import("react").JSX.Element;
}

declare module 'host:ui/src/list/list-page' {
import type { ReactNode } from 'react';
export interface ListPageProps {
    filters: ReactNode;
    table: ReactNode;
    pagination?: ReactNode;
}
/** The common layout of list pages: filters, table, pagination. */
export function ListPage({ filters, table, pagination }: ListPageProps): import("react").JSX.Element;
}

declare module 'host:ui/src/list/pagination/pagination' {
/** Returns the page numbers of a pagination: first, last, and those around the current one; `null` for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[];
export interface PaginationProps {
    /** From 1. */
    page: number;
    limit: number;
    /** Null while the rows are being counted; then it is announced when it is there. */
    total: number | null;
    /** Called with page 1 when the size changes. */
    onChange: (next: {
        page: number;
        limit: number;
    }) => void;
}
/** Total, page size, previous, pages, next, and a field to jump to a page. The caller shows it only for a total above 0. */
export function Pagination({ page, limit, total, onChange }: PaginationProps): import("react").JSX.Element;
}

declare module 'host:ui/src/list/row-actions' {
import type { MenuItem } from 'host:ui/src/base/menu/menu-popup';
export interface RowAction extends Pick<MenuItem, 'key' | 'label' | 'icon' | 'disabled'> {
    onAction: () => void;
    /** Last, with a gap before it. */
    dangerous?: boolean;
    /** Stops the work of the row, such as its payments: red where the action has a label. */
    stops?: boolean;
    /** Explains the action: the tooltip of an icon, which is the label when left out, and a line below an entry of the menu. */
    tooltip?: string;
    /** Only in the menu, also where there is room for its icon. */
    inMenu?: boolean;
}
/** At most two actions as icon buttons, the others in a menu. */
export function RowActions({ actions }: {
    actions: readonly RowAction[];
}): import("react").JSX.Element;
}
