export interface Deferred<T> {
  promise: Promise<T>;
  resolve(value: T): void;
}

/** Creates a promise that a test settles later, to check the page while it waits. */
export function deferred<T>(): Deferred<T> {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
