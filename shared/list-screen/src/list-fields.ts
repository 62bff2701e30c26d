/** How one value of a list's state is read; as a schema of zod has it, without zod, which each list would carry for a few words. */
export interface ListField<T> {
  /** Undefined where a text is no such value. */
  read: (said: string) => T | undefined;
  safeParse: (value: unknown) => { success: true; data: T } | { success: false };
}

function listField<T>(read: ListField<T>['read']): ListField<T> {
  return {
    read,
    safeParse(value) {
      const data = read(String(value));
      return data === undefined ? { success: false } : { success: true, data };
    },
  };
}

/** One of some texts or numbers. */
export function oneOf<const T extends string | number>(values: readonly T[]): ListField<T> {
  return listField((said) => values.find((value) => String(value) === said));
}

/** @param most characters */
export function textUpTo(most: number): ListField<string> {
  return listField((said) => (said.length <= most ? said : undefined));
}

/** From 1 on, as high as a list call takes it. */
export const pageNumber: ListField<number> = listField((said) =>
  /^[1-9]\d{0,8}$/.test(said) ? Number(said) : undefined,
);

/** `2026-11-21` */
export const day: ListField<string> = listField((said) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(said) ? Date.parse(said) : NaN;
  // The browser takes the 30th of February for a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(said) ? said : undefined;
});
