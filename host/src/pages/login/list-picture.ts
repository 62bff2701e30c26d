// A file of its own: the styles' compiler does not read `import.meta`.

/** The address of the merchant list as an alpha mask, taken from the product by `pnpm pictures`. */
export const listPicture = new URL('./list.webp', import.meta.url).href;
