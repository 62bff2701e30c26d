export const kitFolder: string;
export function kitFile(path: string): string;
