/**
 * Returns the path under which the gateway serves the product, from `<meta name="base-path">`: `/office`, or an empty text for the
 * whole origin.
 */
export function basePath(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';
}

/** Returns the path in the app of a path of the page's origin. */
export function pathInApp(pathname: string): string {
  const base = basePath();
  return base && `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) || '/' : pathname;
}
