import { makeResetStyles, makeStyles, tokens } from '@fluentui/react-components';

export const useKeyBoxStyles = makeStyles({
  box: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    maxWidth: 'min(100%, 260px)',
  },
});

export const useKeyAreaClass = makeResetStyles({
  boxSizing: 'content-box',
  flexGrow: 1,
  minWidth: 0,
  height: 'calc(2 * var(--ui-key-line))',
  margin: 0,
  padding: `0 ${tokens.spacingHorizontalXS}`,
  border: `1px solid ${tokens.colorNeutralStroke1}`,
  borderRadius: tokens.borderRadiusSmall,
  backgroundColor: tokens.colorNeutralBackground3,
  color: tokens.colorNeutralForeground2,
  fontFamily: tokens.fontFamilyMonospace,
  fontSize: '12px',
  lineHeight: 'var(--ui-key-line)',
  wordBreak: 'break-all',
  whiteSpace: 'pre-wrap',
  resize: 'none',
  // The wheel moves the list and not the key under the pointer; a box that can't be scrolled is cheaper to paint, too.
  overflow: 'hidden',
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
});
