import {
  BoardIcon,
  BuildingShopIcon,
  DocumentIcon,
  type Icon,
  LockClosedIcon,
  PeopleIcon,
} from '@backoffice/ui';
import { lateComponent } from '@backoffice/ui/late-component';

/** Those that the frame has anyway. */
const icons: Record<string, Icon> = {
  board: BoardIcon,
  'building-shop': BuildingShopIcon,
  lock: LockClosedIcon,
  people: PeopleIcon,
};

/** An icon that comes on its first use, and whose place is kept until then. */
function lateIcon(name: string): Icon {
  const Late = lateComponent<Parameters<Icon>[0]>(
    async () => {
      const { lateIcons } = await import(/* webpackChunkName: "menu-icons" */ '@backoffice/ui/late-icons');
      return (lateIcons as Record<string, Icon>)[name] ?? DocumentIcon;
    },
    ({ className, size = 20 }) => <svg className={className} height={size} width={size} />,
  );
  return function LateIcon(props) {
    return <Late {...props} />;
  };
}

/** The icon that the route tree names; a document where it names none of these. */
export function menuIcon(name: string | undefined): Icon {
  if (!name) return DocumentIcon;
  return (icons[name] ??= lateIcon(name));
}
