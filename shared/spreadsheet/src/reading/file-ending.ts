export const fileEndings = ['xlsx', 'xls', 'csv'] as const;
export type FileEnding = (typeof fileEndings)[number];

/** What a file says it is, whatever the case of its name; null where it is none of these. */
export function fileEndingOf(name: string): FileEnding | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return fileEndings.find((known) => known === ending) ?? null;
}
