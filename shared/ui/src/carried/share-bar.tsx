import { makeStyles } from '@backoffice/ui';
import type { CSSProperties } from 'react';
import { shareBar } from './theme-rules';

const useShareBarStyles = makeStyles({ bar: shareBar });

/** Returns the style with the length of a bar, for a share in percent. */
export const shareOf = (share: number) => ({ '--ui-share': `${share}%` }) as CSSProperties;

/** A share in percent as a bar. The figure is beside it, so assistive technology skips the bar. */
export function ShareBar({ share }: { share: number }) {
  return <span className={useShareBarStyles().bar} style={shareOf(share)} />;
}
