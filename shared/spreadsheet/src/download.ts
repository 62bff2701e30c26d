/** Long enough for the browser to have taken the file over. */
const KEEP_MS = 60_000;

/**
 * Gives a file to the user.
 *
 * @param name with its ending; what file systems refuse is replaced
 */
export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  // eslint-disable-next-line no-control-regex -- file systems refuse control characters
  link.download = name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
