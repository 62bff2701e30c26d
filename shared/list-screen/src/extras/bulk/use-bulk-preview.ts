import type { ApiError } from '@backoffice/api-client';
import type { BulkPreview } from '@backoffice/contract/bulk';
import type { BulkCommand } from '@backoffice/contract/bulk-values';
import type { ReasonSubject } from '@backoffice/contract/reason-values';
import { startTransition, useState, useTransition } from 'react';
import type { BulkApi, BulkList, PreviewRequest } from './bulk.api';

/** The kinds of change of the lists. */
export const bulkSubjects = { merchants: 'merchant', channels: 'channel' } as const satisfies Record<
  BulkList,
  ReasonSubject
>;

export interface BulkDialogProps {
  api: BulkApi;
  list: BulkList;
  /** The number of selected records. */
  count: number;
  request: (command: BulkCommand) => PreviewRequest;
  onStarted: () => void;
  /** Called when the answer failed, so that it is unknown whether the job has started. */
  onUncertain: () => void;
  onClose: () => void;
}

/** The preview of a bulk edit, and its start, which closes the dialog; a failure is shown there. */
export function useBulkPreview({ api, request, onStarted, onUncertain, onClose }: BulkDialogProps) {
  const [preview, setPreview] = useState<BulkPreview>();
  const [failure, setFailure] = useState<Error>();
  const [isBusy, startWork] = useTransition();
  const attempt = (work: () => Promise<void>) => {
    if (isBusy) return;
    setFailure(undefined);
    startWork(() => work().catch(setFailure));
  };
  return {
    preview,
    failure: failure?.message,
    isBusy,
    look: (command: BulkCommand) =>
      attempt(async () => {
        const found = await api.preview(request(command));
        // Set in the same transition that ends the wait, so that the preview on screen can be confirmed.
        startTransition(() => setPreview(found));
      }),
    start: ({ id }: BulkPreview, takesLastActive: boolean) =>
      attempt(async () => {
        try {
          await api.start(id, takesLastActive);
        } catch (error) {
          // The edit starts once it is approved.
          if ((error as Partial<ApiError>).code === 'approval-pending') {
            onClose();
            return;
          }
          onUncertain();
          throw error;
        }
        onStarted();
        onClose();
      }),
    forget: () => setPreview(undefined),
  };
}
