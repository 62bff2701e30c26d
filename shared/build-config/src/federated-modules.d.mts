export const federatedModules: readonly { request: string; package?: string }[];
