/** Written while the remote is built: see `fluent-icons/fluent-icons-plugin.mjs`. */
declare module 'virtual:fluent-icons' {
  /** The names of all icons, in the order of the alphabet; those of a group have their drawings in one file. */
  export const groups: readonly (readonly string[])[];
  /** By group: loads that file. A drawing is paths in the text's colour, or an image that has its own colours. */
  export const loadDrawings: readonly (() => Promise<{
    drawings: readonly (readonly string[] | string)[];
  }>)[];
}
