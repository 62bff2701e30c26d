import { makeStyles, tokens } from '@fluentui/react-components';
import { cloneElement, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pressedKey } from '../pressed-key';
import { positionBeside } from './positioning';

const useTooltipLayerStyles = makeStyles({
  bubble: {
    position: 'fixed',
    left: 0,
    top: 0,
    zIndex: 3000,
    width: 'max-content',
    maxWidth: 'min(320px, calc(100vw - 16px))',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    // Visible in forced colours only.
    outline: '1px solid transparent',
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    boxShadow: tokens.shadow8,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
});

interface TooltipTarget {
  'aria-label'?: string;
  'aria-description'?: string;
  'data-tooltip'?: string;
}

export interface TooltipProps {
  content: string;
  /** `label`: the tooltip is the control's accessible name; `description`: it describes a control with a name. */
  relationship: 'label' | 'description';
  /** A single element that passes unknown properties on to the DOM. */
  children: ReactElement<TooltipTarget>;
}

/** A tooltip for one control, shown on hover and keyboard focus. */
export function Tooltip({ content, relationship, children }: TooltipProps) {
  return cloneElement(children, {
    'data-tooltip': content,
    [relationship === 'label' ? 'aria-label' : 'aria-description']: content,
  });
}

const SHOW_AFTER_MS = 350;
/** Long enough to move the pointer onto the tooltip (WCAG 1.4.13). */
const HIDE_AFTER_MS = 150;

interface Shown {
  anchor: Element;
  text: string;
}

function tooltipOf(target: EventTarget | null): Shown | null {
  const anchor = target instanceof Element ? target.closest('[data-tooltip],[data-tooltip-when-cut]') : null;
  if (!anchor) return null;
  const text = anchor.getAttribute('data-tooltip');
  if (text) return { anchor, text };
  const isCut = anchor.scrollWidth > anchor.clientWidth;
  return isCut && anchor.textContent ? { anchor, text: anchor.textContent } : null;
}

/**
 * The only tooltip of the application, for all elements with `data-tooltip`, and for cut texts with `data-tooltip-when-cut`.
 * `data-tooltip-side="right"` is for a column of icons. One listener replaces a component for each icon, as a table has dozens.
 * Accessible names come from `aria-label`, never from here.
 */
export function TooltipLayer() {
  const styles = useTooltipLayerStyles();
  const [shown, setShown] = useState<Shown | null>(null);
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (next: Shown | null, wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setShown(next?.anchor.isConnected ? next : null), wait);
    };
    const hide = () => later(null, 0);
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      if (bubble.current?.contains(event.target as Node)) {
        clearTimeout(timer);
        return;
      }
      const next = tooltipOf(event.target);
      later(next, next ? SHOW_AFTER_MS : HIDE_AFTER_MS);
    };
    const onFocus = (event: FocusEvent) => {
      const next = tooltipOf(event.target);
      if (next?.anchor.matches(':focus-visible')) later(next, 0);
    };
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'Escape') hide();
    };
    const listening = new AbortController();
    const always = { signal: listening.signal, capture: true, passive: true };
    document.addEventListener('pointerover', onOver, always);
    document.documentElement.addEventListener('pointerleave', hide, { signal: listening.signal });
    document.addEventListener('pointerdown', hide, always);
    document.addEventListener('focusin', onFocus, always);
    document.addEventListener('focusout', hide, always);
    document.addEventListener('keydown', onKey, always);
    document.addEventListener('scroll', hide, always);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);

  useLayoutEffect(() => {
    if (!shown || !bubble.current) return;
    const side = shown.anchor.getAttribute('data-tooltip-side') === 'right' ? 'right' : 'above';
    positionBeside(bubble.current, shown.anchor.getBoundingClientRect(), side, 'center');
    // The language may change while the tooltip is shown.
    const observer = new MutationObserver(() => setShown(tooltipOf(shown.anchor)));
    observer.observe(shown.anchor, { attributeFilter: ['data-tooltip'] });
    return () => observer.disconnect();
  }, [shown]);

  return shown ? (
    <div className={styles.bubble} ref={bubble} role="tooltip">
      {shown.text}
    </div>
  ) : null;
}
