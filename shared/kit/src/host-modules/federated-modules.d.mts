export const federatedModules: readonly { request: string; package?: string }[];
export const lentPackage: string;
export const lentModules: readonly string[];
