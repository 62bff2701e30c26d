import {
  apiPaths,
  channelPaths,
  merchantPaths,
  transactionPaths,
  articlePaths,
  remotePaths,
  type Problems,
} from '@backoffice/contract';
import {
  answering,
  chooseFile,
  dialogBy,
  EXPORT,
  failing,
  HEAD_MENU,
  IMPORT,
  keys,
  never,
  noRows,
  press,
  serve,
  shown,
  steps,
  type,
  withAdditions,
} from './screen-steps';
import { list, MESSAGE, ROWS, type Screen, screen, states } from './screen-states';
import { trustScreens } from './trust-screens';
import { specifiedRoutes } from '../demos/specified-routes';

/** The second remote: the first one is the host. */
const REMOTE = 'main tbody tr:nth-child(2) button[aria-expanded]';

const problem = {
  remote: 'mfe-content',
  release: 'r7',
  kind: 'handler' as const,
  route: '/dashboard',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading '…')",
  times: 12,
  users: 3,
  isNew: true,
  firstAt: '2026-11-27T08:00:00.000Z',
  lastAt: '2026-11-28T18:30:00.000Z',
  requestIds: ['0198a1b2c3d44e5f8a6b7c8d9e0f1a2b'],
} satisfies Partial<Problems['problems'][number]>;
const vitals = {
  remote: 'mfe-content',
  publishedAt: '2026-11-26T09:00:00.000Z',
  sessions: 40,
  lcp: 2410,
  inp: 180,
  cls: 0.04,
};
const problems: Problems = {
  problems: [
    { ...problem, id: 1 },
    { ...problem, id: 2, kind: 'render', isNew: false, message: `${'A very long message … '.repeat(20)}.` },
  ],
  vitals: [
    { ...vitals, release: 'r7' },
    { ...vitals, release: 'r6', lcp: 1920, inp: null },
  ],
};

const chooseAll = press('main thead input[type=checkbox]');
const lastOf = (selector: string) => `${selector}:last-child`;

const payments: Screen[] = [
  screen('dashboard', '/dashboard', 'main [role=slider] svg'),
  screen('dashboard-editor', '/dashboard', MESSAGE, { user: 'editor' }),
  screen('dashboard-visitor', '/dashboard', MESSAGE, { user: 'visitor' }),
  ...states('dashboard', '/dashboard', '/dashboard/'),
  screen('dashboard-empty', '/dashboard', MESSAGE, {
    serve: serve(transactionPaths.transactionList, noRows),
  }),
  ...list('transactions', '/transaction/list', transactionPaths.transactionList),
  screen('transaction-panel', '/transaction/list', ROWS, {
    prepare: steps(
      press('main tbody tr:first-child td:first-child'),
      keys('o'),
      shown('aside h2, [role=dialog]'),
    ),
  }),
  ...list('merchants', '/merchant/list', merchantPaths.merchantList),
  screen('merchants-none', '/merchant/list?merchantName=zzzz&status=active&status=inactive', MESSAGE),
  screen('merchants-forbidden', '/merchant/list', MESSAGE, { user: 'visitor' }),
  screen('merchants-chips', '/merchant/list?status=active&channelState=single&channelState=idle', ROWS),
  screen('merchants-choice', '/merchant/list?status=active&channelState=single', ROWS, {
    prepare: steps(
      press('form[role=search] button[aria-expanded]:not([aria-haspopup])'),
      press('[role=group] [role=combobox], form[role=search] [role=combobox]:last-of-type'),
      shown('[role=listbox]'),
    ),
  }),
  screen('merchant-panel', '/merchant/list?open=4', 'aside input[inputmode=numeric]'),
  screen('merchant', '/merchant/4', ROWS),
  screen('merchant-weights', '/merchant/4', 'main input[inputmode=numeric]', {
    prepare: type('main input[inputmode=numeric]', '37'),
  }),
  screen('merchant-form', '/merchant/list?form=new', '[role=dialog]'),
  screen('merchant-errors', '/merchant/list?form=new', '[role=dialog]', {
    prepare: steps(press('[role=dialog] button[type=submit]'), shown('[role=dialog] [aria-invalid=true]')),
  }),
  screen('merchants-menu', '/merchant/list', ROWS, { prepare: press(HEAD_MENU) }),
  screen('merchants-import', '/merchant/list', ROWS, { prepare: IMPORT }),
  screen('merchants-import-review', '/merchant/list', ROWS, {
    prepare: steps(IMPORT, chooseFile('merchantName,merchantNo\nHarbour,M2026000001\n,M2026000002\n')),
  }),
  screen('merchants-columns', '/merchant/list', ROWS, {
    prepare: dialogBy(press(HEAD_MENU), press(lastOf('[role=menu] [role=menuitem]'))),
  }),
  screen('merchants-bulk', '/merchant/list', ROWS, { isWide: true, prepare: chooseAll }),
  screen('merchants-bulk-question', '/merchant/list', ROWS, {
    isWide: true,
    prepare: dialogBy(chooseAll, press('[data-controls] button:nth-of-type(2)')),
  }),
  screen('merchants-export', '/merchant/list', ROWS, {
    isWide: true,
    prepare: dialogBy(press(EXPORT)),
  }),
  ...states('merchant', '/merchant/4', '/merchant/detail'),
  screen('merchant-discard', '/merchant/list?form=new', '[role=dialog]', {
    prepare: steps(type('[role=dialog] input', 'x'), keys('Escape'), shown('[role=alertdialog]')),
  }),
  ...list('channels', '/channel/list', channelPaths.channelList),
  screen('channel-form', '/channel/list?form=new', '[role=dialog]'),
  screen('channel-panel', '/channel/list?open=4', 'aside h2, main h2'),
  screen('channels-import-review', '/channel/list', ROWS, {
    prepare: steps(
      IMPORT,
      chooseFile('merchantId,merchantChannel,merchantNo,merchantWeight\n1,alipay,A-1001,40\n1,none,,x\n'),
    ),
  }),
  screen('channel-types', '/channel/types', ROWS),
];

