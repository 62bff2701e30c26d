/** Where the demonstrations lead to. */
export const paths = {
  pdfDownload: '/pdf/download',
};
