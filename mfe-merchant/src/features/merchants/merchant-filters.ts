import { MERCHANT_NAME_MAX, merchantStatuses } from '@backoffice/contract';
import type { FilterField, FilterValues } from '@backoffice/ui/list';
import type { messages } from '../../messages';
import { firstMerchantPage, merchantListQuery, type MerchantListQuery } from './merchant-list-query';
import { merchantStatusTexts } from './merchant-status-texts';

type Text = typeof messages.text;
type FilterName = 'merchantName' | 'merchantNo' | 'status' | 'sort';

/** The fields of the bar above the list. */
export function merchantFilterFields(text: Text): FilterField<FilterName>[] {
  return [
    {
      kind: 'text',
      name: 'merchantName',
      label: text('merchants.field.name'),
      maxLength: MERCHANT_NAME_MAX,
    },
    {
      kind: 'text',
      name: 'merchantNo',
      label: text('merchants.field.number'),
      maxLength: MERCHANT_NAME_MAX,
    },
    {
      kind: 'select',
      name: 'status',
      label: text('merchants.field.status'),
      clearable: true,
      options: merchantStatuses.map((value) => ({ value, label: text(merchantStatusTexts[value]) })),
    },
    {
      kind: 'select',
      name: 'sort',
      label: text('merchants.field.sort'),
      options: [
        { value: '+id', label: text('merchants.sort.ascending') },
        { value: '-id', label: text('merchants.sort.descending') },
      ],
    },
  ];
}

/** What the bar shows for a list. */
export function merchantFilterValues(query: MerchantListQuery): FilterValues<FilterName> {
  const { merchantName = '', merchantNo = '', status = '', sort } = query;
  return { merchantName, merchantNo, status, sort };
}

/** The part of a list's query that the bar says. */
export function filteredBy(values: FilterValues<FilterName>) {
  const fields = merchantListQuery.shape;
  return {
    merchantName: values.merchantName.trim() || undefined,
    merchantNo: values.merchantNo.trim() || undefined,
    status: fields.status.read(values.status),
    sort: fields.sort.read(values.sort) ?? firstMerchantPage.sort,
  };
}

/** The filters in force, each as "field: value". */
export function merchantFiltersInWords({ merchantName, merchantNo, status }: MerchantListQuery, text: Text) {
  const inForce = [
    { field: text('merchants.field.name'), value: merchantName },
    { field: text('merchants.field.number'), value: merchantNo },
    { field: text('merchants.field.status'), value: status && text(merchantStatusTexts[status]) },
  ];
  return inForce.flatMap(({ field, value }) =>
    value ? [text('merchants.filter.in-words', { field, value })] : [],
  );
}
