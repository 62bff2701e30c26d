const tag = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content || undefined;

/** The address of the product's logo, which the gateway serves. */
export const LOGO = '/logo';

/** Returns the product's name where the operator has set one, in the page. Otherwise each language has its own. */
export const productName = () => tag('application-name');

/** Returns the product's colour where the operator has set one, in the page. */
export const productAccent = () => tag('theme-color');

let hasDemoData: boolean | undefined;

/** Remembers whether the server runs with demo data, from its answer about signing in. */
export function noteDemoData(has: boolean): void {
  hasDemoData = has;
}

/** Whether the server runs with demo data; undefined in a document that has not shown the login page. */
export const knownDemoData = (): boolean | undefined => hasDemoData;
