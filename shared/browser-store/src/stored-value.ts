/** `local`: this browser, until it is removed. `session`: this tab alone, until it is closed. */
type Area = 'local' | 'session';

/** One value under one key. A browser that stores nothing, because storage is full or denied, costs a line in the console. */
export interface StoredValue<T> {
  read: () => T;
  /** @returns whether the browser has stored it */
  write: (value: T) => boolean;
  remove: () => void;
  /**
   * Calls back when another tab of this browser has changed the value; only `local` has those.
   *
   * @returns stops listening
   */
  onChange: (listener: (value: T) => void) => () => void;
}

interface Stored {
  key: string;
  area: Area;
}

/** A text as it is; null where none is stored. */
export function storedText({ key, area }: Stored): StoredValue<string | null> {
  const storage = () => (area === 'local' ? localStorage : sessionStorage);
  const guarded = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (error) {
      console.warn(`The browser's storage of "${key}" failed.`, error);
      return otherwise;
    }
  };
  const read = () => guarded(() => storage().getItem(key), null);
  return {
    read,
    write: (value) =>
      guarded(() => {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
        return true;
      }, false),
    remove: () => guarded(() => storage().removeItem(key), undefined),
    onChange(listener) {
      // Without a key everything was removed.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(read());
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/**
 * A value as JSON.
 *
 * @param parse makes the value of what is stored, which an earlier release or the user may have written; undefined where it is
 *   not one
 * @param fallback the value where none is stored, or no sound one
 */
export function storedJson<T>(
  stored: Stored & { parse: (json: unknown) => T | undefined; fallback: T },
): StoredValue<T> {
  const { key, parse, fallback } = stored;
  const text = storedText(stored);
  const valueOf = (json: string | null): T => {
    if (json === null) return fallback;
    try {
      return parse(JSON.parse(json)) ?? fallback;
    } catch (error) {
      console.warn(`What is stored as "${key}" cannot be read.`, error);
      return fallback;
    }
  };
  return {
    read: () => valueOf(text.read()),
    write: (value) => text.write(JSON.stringify(value)),
    remove: text.remove,
    onChange: (listener) => text.onChange((json) => listener(valueOf(json))),
  };
}
