// Limits and values of articles without schemas, separate from other areas, because a page's chunk contains the whole module.

export const ARTICLE_TITLE_MAX = 100;
export const ARTICLE_SUMMARY_MAX = 1000;
/** Characters of HTML. */
export const ARTICLE_CONTENT_MAX = 200_000;
export const ARTICLE_IMPORTANCE_MAX = 3;

/** Without `deleted`, the third status of the demo: deleting only hides an article from the list, so no row has it. */
export const articleStatuses = ['draft', 'published'] as const;
export const articleTypes = ['CN', 'US', 'JP', 'EU'] as const;
export const articlePlatforms = ['a-platform', 'b-platform', 'c-platform'] as const;
