/** `local`: all tabs of this browser, until removed. `session`: this tab only, until it is closed. */
type Area = 'local' | 'session';

/** A value under a key. Where storage is full or denied, only a warning in the console tells of it. */
export interface StoredValue<T> {
  read: () => T;
  /** @returns whether the browser has stored the value */
  write: (value: T) => boolean;
  remove: () => void;
  /**
   * Calls back when another tab of this browser has changed the value; only for `local`.
   *
   * @returns a function that stops listening
   */
  onChange: (listener: (value: T) => void) => () => void;
}

interface Stored {
  key: string;
  area: Area;
}

function guarded<T>(key: string, work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    console.warn(`The browser's storage of "${key}" failed.`, error);
    return otherwise;
  }
}

const storageOf = (area: Area) => (area === 'local' ? localStorage : sessionStorage);

/** Reads a text for code that must be short, such as a script in the page's head; null where none is stored. */
export function readStoredText({ key, area }: Stored): string | null {
  return guarded(key, () => storageOf(area).getItem(key), null);
}

/** Stores a text as it is; null where none is stored. */
export function storedText(stored: Stored): StoredValue<string | null> {
  const { key, area } = stored;
  const read = () => readStoredText(stored);
  return {
    read,
    write: (value) =>
      guarded(
        key,
        () => {
          if (value === null) storageOf(area).removeItem(key);
          else storageOf(area).setItem(key, value);
          return true;
        },
        false,
      ),
    remove: () => guarded(key, () => storageOf(area).removeItem(key), undefined),
    onChange(listener) {
      // `key` is null when all storage was cleared.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(read());
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/**
 * Stores a value as JSON.
 *
 * @param parse converts the stored JSON, which an earlier release or the user may have written; undefined where it is invalid
 * @param fallback the value where none is stored or the stored one is invalid
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
