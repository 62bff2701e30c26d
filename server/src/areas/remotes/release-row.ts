import type { ReleaseFacts } from '@backoffice/contract';

/** A release as it was published; what is null is not known. */
export interface ReleaseRow {
  remote: string;
  release: string;
  manifest: string | null;
  facts: ReleaseFacts | null;
  publishedBy: string;
}
