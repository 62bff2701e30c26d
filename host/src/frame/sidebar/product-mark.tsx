import { mergeClasses, WalletCreditCardIcon } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { messages } from '../../kernel/messages';
import { sidebarLogoAtom } from '../../kernel/settings/setting-atoms';
import { useSidebarStyles } from './sidebar.styles';

/** The product's mark and name over the menu, unless the settings hide them. */
export function ProductMark({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const styles = useSidebarStyles();
  const text = messages.useText();
  if (!useAtomValue(sidebarLogoAtom)) return null;
  return (
    <p className={mergeClasses(styles.product, isCollapsed && styles.productCollapsed)}>
      <WalletCreditCardIcon className={styles.mark} />
      {!isCollapsed && text('site.title')}
    </p>
  );
}
