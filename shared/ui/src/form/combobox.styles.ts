import { makeStyles, tokens } from '@fluentui/react-components';

export const useComboboxStyles = makeStyles({
  box: { position: 'relative', minWidth: 0 },
  input: { width: '100%' },
  popup: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(100% + 4px)',
    zIndex: 5,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  list: {
    maxHeight: '224px',
    margin: 0,
    padding: tokens.spacingHorizontalXXS,
    overflowY: 'auto',
    listStyleType: 'none',
    ':empty': { display: 'none' },
  },
  option: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusSmall,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  pointedAt: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
  chosen: { fontWeight: tokens.fontWeightSemibold },
  detail: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  note: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    ':empty': { display: 'none' },
  },
});
