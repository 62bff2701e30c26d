import { forgetUnsavedInputs, unsavedInputsOf } from '../kernel/unsaved-inputs';
import { followOtherTabs } from './follow-other-tabs';

/** jsdom does not load pages, and logs an error instead. */
const loads = jest.fn();
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

let stop: () => void;
beforeEach(() => {
  loads.mockReset();
  jest.spyOn(console, 'error').mockImplementation((error: Error) => {
    if (error.message.includes('Not implemented: navigation')) loads();
  });
  stop = followOtherTabs();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

it('reloads a page from the back-forward cache, and no other', () => {
  comeBack(false);
  expect(loads).not.toHaveBeenCalled();
  comeBack(true);
  expect(loads).toHaveBeenCalledTimes(1);
});

it('keeps a page from the back-forward cache with unsaved input', () => {
  unsavedInputsOf('/merchant/list').report();
  comeBack(true);
  forgetUnsavedInputs('/merchant/list');
  expect(loads).not.toHaveBeenCalled();
});

it('ignores other tabs after it is stopped', () => {
  stop();
  comeBack(true);
  expect(loads).not.toHaveBeenCalled();
});
