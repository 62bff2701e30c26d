import type { RouteMeta } from '@backoffice/contract';
import { ERROR_LOG_PATH, NOT_FOUND_PATH } from './paths';
import { parseView } from '../remotes/view';
import type { Navigation, PageRoute } from './navigation';

type Titles = RouteMeta['titles'] & object;

const page = (path: string, view: string, titles: Titles): PageRoute => {
  return { path, view: parseView(view), breadcrumb: [{ title: titles.en, titles }] };
};
const numbered = (number: string): Titles => ({ en: number, zh: number, es: number, ja: number });

/** Pages that everybody has who is signed in. The route tree may put them into the menu too, under names of its own. */
const constantPages: readonly PageRoute[] = [
  page('/profile/index', 'host/Profile', { en: 'Profile', zh: '个人中心', es: 'Perfil', ja: 'プロフィール' }),
  page('/documentation/index', 'host/Documentation', {
    en: 'Documentation',
    zh: '文档',
    es: 'Documentación',
    ja: 'ドキュメント',
  }),
  page('/guide/index', 'host/Guide', { en: 'Guide', zh: '引导', es: 'Guía', ja: 'ガイド' }),
  page(ERROR_LOG_PATH, 'host/ErrorLog', {
    en: 'Error log',
    zh: '错误日志',
    es: 'Registro de errores',
    ja: 'エラーログ',
  }),
  page(NOT_FOUND_PATH, 'host/NotFound', numbered('404')),
  page('/401', 'host/NoPermission', numbered('401')),
];

const INDEX = /\/index$/;

/** Adds what everybody has to what the route tree gives. */
export function withConstantPages(navigation: Navigation): Navigation {
  const given = new Set(navigation.pages.map(({ path }) => path));
  const added = constantPages.filter(({ path }) => !given.has(path));
  const redirects = added
    .filter(({ path }) => INDEX.test(path))
    .map(({ path }) => ({ from: path.replace(INDEX, ''), to: path }));
  return {
    ...navigation,
    pages: [...navigation.pages, ...added],
    redirects: [...navigation.redirects, ...redirects],
  };
}
