import { FluentProvider, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { LayersContext } from '../layers/layers-context';
import { TooltipLayer } from '../layers/tooltip';
import { useInsertOnce } from './insert-once';
import { type Brand, type ColorScheme, defaultBrand, themeOf } from './themes';
import { UiSizeContext, type UiSize } from './control-size';

/** The product's typeface, which the host loads, and its fallbacks. */
const latin =
  "Geist, 'Segoe UI', 'Segoe UI Web (West European)', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue'";

// Higher specificity than the theme's class on the same element.
const strong = ':not(:root)';
const dense = ':not(:root):is(:lang(zh), :lang(ja))';

const useUiProviderStyles = makeStyles({
  // Sizes of text containers are in rem: 1rem is 16 px unless the browser has another text size.
  root: {
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    // Digits of equal width align in columns.
    fontVariantNumeric: 'tabular-nums',
    '--ui-row-height': '2.75rem',
    '--ui-key-line': '1rem',
    '--ui-control-height': '2rem',
    '--ui-icon-button': '1.75rem',
    // Touch targets have the same size in every interface size (WCAG 2.5.5).
    '@media (pointer: coarse)': {
      '--ui-row-height': '2.75rem',
      '--ui-control-height': '2.75rem',
      '--ui-icon-button': '2.75rem',
      // Controls that are small for a mouse too.
      '& :is(.fui-Button, .fui-Input, .fui-Radio, .fui-Checkbox)': { minHeight: '2.75rem' },
      '& :is(.fui-Radio, .fui-Checkbox) > *': { alignSelf: 'center' },
      '& .fui-Select__select': { height: '2.75rem' },
    },
    // Areas that scroll horizontally show a shadow at the edge behind which there is more.
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
    // Chinese and Japanese characters share code points: the language selects the font.
    ':lang(zh)': {
      '--fontFamilyBase': `${latin}, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif`,
    },
    ':lang(ja)': {
      '--fontFamilyBase': `${latin}, 'Hiragino Sans', 'Yu Gothic UI', Meiryo, 'Noto Sans CJK JP', 'Noto Sans JP', sans-serif`,
    },
    ':is(:lang(zh), :lang(ja))': {
      '--lineHeightBase200': '1.1875rem',
      '--lineHeightBase300': '1.375rem',
      '--lineHeightBase400': '1.625rem',
    },
  },
  default: {},
  medium: { '--ui-row-height': '2.5rem', '--ui-control-height': '1.875rem' },
  small: {
    '--ui-row-height': '2.25rem',
    '--ui-key-line': '0.9375rem',
    '--ui-control-height': '1.75rem',
    '--ui-icon-button': '1.625rem',
    [strong]: { '--fontSizeBase300': '0.8125rem', '--lineHeightBase300': '1.125rem' },
    [dense]: { '--lineHeightBase300': '1.25rem' },
  },
  mini: {
    '--ui-row-height': '1.875rem',
    // One row of a key; with its border no higher than the other controls.
    '--ui-key-line': '1.375rem',
    '--ui-key-rows': '1',
    // No target is smaller than 24 px.
    '--ui-control-height': '1.5rem',
    '--ui-icon-button': '1.5rem',
    [strong]: { '--fontSizeBase300': '0.75rem', '--lineHeightBase300': '1rem' },
    [dense]: { '--lineHeightBase300': '1.125rem', '--lineHeightBase200': '1.125rem' },
  },
  app: { display: 'contents' },
});

export interface UiProviderProps {
  children: ReactNode;
  scheme?: ColorScheme;
  brand?: Brand;
  size?: UiSize;
}

/**
 * Provides theme, fonts by `<html lang>`, interface size, and the layers above the page. Rendered once, around the whole
 * application.
 */
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
    // Applies to scrollbars and native controls, including those of the page itself.
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
