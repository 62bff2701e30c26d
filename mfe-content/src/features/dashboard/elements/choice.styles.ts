import { makeStyles, tokens } from '@backoffice/ui';

export const useChoiceStyles = makeStyles({
  bar: {
    display: 'inline-flex',
    padding: '2px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  option: {
    position: 'relative',
    padding: `2px ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  chosen: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow2,
    '@media (forced-colors: active)': { outline: '1px solid Highlight' },
  },
  // The label is what one sees and clicks.
  input: { position: 'absolute', opacity: 0 },
});
