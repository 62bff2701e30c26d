import { setIntegrity } from './integrity';

/**
 * Runs a script of this origin.
 *
 * @param url same-origin address
 * @param timeoutMs after which the script counts as failed; the element is removed either way
 */
export function loadScript(url: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (error?: Error) => {
      clearTimeout(timer);
      window.removeEventListener('error', onUncaught);
      script.remove();
      if (error) reject(error);
      else resolve();
    };
    // A script that throws fires `load` all the same; what it threw reaches only the window.
    const onUncaught = (event: ErrorEvent) => {
      if (event.filename === script.src)
        end(new Error(`${url} threw ${event.message}`, { cause: event.error }));
    };
    const timer = setTimeout(() => end(new Error(`${url} did not answer within ${timeoutMs} ms`)), timeoutMs);
    window.addEventListener('error', onUncaught);
    script.async = true;
    script.onload = () => end();
    script.onerror = () => end(new Error(`${url} could not be loaded`));
    setIntegrity(script, url);
    script.src = url;
    document.head.append(script);
  });
}
