import { ApiError } from '@backoffice/api-client';
import { type Merchant, rowAddress, screens } from '@backoffice/contract';
import { ListView, RowLink, rowOpenIn, standardActions, useList } from '@backoffice/list-screen';
import { prefetchQuery } from '@backoffice/data';
import { may, usePermission } from '@backoffice/session';
import { CopyButton, DocumentSearchIcon, makeStyles, tokens, whenIdle } from '@backoffice/ui';
import type { PanelSource } from '@backoffice/list-screen/panel';
import type { RowAction } from '@backoffice/ui/list';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../messages';
import { actionTexts, merchants } from './merchants';
import { roleOptionsOptions } from './merchants.queries';

/** Logs a failed call; calls cancelled by the end of the session did not fail. */
function logFailure(failure: unknown): void {
  if (failure instanceof ApiError) console.error(failure);
}

/** Calls the role options when the browser is idle, as specified for this screen; a failure is only logged. */
export function useRoleOptionsPrefetch(): void {
  const client = useQueryClient();
  useEffect(() => whenIdle(() => void client.query(roleOptionsOptions).catch(logFailure)), [client]);
}

const pageOf = ({ id }: Merchant) => rowAddress(screens.merchantPage, id);

const useMerchantNumberStyles = makeStyles({
  box: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS, maxWidth: '100%' },
});

/** The number of a merchant, a link to its page. */
function MerchantNumber({ merchant }: { merchant: Merchant }) {
  const styles = useMerchantNumberStyles();
  const text = messages.useText();
  return (
    <div className={styles.box}>
      <RowLink to={pageOf(merchant)}>{merchant.merchantNo}</RowLink>
      <CopyButton label={text('merchants.action.copy-number')} value={merchant.merchantNo} />
    </div>
  );
}

const loadPanel = () => import(/* webpackChunkName: "panel" */ './page/merchant-panel');

/** Prefetches the merchant of the panel that the address opens, while the list is loading. */
export async function prefetchOpenMerchant(client: QueryClient, { searchParams }: URL): Promise<void> {
  const id = rowOpenIn(searchParams);
  if (id === undefined || !may('merchantPage:view')) return;
  const { merchantOptions } = await loadPanel();
  await prefetchQuery(client, merchantOptions(id));
}

const panel: PanelSource<Merchant> = {
  pages: screens.merchantPage.replace(':id', ''),
  async load() {
    const { MerchantPanel, pageMessages } = await loadPanel();
    await pageMessages.load();
    return MerchantPanel;
  },
};

const linkedCells = { merchantNo: (merchant: Merchant) => <MerchantNumber merchant={merchant} /> };

export function MerchantList() {
  useRoleOptionsPrefetch();
  const model = useList(merchants);
  const navigate = useNavigate();
  const mayOpen = usePermission('merchantPage:view');
  const text = messages.useText();
  const { commands } = model;
  const rowActions = useMemo(() => {
    if (!mayOpen) return undefined;
    return (merchant: Merchant): RowAction[] => [
      ...standardActions(merchant, commands, actionTexts, text),
      {
        key: 'open',
        label: text('merchants.action.open'),
        icon: <DocumentSearchIcon />,
        onAction: () => void navigate(pageOf(merchant)),
      },
    ];
  }, [mayOpen, commands, navigate, text]);
  return (
    <ListView
      cells={mayOpen ? linkedCells : undefined}
      model={model}
      panel={mayOpen ? panel : undefined}
      rowActions={rowActions}
    />
  );
}
