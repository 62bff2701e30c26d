import type { Merchant } from '@backoffice/contract';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { StatusBadge, uiMessages } from '@backoffice/ui';
import { CellLink, CopyableText, KeyBox, RowActions, type Column } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { messages } from '../../messages';
import type { MerchantCommands } from './merchant-commands';
import { merchantRowActions } from './merchant-row-actions';
import { merchantStatusTexts } from './merchant-status-texts';

/**
 * Together as wide as the content beside the open sidebar in a window of 1366 px, so that nothing scrolls sideways there.
 *
 * @param commands the same object from one rendering to the next
 */
export function useMerchantColumns(commands: MerchantCommands): Column<Merchant>[] {
  const text = messages.useText();
  return useMemo(() => {
    const keyLabel = text('merchants.field.private-key');
    const copyKey = uiMessages.text('ui.copy.action', { name: keyLabel });
    const { change } = commands;
    const columns: Column<Merchant>[] = [
      {
        key: 'id',
        header: text('merchants.field.id'),
        width: 72,
        align: 'end',
        sortable: true,
        cell: ({ id }) => id,
      },
      {
        key: 'merchantName',
        header: text('merchants.field.name'),
        width: 196,
        cell: (merchant) =>
          change ? (
            <CellLink onClick={() => change.edit(merchant)}>{merchant.merchantName}</CellLink>
          ) : (
            merchant.merchantName
          ),
      },
      {
        key: 'merchantNo',
        header: text('merchants.field.number'),
        width: 186,
        content: 'control',
        cell: ({ merchantNo }) => (
          <CopyableText label={text('merchants.action.copy-number')} value={merchantNo} />
        ),
      },
      {
        key: 'privateKey',
        header: text('merchants.field.private-key'),
        width: 160,
        content: 'control',
        cell: ({ privateKey }) => <KeyBox copyLabel={copyKey} label={keyLabel} value={privateKey} />,
      },
      {
        key: 'freeDifference',
        header: text('merchants.field.fee-difference'),
        width: 122,
        align: 'end',
        cell: ({ freeDifference }) => formatNumber(freeDifference),
      },
      {
        key: 'status',
        header: text('merchants.field.status'),
        width: 96,
        content: 'control',
        cell: ({ status }) => <StatusBadge label={text(merchantStatusTexts[status])} status={status} />,
      },
      {
        key: 'createdAt',
        header: text('merchants.field.created'),
        width: 174,
        cell: ({ createdAt }) => formatDateTime(createdAt),
      },
      {
        key: 'actions',
        header: text('merchants.field.actions'),
        width: 116,
        content: 'control',
        pinned: 'end',
        cell: (merchant) => <RowActions actions={merchantRowActions(merchant, commands, text)} />,
      },
    ];
    return columns;
  }, [commands, text]);
}
