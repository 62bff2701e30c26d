import { makeStyles, tokens } from '@fluentui/react-components';

const latin =
  "'Segoe UI', 'Segoe UI Web (West European)', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue'";

export const useUiProviderStyles = makeStyles({
  root: {
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    '--ui-row-height': '44px',
    '--ui-key-line': '16px',
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
  small: { '--ui-row-height': '36px', '--ui-key-line': '15px' },
  mini: { '--ui-row-height': '30px', '--ui-key-line': '13px' },
  app: { display: 'contents' },
});
