import { makeStyles, tokens } from '@backoffice/ui';

export const useTransactionPanelStyles = makeStyles({
  skeleton: { height: '120px' },
  amount: {
    margin: 0,
    fontSize: '28px',
    lineHeight: '36px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  facts: { display: 'grid', rowGap: tokens.spacingVerticalS, margin: 0 },
  fact: { display: 'grid', gridTemplateColumns: '112px 1fr', columnGap: tokens.spacingHorizontalM },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  caption: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  steps: {
    display: 'grid',
    rowGap: tokens.spacingVerticalM,
    margin: 0,
    padding: `0 0 0 ${tokens.spacingHorizontalM}`,
    listStyleType: 'none',
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
  },
  step: { display: 'grid', rowGap: tokens.spacingVerticalXXS },
  details: {
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderTopColor: tokens.colorNeutralStroke2,
    paddingTop: tokens.spacingVerticalM,
  },
  raw: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
