import { basePath } from '@backoffice/session/base-path';

const tag = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content || undefined;

/** The address of the product's logo, which the gateway serves. */
export const logoAddress = () => `${basePath()}/logo`;

/** Returns the product's name where the operator has set one, in the page. Otherwise each language has its own. */
export const productName = () => tag('application-name');

/** Returns the origin at which browsers reach the product where the operator has set it, in the page. */
export const publicOrigin = () => tag('public-origin');

/** Returns the product's colour where the operator has set one, in the page. */
export const productAccent = () => tag('theme-color');

let hasDemoData: boolean | undefined;

/** Remembers whether the server runs with demo data, from its answer about signing in. */
export function noteDemoData(has: boolean): void {
  hasDemoData = has;
}

/** Whether the server runs with demo data; undefined in a document that has not shown the login page. */
export const knownDemoData = (): boolean | undefined => hasDemoData;
