import { lateComponent } from '@backoffice/ui/late-component';
import { overriddenReleases } from '../../remotes/releases';

const Ribbon = lateComponent(async () => {
  const { OverrideRibbon, load } = await import(/* webpackChunkName: "overrides" */ './override-ribbon');
  await load();
  return OverrideRibbon;
});

/** Shows the ribbon in a session with overridden releases. Other sessions do not load its code. */
export function OverrideRibbonLoader() {
  return overriddenReleases().length > 0 && <Ribbon />;
}
