export function lentVersion(production: boolean): string;
