import { FullScreenButton } from '../full-screen/full-screen-button';
import { SizeMenu } from '../settings/size-menu';
import { MoreMenu } from './more-menu';

/** What changes how the product is shown; on a narrow screen behind one button. */
export function FrameTools({ isMobile }: { isMobile: boolean }) {
  if (isMobile) return <MoreMenu />;
  return (
    <>
      <FullScreenButton />
      <SizeMenu />
    </>
  );
}
