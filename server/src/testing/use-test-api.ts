import { keepRows } from './rows-put-back';
import { startTestApi, type TestApi } from './start-test-api';

/**
 * One API for the tests of a file. Each test finds the database as it was when the API had started, and nothing logged. What the process
 * remembers goes on, such as limits of calls and counters: tests of that start an API of their own.
 *
 * @param give is told before each test, which may use another one in its place
 */
export function useTestApi(give: (api: TestApi) => void, options?: Parameters<typeof startTestApi>[0]): void {
  let api: TestApi;
  let rows: Awaited<ReturnType<typeof keepRows>>;
  beforeAll(async () => {
    api = await startTestApi(options);
    rows = await keepRows(api.services.settings.ownerUrl);
  });
  beforeEach(async () => {
    await rows.putBack();
    api.forgetLog();
    give(api);
  });
  afterAll(async () => {
    await rows.stop();
    await api.stop();
  });
}
