import { configureApiClient } from '@backoffice/api-client';

/** What a test's calls had reported to the user by the HTTP client, in order; the console stays quiet meanwhile. */
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
