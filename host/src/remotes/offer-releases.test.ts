import { HOST, type RemoteRelease } from '@backoffice/contract';
import { initI18n } from '@backoffice/i18n';
import { notify } from '@backoffice/ui';
import { assignedHost, liveReleases, setReleases } from './releases';
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

it('offers another host, which a reload brings, and stores it for the gateway', async () => {
  document.head.innerHTML = '<meta name="host" content="h1">';
  const host = (release: string) => ({ ...at(release), name: HOST });
  setReleases([at('r1'), host('h1')]);
  offerReleases([at('r1'), host('h1')]);
  await settled();
  expect(document.cookie).not.toContain('host-release');
  expect(shown.info).not.toHaveBeenCalled();
  offerReleases([at('r1'), host('h2')]);
  await settled();
  expect(document.cookie).toContain('host-release=h2');
  expect(shown.info).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'New version of the application' }),
  );
});

it('does not take the host for a remote', () => {
  setReleases([at('r1'), { ...at('h1'), name: HOST }]);
  expect(liveReleases().map(({ name }) => name)).toEqual(['mfe-shop']);
  expect(assignedHost()).toBe('h1');
});
