// Limits and values of articles without schemas, apart from those of other areas: a page's chunk holds the whole module.

export const ARTICLE_TITLE_MAX = 100;
export const ARTICLE_SUMMARY_MAX = 1000;
/** In characters of HTML. */
export const ARTICLE_CONTENT_MAX = 200_000;
export const ARTICLE_IMPORTANCE_MAX = 3;

/** Of the demo's third one, `deleted`, no row has it: deleting only takes a row off a list. */
export const articleStatuses = ['draft', 'published'] as const;
export const articleTypes = ['CN', 'US', 'JP', 'EU'] as const;
export const articlePlatforms = ['a-platform', 'b-platform', 'c-platform'] as const;
