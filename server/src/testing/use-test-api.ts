import { keepRows } from './rows-put-back';
import { startTestApi, type TestApi } from './start-test-api';

/**
 * Starts one API for the tests of a file. Before each test the database is restored and the log is cleared. The memory of the
 * process is kept, such as rate limits and counters: tests of these start their own API.
 *
 * @param give called before each test with the API, which a test may replace
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
