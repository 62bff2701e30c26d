export const DESCRIBED: string;
export function namesIn(description: string): Record<string, string[]>;
