import { filteredAddress, formAddress, type MerchantStatus, NEW_ROW, screens } from '@backoffice/contract';

/** Where this area's pages lead to; other areas are met by their URL only. */
export const paths = {
  merchantList: screens.merchants,
  merchantsOf: (status: MerchantStatus) => filteredAddress(screens.merchants, { status }),
  newMerchant: formAddress(screens.merchants, NEW_ROW),
  articleList: screens.articles,
  articleEdit: (id: number) => screens.articleEdit.replace(':id', String(id)),
};
