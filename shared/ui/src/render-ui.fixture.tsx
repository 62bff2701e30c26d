import { initI18n } from '@backoffice/i18n';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { uiMessages } from './messages';
import { NoticeStack } from './notices/notice-stack';
import { UiProvider } from './theme/ui-provider';

/** Renders inside the provider, with English texts and the notices, and gives a user to act with. */
export async function renderUi(element: ReactElement, user = userEvent.setup()) {
  await initI18n('en', (key) => {
    throw new Error(`No text for ${key}`);
  });
  await uiMessages.load();
  const wrap = (children: ReactElement) => (
    <UiProvider>
      {children}
      <NoticeStack />
    </UiProvider>
  );
  const { rerender, ...view } = render(wrap(element));
  return { user, ...view, rerender: (next: ReactElement) => rerender(wrap(next)) };
}
