import { lateComponent } from '@backoffice/ui/late-component';
import { overriddenReleases } from '../../remotes/releases';

const Ribbon = lateComponent(async () => {
  const { OverrideRibbon, load } = await import(/* webpackChunkName: "overrides" */ './override-ribbon');
  await load();
  return OverrideRibbon;
});

/** Shows the ribbon in a session that takes a remote from elsewhere; others fetch nothing of it. */
export function OverrideRibbonLoader() {
  return overriddenReleases().length > 0 && <Ribbon />;
}
