import { makeStyles, tokens } from '@fluentui/react-components';

export const useTooltipLayerStyles = makeStyles({
  bubble: {
    position: 'fixed',
    left: 0,
    top: 0,
    zIndex: 3000,
    width: 'max-content',
    maxWidth: 'min(320px, calc(100vw - 16px))',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    // Seen in forced colours alone.
    outline: '1px solid transparent',
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    boxShadow: tokens.shadow8,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
});
