import { FluentProvider, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { LayersContext } from '../layers/layers-context';
import { TooltipLayer } from '../layers/tooltip';
import { useInsertOnce } from './insert-once';
import { type Brand, type ColorScheme, defaultBrand, themeOf } from './themes';
import { UiSizeContext, type UiSize } from './control-size';

/** The product's own typeface, which the host brings, and what stands in for it. */
const latin =
  "Geist, 'Segoe UI', 'Segoe UI Web (West European)', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue'";

// Stronger than the theme's own class on the same element.
const strong = ':not(:root)';
const dense = ':not(:root):is(:lang(zh), :lang(ja))';

const useUiProviderStyles = makeStyles({
  root: {
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    // Figures of one width, so that they stand below one another.
    fontVariantNumeric: 'tabular-nums',
    '--ui-row-height': '44px',
    '--ui-key-line': '16px',
    '--ui-control-height': '32px',
    '--ui-icon-button': '28px',
    // Fingers need the same in every size (WCAG 2.5.5).
    '@media (pointer: coarse)': {
      '--ui-row-height': '44px',
      '--ui-control-height': '44px',
      '--ui-icon-button': '44px',
      // Those that are small to a mouse too.
      '& :is(.fui-Button, .fui-Input, .fui-Radio, .fui-Checkbox)': { minHeight: '44px' },
      '& :is(.fui-Radio, .fui-Checkbox) > *': { alignSelf: 'center' },
      '& .fui-Select__select': { height: '44px' },
    },
    // What scrolls sideways in a page of its own says that there is more, at the edge behind which it is.
    '& :is([role=group], [role=region])[tabindex="0"]': {
      backgroundImage: [
        `linear-gradient(to right, ${tokens.colorNeutralBackground1} 40%, transparent)`,
        `linear-gradient(to left, ${tokens.colorNeutralBackground1} 40%, transparent)`,
        `linear-gradient(to right, ${tokens.colorNeutralStroke1}, transparent)`,
        `linear-gradient(to left, ${tokens.colorNeutralStroke1}, transparent)`,
      ].join(),
      backgroundPosition: 'left, right, left, right',
      backgroundSize: '32px 100%, 32px 100%, 14px 100%, 14px 100%',
      backgroundRepeat: 'no-repeat',
      backgroundAttachment: 'local, local, scroll, scroll',
    },
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
    // One row of a key, with its border no lower than the other controls.
    '--ui-key-line': '22px',
    '--ui-key-rows': '1',
    '--ui-key-more': '"…"',
    // Nothing to press is smaller than 24 px.
    '--ui-control-height': '24px',
    '--ui-icon-button': '24px',
    [strong]: { '--fontSizeBase300': '12px', '--lineHeightBase300': '16px' },
    [dense]: { '--lineHeightBase300': '18px', '--lineHeightBase200': '18px' },
  },
  app: { display: 'contents' },
});

export interface UiProviderProps {
  children: ReactNode;
  scheme?: ColorScheme;
  brand?: Brand;
  size?: UiSize;
}

/** Theme, fonts by `<html lang>`, interface size, and the layers above the page. Once, around the whole application. */
export function UiProvider(props: UiProviderProps) {
  const { children, scheme = 'light', brand = defaultBrand, size = 'default' } = props;
  useInsertOnce();
  const styles = useUiProviderStyles();
  const [layers, setLayers] = useState<HTMLElement | null>(null);
  const theme = useMemo(
    () => ({ ...themeOf(scheme, brand), fontFamilyBase: `${latin}, sans-serif` }),
    [scheme, brand],
  );
  useLayoutEffect(() => {
    // Scrollbars and native controls, also of the page itself.
    document.documentElement.style.colorScheme = scheme;
  }, [scheme]);
  return (
    <FluentProvider applyStylesToPortals className={mergeClasses(styles.root, styles[size])} theme={theme}>
      <UiSizeContext value={size}>
        <LayersContext value={layers}>
          <div className={styles.app} data-ui-app="">
            {children}
          </div>
          <div data-ui-layers="" ref={setLayers} />
          <TooltipLayer />
        </LayersContext>
      </UiSizeContext>
    </FluentProvider>
  );
}
