import { screens } from '@backoffice/contract';

/** Where this area's pages lead to; other areas are met by their URL only. */
export const paths = {
  merchantList: screens.merchants,
  articleList: screens.articles,
  articleEdit: (id: number) => screens.articleEdit.replace(':id', String(id)),
};
