import { mergeClasses, WalletCreditCardIcon } from '@backoffice/ui';
import { messages } from '../../messages';
import type { MenuEntry } from '../navigation/build-navigation';
import { MainMenu } from './main-menu';
import { useShellStyles } from './shell.styles';

interface SideBarProps {
  menu: readonly MenuEntry[];
  isWide: boolean;
}

export function SideBar({ menu, isWide }: SideBarProps) {
  const styles = useShellStyles();
  const text = messages.useText();
  const site = text('site.title');
  return (
    <div className={mergeClasses(styles.sidebar, !isWide && styles.collapsed)}>
      <p className={mergeClasses(styles.product, !isWide && styles.productCollapsed)}>
        <WalletCreditCardIcon className={styles.mark} />
        {isWide && site}
      </p>
      <MainMenu entries={menu} isCollapsed={!isWide} />
    </div>
  );
}
