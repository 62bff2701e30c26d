import { initI18n } from '@backoffice/i18n';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { uiMessages } from './messages';
import { EmptyPanel } from './panels/state-panel';
import { ToastStack } from './toasts/toast-stack';
import { UiProvider } from './theme/ui-provider';

// Loads the drawings of panels in advance, so that they do not load in the middle of a test.
beforeAll(async () => {
  const { unmount } = await act(async () => render(<EmptyPanel title="Nothing" />, { wrapper: UiProvider }));
  unmount();
});

/** Renders inside the provider, with English texts and toasts, and returns a user for interactions. */
export async function renderUi(element: ReactElement, user = userEvent.setup()) {
  await initI18n('en', (key) => {
    throw new Error(`No text for ${key}`);
  });
  await uiMessages.load();
  const wrap = (children: ReactElement) => (
    <UiProvider>
      {children}
      <ToastStack />
    </UiProvider>
  );
  const { rerender, ...view } = render(wrap(element));
  return { user, ...view, rerender: (next: ReactElement) => rerender(wrap(next)) };
}
