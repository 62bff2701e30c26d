import { makeStyles, tokens } from '@fluentui/react-components';

const latin =
  "'Segoe UI', 'Segoe UI Web (West European)', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue'";

// Stronger than the theme's own class on the same element.
const strong = ':not(:root)';
const dense = ':not(:root):is(:lang(zh), :lang(ja))';

export const useUiProviderStyles = makeStyles({
  root: {
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    '--ui-row-height': '44px',
    '--ui-key-line': '16px',
    '--ui-control-height': '32px',
    '--ui-icon-button': '28px',
    // Characters of Chinese and Japanese share code points: the language decides which font draws them.
    ':lang(zh)': {
      '--fontFamilyBase': `${latin}, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif`,
    },
    ':lang(ja)': {
      '--fontFamilyBase': `${latin}, 'Hiragino Sans', 'Yu Gothic UI', Meiryo, 'Noto Sans CJK JP', 'Noto Sans JP', sans-serif`,
    },
    ':is(:lang(zh), :lang(ja))': {
      '--lineHeightBase200': '19px',
      '--lineHeightBase300': '22px',
      '--lineHeightBase400': '26px',
    },
  },
  default: {},
  medium: { '--ui-row-height': '40px', '--ui-control-height': '30px' },
  small: {
    '--ui-row-height': '36px',
    '--ui-key-line': '15px',
    '--ui-control-height': '28px',
    '--ui-icon-button': '26px',
    [strong]: { '--fontSizeBase300': '13px', '--lineHeightBase300': '18px' },
    [dense]: { '--lineHeightBase300': '20px' },
  },
  mini: {
    '--ui-row-height': '30px',
    '--ui-key-line': '13px',
    // Nothing to press is smaller than 24 px.
    '--ui-control-height': '24px',
    '--ui-icon-button': '24px',
    [strong]: { '--fontSizeBase300': '12px', '--lineHeightBase300': '16px' },
    [dense]: { '--lineHeightBase300': '18px', '--lineHeightBase200': '18px' },
  },
  app: { display: 'contents' },
});
