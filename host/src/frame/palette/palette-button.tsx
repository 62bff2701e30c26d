import { IconButton, makeStyles, SearchIcon, tokens } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { keyName, openFrameDialog } from '../shortcuts/shortcuts';

const WIDE = '@media (min-width: 1200px)';

const usePaletteButtonStyles = makeStyles({
  // Where there is room it looks like the field that it opens.
  button: {
    [WIDE]: {
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: tokens.spacingHorizontalS,
      width: '200px',
      padding: `0 ${tokens.spacingHorizontalS}`,
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      backgroundColor: tokens.colorNeutralBackground2,
      '> svg': { flexShrink: 0, margin: 0 },
    },
  },
  words: {
    display: 'none',
    [WIDE]: { display: 'block', flexGrow: 1, textAlign: 'start', font: 'inherit' },
  },
  keys: {
    display: 'none',
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    [WIDE]: { display: 'block' },
  },
});

export function PaletteButton() {
  const styles = usePaletteButtonStyles();
  const text = messages.useText();
  const label = text('palette.open.label');
  const mod = keyName('Mod');
  return (
    <IconButton
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className={styles.button}
      data-tour="search"
      data-tooltip={`${label} (${mod} + K)`}
      icon={
        <>
          <SearchIcon />
          <span aria-hidden="true" className={styles.words}>
            {text('palette.open.short')}
          </span>
          <kbd aria-hidden="true" className={styles.keys}>
            {mod} K
          </kbd>
        </>
      }
      label={label}
      onClick={() => openFrameDialog('palette')}
    />
  );
}
