import { formatDateTime } from '@backoffice/i18n';
import { Button } from '@backoffice/ui';
import { overriddenReleases } from '../../remotes/releases';
import { messages } from './messages';
import { useOverrideStyles } from './override.styles';
import { useOverrides } from './use-overrides';

export const load = () => messages.load();

/** Says, as long as the session takes a remote from elsewhere, from where and until when, and ends it. */
export function OverrideRibbon() {
  const styles = useOverrideStyles();
  const text = messages.useText();
  const overridden = overriddenReleases();
  const { isOver, isEnding, end } = useOverrides(overridden);
  const remotes = overridden.map(({ name, release, override }) =>
    text('override.ribbon.remote', { remote: name, from: override?.origin ?? release }),
  );
  const ends = overridden.map(({ override }) => override!.until).sort();
  return (
    <div className={styles.ribbon} role="status">
      <span>
        {isOver
          ? text('override.ribbon.over')
          : text('override.ribbon.until', { remotes: remotes.join(', '), at: formatDateTime(ends[0]!) })}
      </span>
      <Button disabledFocusable={isEnding} onClick={() => void end()} size="small">
        {isOver ? text('override.reload.label') : text('override.end.label')}
      </Button>
    </div>
  );
}
