import { filteredAddress, formAddress, type MerchantStatus, NEW_ROW, screens } from '@backoffice/contract';

/** The addresses that this area's pages link to; other areas are reached by URL only. */
export const paths = {
  merchantList: screens.merchants,
  merchantsOf: (status: MerchantStatus) => filteredAddress(screens.merchants, { status }),
  newMerchant: formAddress(screens.merchants, NEW_ROW),
  articleList: screens.articles,
  articleEdit: (id: number) => screens.articleEdit.replace(':id', String(id)),
};
