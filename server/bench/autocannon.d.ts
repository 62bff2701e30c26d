declare module 'autocannon' {
  interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    body: string;
    connections: number;
    /** In seconds. */
    duration: number;
  }
  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    duration: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
