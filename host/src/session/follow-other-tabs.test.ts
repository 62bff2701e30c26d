import { store } from '@backoffice/session';
import { forgetUnsavedInputs, unsavedInputsOf } from '../kernel/unsaved-inputs';
import { followOtherTabs } from './follow-other-tabs';
import { isSessionEndedAtom } from './session-end';

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

describe('a sign-out in another tab before this one listened', () => {
  beforeEach(() => {
    stop();
    // The cookie is gone, and a call was refused meanwhile.
    store.set(isSessionEndedAtom, true);
  });
  afterEach(() => forgetUnsavedInputs('/merchant/list'));

  it('leads to the login page', () => {
    stop = followOtherTabs();
    expect(location.pathname).toBe('/login');
    expect(store.get(isSessionEndedAtom)).toBe(false);
  });

  it('keeps the question about unsaved input', () => {
    history.replaceState(null, '', '/merchant/list');
    unsavedInputsOf('/merchant/list').report();
    stop = followOtherTabs();
    expect(location.pathname).toBe('/merchant/list');
    expect(store.get(isSessionEndedAtom)).toBe(true);
  });
});
