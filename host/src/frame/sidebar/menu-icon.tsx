import {
  BoardIcon,
  BuildingShopIcon,
  DocumentIcon,
  type Icon,
  LockClosedIcon,
  PeopleIcon,
} from '@backoffice/ui';
import { fetchAhead, type LateCode, useLateCode } from '@backoffice/ui/late-code';

/** Icons that the frame loads in any case. */
const icons: Record<string, Icon> = {
  board: BoardIcon,
  'building-shop': BuildingShopIcon,
  lock: LockClosedIcon,
  people: PeopleIcon,
};

const late: LateCode<Record<string, Icon>> = {
  fetch: async () => (await import(/* webpackChunkName: "app" */ '@backoffice/ui/late-icons')).lateIcons,
};

/** Fetches the icons before the menu is rendered, which then shows them in its first frame. A failed load is repeated by the menu. */
export const fetchMenuIcons = (): Promise<void> => fetchAhead(late).catch(() => {});

/** An icon that is loaded on first use; its space is reserved. */
function lateIcon(name: string): Icon {
  return function LateIcon(props) {
    const { fetched, hasFailed } = useLateCode(late);
    const { className, size = 20 } = props;
    if (!fetched && !hasFailed) return <svg className={className} height={size} width={size} />;
    const Shown = fetched?.[name] ?? DocumentIcon;
    return <Shown {...props} />;
  };
}

/** The icon named in the route tree. A document icon for unknown names, or if the icons cannot be loaded. */
export function menuIcon(name: string | undefined): Icon {
  if (!name) return DocumentIcon;
  return (icons[name] ??= lateIcon(name));
}
