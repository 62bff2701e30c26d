import { IconButton, makeStyles, SearchIcon, tokens } from '@backoffice/ui';
import { modName } from '@backoffice/ui/mod-name';
import { messages } from '../../kernel/messages';
import { expectPalette, openFrameDialog } from '../shortcuts/shortcuts';

const WIDE = '@media (min-width: 1200px)';

const usePaletteButtonStyles = makeStyles({
  // On wide screens the button looks like the field that it opens.
  button: {
    [WIDE]: {
      display: 'flex',
      alignItems: 'center',
      columnGap: tokens.spacingHorizontalS,
      width: '200px',
      padding: `0 ${tokens.spacingHorizontalS}`,
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      fontFamily: tokens.fontFamilyBase,
      '> svg': { flexShrink: 0, margin: 0 },
    },
  },
  words: {
    display: 'none',
    [WIDE]: { display: 'flex', alignItems: 'center', flexGrow: 1, justifyContent: 'space-between' },
    // Drawn by CSS, so that it is not part of the accessible name.
    '::after': { content: 'attr(data-keys)' },
  },
});

export function PaletteButton() {
  const styles = usePaletteButtonStyles();
  const text = messages.useText();
  const label = text('palette.open.label');
  return (
    <IconButton
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className={styles.button}
      data-tour="search"
      data-tooltip={`${label} (${modName} + K)`}
      icon={
        <>
          <SearchIcon />
          <span className={styles.words} data-keys={`${modName} K`}>
            {text('palette.open.short')}
          </span>
        </>
      }
      label={label}
      onClick={() => openFrameDialog('palette', true)}
      onFocus={expectPalette}
      onPointerEnter={expectPalette}
    />
  );
}
