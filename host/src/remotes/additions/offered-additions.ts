import type { AdditionsOfHost } from '@backoffice/list-screen/additions';
import { detectLanguage } from '@backoffice/i18n/language';
import { store } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { lateComponent } from '@backoffice/ui/late-component';
import { atom } from 'jotai';
import { type ComponentType, createElement, useState } from 'react';
import { reportError } from '../../kernel/error-log/report-error';
import { messages } from '../../kernel/messages';
import { additionsAt, type SessionAddition } from './session-addition';

interface OpenedAction {
  addition: SessionAddition;
  record: object;
  Dialog: ComponentType<{ addition: SessionAddition; record: object; onClose: () => void }>;
}

/** The action whose dialog is open. */
export const openedActionAtom = atom<OpenedAction | null>(null);

async function loadParts() {
  const parts = await import(/* webpackChunkName: "additions" */ './addition-parts');
  await parts.messages.load();
  return parts;
}

async function open(addition: SessionAddition, record: object): Promise<void> {
  try {
    const { AdditionDialog: Dialog } = await loadParts();
    store.set(openedActionAtom, { addition, record, Dialog });
  } catch (error) {
    reportError({ kind: 'client', error });
    notify.error({
      title: messages.text('frameDialog.failed.title'),
      body: messages.text('frameDialog.failed.body'),
    });
  }
}

const LateParts = lateComponent(async () => (await loadParts()).AdditionParts);

const Parts: AdditionsOfHost['Parts'] = ({ point, record }) => {
  const [additions] = useState(() => additionsAt(point));
  return additions.length > 0 && createElement(LateParts, { additions, record });
};

/** Offers the additions of the session's releases to the screens of all remotes. */
export function offerAdditions(): void {
  globalThis.additionsOfHost = {
    actionsAt: (point) =>
      additionsAt(point).map((addition) => ({
        key: `${addition.remote}/${addition.module}`,
        label: addition.title[detectLanguage()],
        open: (record) => void open(addition, record),
      })),
    Parts,
  };
}
