/** The facts that the build writes beside the host's scripts. */
export interface About {
  version: string;
  packages: readonly { name: string; version: string; licence: string }[];
}

/** @throws {Error} when the file cannot be fetched */
export async function fetchAbout(): Promise<About> {
  const response = await fetch('/assets/about.json');
  if (!response.ok) throw new Error(`The build's facts were answered by ${response.status}.`);
  return (await response.json()) as About;
}
