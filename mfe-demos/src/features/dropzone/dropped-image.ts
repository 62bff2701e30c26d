/** An image in the list: on its way, stored, or refused. */
export interface DroppedImage {
  id: number;
  name: string;
  /** For its thumbnail, in this document only. */
  preview: string;
  state: { kind: 'sending'; part: number } | { kind: 'stored' } | { kind: 'failed'; reason: string };
}
