/** The feed of changes, for programs. */
export const CHANGES_PATH = '/changes';
