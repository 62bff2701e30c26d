/** Has the browser fetch a script of this origin that will be run in a moment. */
export function preloadScript(url: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  link.onload = () => link.remove();
  link.onerror = () => link.remove();
  document.head.append(link);
}
