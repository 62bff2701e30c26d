const tag = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content || undefined;

/** The address of the product's logo, which the gateway serves. */
export const LOGO = '/logo';

/** Returns the product's name where the operator has set one, in the page. Otherwise each language has its own. */
export const productName = () => tag('application-name');

/** Returns the product's colour where the operator has set one, in the page. */
export const productAccent = () => tag('theme-color');
