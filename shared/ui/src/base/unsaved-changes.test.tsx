import { render } from '@testing-library/react';
import { UnsavedChangesContext, useUnsavedChanges } from './unsaved-changes';

function Page({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedChanges(isUnsaved);
  return null;
}

function open() {
  const reported = { unsaved: 0 };
  const report = () => {
    reported.unsaved++;
    return () => reported.unsaved--;
  };
  const around = (isUnsaved: boolean) => (
    <UnsavedChangesContext.Provider value={report}>
      <Page isUnsaved={isUnsaved} />
    </UnsavedChangesContext.Provider>
  );
  const { rerender, unmount } = render(around(false));
  return { reported, unmount, change: (isUnsaved: boolean) => rerender(around(isUnsaved)) };
}

it('useUnsavedChanges reports unsaved changes, and withdraws the report when saved', () => {
  const { reported, change } = open();
  expect(reported.unsaved).toBe(0);
  change(true);
  expect(reported.unsaved).toBe(1);
  change(false);
  expect(reported.unsaved).toBe(0);
});

it('useUnsavedChanges withdraws the report when unmounted', () => {
  const { reported, change, unmount } = open();
  change(true);
  unmount();
  expect(reported.unsaved).toBe(0);
});

it('useUnsavedChanges does nothing without a provider', () => {
  expect(() => render(<Page isUnsaved />)).not.toThrow();
});
