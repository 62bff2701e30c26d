import type { RouteMeta } from '@backoffice/contract';
import type { Language } from '@backoffice/i18n';

/** The title of a node of the route tree in a language. */
export function titleOf(meta: RouteMeta, language: Language): string {
  return meta.titles?.[language] ?? meta.title;
}
