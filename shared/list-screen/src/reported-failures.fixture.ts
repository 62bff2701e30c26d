import { configureApiClient } from '@backoffice/api-client';

/** The failures that a test's calls reported through the HTTP client, in order; console errors are silenced. */
export const reported: unknown[] = [];

beforeEach(() => {
  reported.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  configureApiClient({
    baseUrl: 'http://api',
    getToken: () => null,
    onSessionEnded: () => {},
    onFailure: (error) => reported.push(error),
  });
});
afterEach(() => jest.restoreAllMocks());
