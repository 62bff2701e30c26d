export function hostExports(): Record<string, string[]>;
