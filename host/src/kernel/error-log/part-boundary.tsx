import { Button, ErrorCircleIcon, IconButton, makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { Component, type ReactNode } from 'react';
import { reportError } from './report-error';
import { messages } from '../messages';

/** The message for each part of the frame that can fail by itself. */
const failures = {
  account: 'part.account.failed',
  breadcrumb: 'part.breadcrumb.failed',
  connection: 'part.connection.failed',
  dialog: 'part.dialog.failed',
  menu: 'part.menu.failed',
  notices: 'part.notices.failed',
  notifications: 'part.notifications.failed',
  page: 'part.page.failed',
  preview: 'part.preview.failed',
  session: 'part.session.failed',
  settings: 'part.settings.failed',
  tabs: 'part.tabs.failed',
  tool: 'part.tool.failed',
} as const;

/**
 * The position of the failure message: in the part's own space, as an icon in a toolbar, or floating above the page for overlays.
 */
type Placement = 'inline' | 'icon' | 'floating';

const usePartFailureStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
  },
  floating: {
    position: 'fixed',
    bottom: tokens.spacingVerticalL,
    left: tokens.spacingHorizontalL,
    zIndex: 1000,
    maxWidth: `calc(100vw - 2 * ${tokens.spacingHorizontalL})`,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
});

interface PartFailureProps {
  part: keyof typeof failures;
  placement: Placement;
  onRetry: () => void;
  onDismiss?: (() => void) | undefined;
}

function PartFailure({ part, placement, onRetry, onDismiss }: PartFailureProps) {
  const styles = usePartFailureStyles();
  const text = messages.useText();
  const failure = text(failures[part]);
  if (placement === 'icon') {
    const label = text('part.retry.label', { failure });
    return <IconButton icon={<ErrorCircleIcon />} label={label} onClick={onRetry} />;
  }
  return (
    <div className={mergeClasses(styles.root, placement === 'floating' && styles.floating)} role="alert">
      <span>{failure}</span>
      <Button onClick={onRetry} size="small">
        {text('part.retry.action')}
      </Button>
      {onDismiss && (
        <Button appearance="subtle" onClick={onDismiss} size="small">
          {text('part.dismiss.action')}
        </Button>
      )}
    </div>
  );
}

interface PartBoundaryProps {
  part: keyof typeof failures;
  /** The default is `inline`. */
  placement?: Placement;
  /** Closes the failed part; shown beside Retry. */
  onDismiss?: () => void;
  children: ReactNode;
}

/** Contains rendering errors of one part of the frame. Shows a message instead of the part; Retry renders it again. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError({ kind: 'client', error, caught: 'render' });
  }

  readonly retry = () => this.setState({ hasFailed: false });

  readonly dismiss = () => {
    this.props.onDismiss?.();
    this.retry();
  };

  override render() {
    const { part, placement = 'inline', onDismiss, children } = this.props;
    if (!this.state.hasFailed) return children;
    const dismiss = onDismiss && this.dismiss;
    return <PartFailure onDismiss={dismiss} onRetry={this.retry} part={part} placement={placement} />;
  }
}
