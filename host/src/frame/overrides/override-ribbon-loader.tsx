import { useEffect, useState, type ComponentType } from 'react';
import { overriddenReleases } from '../../remotes/releases';
import { reportError } from '../../kernel/error-log/report-error';

/** Where the ribbon stands in a session that takes a remote from elsewhere; others fetch nothing of it. */
export function OverrideRibbonLoader() {
  const [Ribbon, setRibbon] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (overriddenReleases().length === 0) return;
    let isWanted = true;
    import(/* webpackChunkName: "overrides" */ './override-ribbon').then(
      async ({ OverrideRibbon, load }) => {
        await load();
        if (isWanted) setRibbon(() => OverrideRibbon);
      },
      (error: unknown) => reportError({ kind: 'client', error }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return Ribbon && <Ribbon />;
}
