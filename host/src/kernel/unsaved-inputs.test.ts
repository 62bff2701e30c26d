import { forgetUnsavedInputs, hasUnsavedInputs, isAnythingUnsaved, unsavedInputsOf } from './unsaved-inputs';

afterEach(() => forgetUnsavedInputs('page'));

it('reports unsaved input as long as the page does', () => {
  const page = unsavedInputsOf('page');
  page.show();
  const takeBack = page.report();
  expect(hasUnsavedInputs('page')).toBe(true);
  expect(isAnythingUnsaved()).toBe(true);
  takeBack();
  expect(hasUnsavedInputs('page')).toBe(false);
});

it('keeps the report while the page is hidden, and expects a new one when it is shown', () => {
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
