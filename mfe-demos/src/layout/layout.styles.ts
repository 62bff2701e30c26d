import { makeStyles, tokens } from '@backoffice/ui';

export const useLayoutStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  section: {
    minWidth: 0,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalM },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  text: {
    marginBlock: `${tokens.spacingVerticalXS} ${tokens.spacingVerticalM}`,
    color: tokens.colorNeutralForeground2,
    maxWidth: '70ch',
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
  },
});
