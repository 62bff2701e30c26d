/** Where the demonstrations lead to. */
export const paths = {
  pdfDownload: '/pdf/download',
};

/** The pages of the menu of several levels. */
export const nestedPaths = [
  '/nested/menu1/menu1-1',
  '/nested/menu1/menu1-2/menu1-2-1',
  '/nested/menu1/menu1-2/menu1-2-2',
  '/nested/menu1/menu1-3',
  '/nested/menu2',
] as const;