const people: Screen[] = [
  ...list('users', '/user/list', apiPaths.userList),
  screen('user-form', '/user/list?form=new', '[role=dialog]'),
  screen('roles', '/permission/role', ROWS),
  ...states('roles', '/permission/role', apiPaths.roles),
  screen('role-form', '/permission/role', ROWS, {
    prepare: dialogBy(press('main [data-action=add], main button.fui-Button')),
  }),
  screen('access-review', '/user/access-review', ROWS),
  ...list('audit-log', '/user/audit-log', apiPaths.auditList),
  screen('audit-entry', '/user/audit-log', ROWS, {
    prepare: dialogBy(press('main tbody tr:first-child td:last-child button')),
  }),
  screen('operations', '/user/operations', 'main h2'),
  screen('operations-loading', '/user/operations', 'main [role=status]', {
    serve: serve(apiPaths.operations, never),
    isPending: true,
  }),
  screen('operations-failed', '/user/operations', 'main [role=alert]', {
    serve: serve(apiPaths.operations, failing),
  }),
  screen('remotes', '/operations/remotes', ROWS),
  ...states('remotes', '/operations/remotes', remotePaths.remoteRegistry),
  screen('remotes-empty', '/operations/remotes', MESSAGE, {
    serve: serve(remotePaths.remoteRegistry, answering([])),
  }),
  screen('remote-details', '/operations/remotes', ROWS, { prepare: press(REMOTE) }),
  ...Object.entries({ promote: 1, disable: 3, lock: 5, retire: 6 }).map(([name, position]) =>
    screen(`remote-${name}`, '/operations/remotes', ROWS, {
      prepare: steps(press(REMOTE), dialogBy(press(`main section > div > button:nth-of-type(${position})`))),
    }),
  ),
  screen('remote-additions', '/operations/remotes', ROWS, {
    serve: serve(remotePaths.remoteRegistry, withAdditions),
    prepare: press(REMOTE),
  }),
  screen('remote-owners', '/operations/remotes', ROWS, {
    prepare: steps(press(REMOTE), dialogBy(press('main section dd button'))),
  }),
  screen('problems', '/operations/remotes?remote=mfe-content&release=r7', 'main ol h3', {
    serve: serve(remotePaths.remoteProblems, answering(problems)),
  }),
  screen('problems-failed', '/operations/remotes', 'main [role=alert]', {
    serve: serve(remotePaths.remoteProblems, failing),
  }),
  screen('permission-page', '/permission/page', 'main'),
  screen('permission-directive', '/permission/directive', 'main'),
];

const others: Screen[] = [
  ...list('articles', '/example/list', articlePaths.articleList),
  screen('article-form', '/example/create', 'main form'),
  screen('article-edit', '/example/edit/1', 'main form'),
  screen('article-table', '/table/complex-table', ROWS),
  screen('exports', '/exports/list', 'main'),
  screen('profile', '/profile/index', 'main h2'),
  screen('documentation', '/documentation/index', 'main h2'),
  screen('tour', '/guide/index', 'main button'),
  screen('error-log', '/error-log/log', 'main'),
  screen('not-found', '/404', MESSAGE),
  screen('no-permission', '/401', MESSAGE),
  screen('palette', '/channel/types', ROWS, {
    prepare: steps(keys('ControlOrMeta+k'), shown('[role=option]')),
  }),
  screen('shortcuts', '/channel/types', ROWS, { prepare: dialogBy(keys('?')) }),
  screen('about', '/channel/types', ROWS, {
    prepare: dialogBy(
      press('[data-tour=user-menu]'),
      press('[role=menu] [role=menuitem]:nth-last-of-type(2)'),
    ),
  }),
  screen('settings', '/channel/types', ROWS, {
    isWide: true,
    prepare: dialogBy(press('[data-tour=settings]')),
  }),
  screen('user-menu', '/channel/types', ROWS, {
    prepare: steps(press('[data-tour=user-menu]'), shown('[role=menu]')),
  }),
  screen('inbox', '/channel/types', ROWS, { prepare: dialogBy(press('[data-tour=inbox]')) }),
  screen('inbox-empty', '/channel/types', ROWS, {
    serve: serve('/inbox?', noRows),
    prepare: dialogBy(press('[data-tour=inbox]')),
  }),
  { name: 'login', path: '/login', shows: 'form button[type=submit]' },
];

const demos = specifiedRoutes.flatMap(({ group, paths }) =>
  paths.map((path) =>
    screen(`demo${group}/${path}`.replaceAll('/', '-'), `${group}/${path}`, 'main h2, main p, main table'),
  ),
);

export const screens: readonly Screen[] = [...payments, ...people, ...trustScreens, ...others, ...demos];
