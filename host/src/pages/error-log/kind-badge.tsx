import {
  BugIcon,
  DocumentSearchIcon,
  ErrorCircleIcon,
  mergeClasses,
  PlugDisconnectedIcon,
  type Icon,
} from '@backoffice/ui';
import type { ErrorKind } from '../../kernel/error-log/error-entry';
import { useErrorLogStyles } from './error-log.styles';
import { messages } from './messages';

const looks: Record<ErrorKind, { label: Parameters<typeof messages.text>[0]; icon: Icon }> = {
  client: { label: 'errorLog.kind.client', icon: BugIcon },
  page: { label: 'errorLog.kind.page', icon: ErrorCircleIcon },
  view: { label: 'errorLog.kind.view', icon: DocumentSearchIcon },
  call: { label: 'errorLog.kind.call', icon: PlugDisconnectedIcon },
};

/** What kind of failure it is, in words; what is missing alone is no alarm. */
export function KindBadge({ kind }: { kind: ErrorKind }) {
  const styles = useErrorLogStyles();
  const text = messages.useText();
  const { label, icon: Icon } = looks[kind];
  return (
    <span className={mergeClasses(styles.kind, kind === 'view' && styles.quiet)}>
      <Icon size={16} />
      {text(label)}
    </span>
  );
}
