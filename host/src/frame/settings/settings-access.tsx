import { IconButton, makeStyles, SettingsIcon, tokens } from '@backoffice/ui';
import { useAtom, useAtomValue } from 'jotai';
import { messages } from '../../kernel/messages';
import { PartBoundary } from '../../kernel/error-log/part-boundary';
import { openSettings, shownPanelAtom } from './open-settings';
import { showSettingsAtom } from '../../kernel/settings/settings';

const useSettingsAccessStyles = makeStyles({
  button: {
    position: 'fixed',
    top: '250px',
    right: 0,
    zIndex: 9,
    // As wide as the page's padding, so that it covers no content.
    width: '24px',
    minWidth: '24px',
    height: '24px',
    minHeight: '24px',
    borderTopRightRadius: 0,
    borderBottomRightRadius: 0,
    color: tokens.colorNeutralForeground4,
    backgroundColor: tokens.colorNeutralBackground3,
    ':hover': {
      color: tokens.colorNeutralForeground1,
      backgroundColor: tokens.colorNeutralBackground3Hover,
    },
    ':focus-visible': {
      color: tokens.colorNeutralForeground1,
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
    '@media (forced-colors: active)': { border: '1px solid ButtonText' },
    // A narrow window has no room beside the page; there the top bar's menu has it.
    '@media (width < 992px)': { display: 'none' },
  },
});

/** The button at the edge of the page, and the panel that it opens. */
export function SettingsAccess() {
  const styles = useSettingsAccessStyles();
  const text = messages.useText();
  const isShown = useAtomValue(showSettingsAtom);
  const [panel, setPanel] = useAtom(shownPanelAtom);
  return (
    <>
      {isShown && (
        <IconButton
          aria-haspopup="dialog"
          className={styles.button}
          data-tour="settings"
          icon={<SettingsIcon size={16} />}
          label={text('settings.open.label')}
          onClick={() => void openSettings()}
        />
      )}
      <PartBoundary onDismiss={() => setPanel(null)} part="settings" placement="floating">
        {panel && <panel.Panel onClose={() => setPanel(null)} />}
      </PartBoundary>
    </>
  );
}
