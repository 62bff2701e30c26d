import type { Merchant } from '@backoffice/contract';
import { type PanelProps, RowDetails, RowNotes } from '@backoffice/list-screen/panel';

/** The panel of a merchant with the values, notes and history of its row. */
export const MerchantValuesPanel = (props: PanelProps<Merchant>) => (
  <RowDetails {...props} notes={<RowNotes id={props.id} of="merchant" />} />
);
