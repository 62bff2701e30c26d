type Names = Record<string, string[]>;

export function sourcesOf(path: string): string[];
export function usesOf(path: string): Names;
export function hostExports(): Names;
export function describedHosts(): { version: string; exports: Names }[];
export function hostsToRunIn(): { version: string; exports: Names }[];
export function missingIn(uses: Names, exports: Names): string[];
