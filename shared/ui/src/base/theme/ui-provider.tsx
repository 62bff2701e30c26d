import { FluentProvider, mergeClasses } from '@fluentui/react-components';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { LayersContext } from '../layers/layers-context';
import { TooltipLayer } from '../layers/tooltip';
import { type Brand, type ColorScheme, defaultBrand, themeOf } from './themes';
import { UiSizeContext, type UiSize } from './control-size';
import { useUiProviderStyles } from './ui-provider.styles';

export interface UiProviderProps {
  children: ReactNode;
  scheme?: ColorScheme;
  brand?: Brand;
  size?: UiSize;
}

/** Theme, fonts by `<html lang>`, interface size, and the layers above the page. Once, around the whole application. */
export function UiProvider(props: UiProviderProps) {
  const { children, scheme = 'light', brand = defaultBrand, size = 'default' } = props;
  const styles = useUiProviderStyles();
  const [layers, setLayers] = useState<HTMLElement | null>(null);
  const theme = useMemo(() => themeOf(scheme, brand), [scheme, brand]);
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
