import { zipSync } from 'fflate';

/**
 * Creates an archive of one text file.
 *
 * @param name the name of the file inside, without its extension; characters that file systems refuse, or that could lead out of
 *   the folder, are replaced
 */
export async function zipOfText(name: string, text: Blob): Promise<Blob> {
  // eslint-disable-next-line no-control-regex -- file systems refuse control characters
  const inside = name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_');
  const bytes = new Uint8Array(await text.arrayBuffer());
  return new Blob([zipSync({ [`${inside}.txt`]: bytes })], {
    type: 'application/zip',
  });
}
