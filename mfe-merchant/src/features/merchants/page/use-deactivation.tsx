import type { Merchant } from '@backoffice/contract';
import { transactionCount } from '@backoffice/contract/success-rate';
import { formatNumber } from '@backoffice/i18n';
import type { RowCommands } from '@backoffice/list-screen';
import { ChangeReason } from '@backoffice/list-screen/reason';
import { usePermission } from '@backoffice/session';
import { ConfirmDialog } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moneyOptions } from './money.queries';
import { pageMessages } from './page-messages';

interface DeactivationDialogProps {
  merchant: Pick<Merchant, 'id' | 'merchantName'>;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a merchant is deactivated, and names the payments that it took. */
function DeactivationDialog({ merchant, onConfirm, onClose }: DeactivationDialogProps) {
  const text = pageMessages.useText();
  const maySeeTransactions = usePermission('transactions:view');
  const { data } = useQuery({ ...moneyOptions(merchant.id), enabled: maySeeTransactions });
  const recent = data?.['last-30-days'];
  const payments = recent && transactionCount(recent);
  return (
    <ConfirmDialog
      body={
        <>
          {payments !== undefined && (
            <span>
              {text('merchantPage.deactivate.price', { count: payments, n: formatNumber(payments) })}
            </span>
          )}
          <ChangeReason subject="merchant" />
        </>
      }
      confirmLabel={text('merchantPage.deactivate.confirm')}
      dangerous="undoable"
      onCancel={onClose}
      onConfirm={() => onConfirm().finally(onClose)}
      title={text('merchantPage.deactivate.title', { name: merchant.merchantName })}
    />
  );
}

/** Returns the commands of a merchant whose deactivation asks first, and the dialog that asks. */
export function useDeactivation(commands: RowCommands<Merchant>) {
  const [toDeactivate, setToDeactivate] = useState<Merchant>();
  const { change } = commands;
  const asking: RowCommands<Merchant> = {
    ...commands,
    change: change && {
      ...change,
      async switchStatus(merchant, status) {
        if (status === 'inactive') setToDeactivate(merchant);
        else await change.switchStatus(merchant, status);
      },
    },
  };
  return {
    commands: asking,
    question: toDeactivate && change && (
      <DeactivationDialog
        merchant={toDeactivate}
        onClose={() => setToDeactivate(undefined)}
        onConfirm={() => change.switchStatus(toDeactivate, 'inactive')}
      />
    ),
  };
}
