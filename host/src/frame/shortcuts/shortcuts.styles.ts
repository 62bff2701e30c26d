import { makeStyles, tokens } from '@backoffice/ui';

export const useShortcutsStyles = makeStyles({
  list: { margin: `0 0 ${tokens.spacingVerticalM}` },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    minHeight: '36px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  keys: { flexShrink: 0, margin: 0, color: tokens.colorNeutralForeground3 },
  key: {
    display: 'inline-block',
    minWidth: '14px',
    padding: '0 6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    textAlign: 'center',
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
