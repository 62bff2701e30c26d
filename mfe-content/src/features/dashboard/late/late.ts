/** Code that is fetched beside the first paint; once it is here, it is there at once. */
export interface Late<T> {
  fetch: () => Promise<T>;
  fetched?: T;
}
