import { whenIdle } from '@backoffice/ui';

/** Nothing of it is wanted before the first page is shown. */
export function followReleasesWhenIdle(): void {
  whenIdle(() => {
    import(/* webpackChunkName: "releases" */ './follow-releases').then(
      ({ followReleases }) => followReleases(),
      (error: unknown) => console.warn('Releases are not followed', error),
    );
  });
}
