import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Tells whether Testing Library is retrying; its types leave this flag out. */
const isTriedAgain = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // Longer than the default, since small machines can stall for seconds. Passing tests are as fast as before.
  asyncUtilTimeout: 20_000,
  // Printing the document takes longer than searching it, and only the last retry's message is read.
  getElementError(message, container) {
    if (!isTriedAgain()) return getElementError(message, container);
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { get, configurable: true });
  },
});
