import type { RemoteRelease } from '@backoffice/contract';
import { initI18n } from '@backoffice/i18n';
import { notify } from '@backoffice/ui';
import { setReleases } from './releases';
import { offerReleases } from './follow-releases';

const at = (release: string, more: Partial<RemoteRelease> = {}): RemoteRelease => {
  return { name: 'mfe-shop', release, manifest: '', status: 'live', ...more };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => initI18n('en'));
const shown = { info: jest.spyOn(notify, 'info'), warning: jest.spyOn(notify, 'warning') };
beforeEach(() => {
  shown.info.mockReset();
  shown.warning.mockReset();
});

it('offers newer releases once, and keeps the session’s own', async () => {
  setReleases([at('r1')]);
  offerReleases([at('r1')]);
  offerReleases([at('r2')]);
  offerReleases([at('r2')]);
  await settled();
  expect(shown.info).toHaveBeenCalledTimes(1);
  expect(shown.info).toHaveBeenCalledWith(expect.objectContaining({ title: 'New version of mfe-shop' }));
});

it('warns when the session’s own release was rolled back', async () => {
  setReleases([at('r3')]);
  offerReleases([at('r1', { takenBack: 'r3' })]);
  await settled();
  expect(shown.warning).toHaveBeenCalledWith(expect.objectContaining({ title: 'mfe-shop was rolled back' }));
});
