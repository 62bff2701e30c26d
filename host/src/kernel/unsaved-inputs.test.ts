import { forgetUnsavedInputs, hasUnsavedInputs, isAnythingUnsaved, unsavedInputsOf } from './unsaved-inputs';

afterEach(() => forgetUnsavedInputs('page'));

it('knows of unsaved input as long as the page says so', () => {
  const page = unsavedInputsOf('page');
  page.show();
  const takeBack = page.report();
  expect(hasUnsavedInputs('page')).toBe(true);
  expect(isAnythingUnsaved()).toBe(true);
  takeBack();
  expect(hasUnsavedInputs('page')).toBe(false);
});

it('goes on knowing while the page is hidden, and asks it anew when it is shown', () => {
  const page = unsavedInputsOf('page');
  const hide = page.show();
  const takeBack = page.report();
  hide();
  takeBack();
  expect(hasUnsavedInputs('page')).toBe(true);
  page.show();
  expect(hasUnsavedInputs('page')).toBe(false);
});

it('forgets a page that is gone', () => {
  unsavedInputsOf('page').report();
  forgetUnsavedInputs('page');
  expect(isAnythingUnsaved()).toBe(false);
});
