type Names = Record<string, string[]>;

export function sourcesOf(folder: string): string[];
export function bundledWith(folder: string): string[];
export function usesOf(folder: string): Names;
export function describedHosts(): { version: string; description: string; exports: Names }[];
export function hostsToRunIn(): { version: string; exports: Names }[];
export function hostVersions(): Record<string, string>;
export function missingIn(uses: Names, exports: Names): string[];
