/** The time in ms that the file stays available, long enough for the browser to start the download. */
const KEEP_MS = 60_000;

/**
 * Downloads a file to the user's machine.
 *
 * @param name the file name with its extension; characters that file systems refuse are replaced
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
