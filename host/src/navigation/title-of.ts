import type { RouteMeta } from '@backoffice/contract';
import type { Language } from '@backoffice/i18n';

export function titleOf(meta: RouteMeta, language: Language): string {
  return meta.titles?.[language] ?? meta.title;
}
