import type { ApiError, ChangeReason } from '@backoffice/api-client';
import { atom } from 'jotai';

/** A call that needs a reason. */
export interface AskedReason {
  error: ApiError;
  path: string;
  /** The words of the user so far. */
  given: ChangeReason | undefined;
  answer: (given: ChangeReason | null) => void;
}

/** The calls that wait for a reason; there is one dialog for all. */
export const askedReasonsAtom = atom<readonly AskedReason[]>([]);
