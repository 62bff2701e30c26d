import {
  BoardIcon,
  BuildingShopIcon,
  DocumentIcon,
  type Icon,
  LockClosedIcon,
  PeopleIcon,
} from '@backoffice/ui';
import { lazy, Suspense } from 'react';

/** Those that the frame has anyway. */
const icons: Record<string, Icon> = {
  board: BoardIcon,
  'building-shop': BuildingShopIcon,
  lock: LockClosedIcon,
  people: PeopleIcon,
};

/** An icon that comes on its first use, and whose place is kept until then. */
function lateIcon(name: string): Icon {
  const Late = lazy(() =>
    import(/* webpackChunkName: "menu-icons" */ '@backoffice/ui/late-icons').then(
      ({ lateIcons }) => ({ default: (lateIcons as Record<string, Icon>)[name] ?? DocumentIcon }),
      // The menu goes on without it.
      () => ({ default: DocumentIcon }),
    ),
  );
  return function LateIcon({ className, size = 20 }) {
    return (
      <Suspense fallback={<svg className={className} height={size} width={size} />}>
        <Late className={className} size={size} />
      </Suspense>
    );
  };
}

/** The icon that the route tree names; a document where it names none of these. */
export function menuIcon(name: string | undefined): Icon {
  if (!name) return DocumentIcon;
  return (icons[name] ??= lateIcon(name));
}
