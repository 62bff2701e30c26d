import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Set by Testing Library while it tries again and again; its types leave it out. */
const isTriedAgain = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // Tests run beside builds on small machines; what does appear is found as fast as before.
  asyncUtilTimeout: 4000,
  // To print the document takes longer than to search it: of many tries only the last one's message is read.
  getElementError(message, container) {
    if (!isTriedAgain()) return getElementError(message, container);
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { get, configurable: true });
  },
});
