import { mergeClasses } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { readSidebarOpen } from '../../kernel/cookies';
import { useShellStyles } from './shell.styles';
import { useSidebarStyles } from '../sidebar/sidebar.styles';
import { useTopBarStyles } from './top-bar.styles';
import { useIsMobile } from '../sidebar/use-sidebar';

/** A placeholder in the size of the frame, shown until the user is known. */
export function ShellSkeleton() {
  const styles = useShellStyles();
  const sidebar = useSidebarStyles();
  const topBar = useTopBarStyles();
  const text = messages.useText();
  const isMobile = useIsMobile();
  return (
    <div aria-label={text('shell.loading.label')} className={styles.root} role="status">
      {!isMobile && (
        <div className={mergeClasses(sidebar.sidebar, !readSidebarOpen() && sidebar.collapsed)} />
      )}
      <div className={styles.content}>
        <div className={topBar.root} />
      </div>
    </div>
  );
}
