import { pathInApp } from '@backoffice/session/base-path';
import type { ReportedVital } from '@backoffice/contract';
import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import { shownPage } from './shown-page';

/** Measures the speed of pages where the browser can, with the library of Chrome's own figures. */
export function measureVitals(add: (vital: ReportedVital) => void): void {
  if (!('PerformanceObserver' in globalThis)) return;
  // Pages that are opened without a new document are measured by themselves.
  const isEach = PerformanceObserver.supportedEntryTypes.includes('soft-navigation');
  const report = ({ name, value, navigationURL }: CLSMetric | INPMetric | LCPMetric) => {
    // Elsewhere a worse figure belongs to the page that is shown when it is measured, a paint to the first one.
    const address = (isEach || name === 'LCP') && navigationURL ? navigationURL : location.href;
    const { route, remote, release } = shownPage(pathInApp(new URL(address, location.origin).pathname));
    add({ route, remote, ...(release && { release }), name, value: Math.min(value, 600_000) });
  };
  const options = { reportSoftNavs: isEach, reportAllChanges: !isEach };
  onLCP(report, { reportSoftNavs: isEach });
  onINP(report, options);
  onCLS(report, options);
}
