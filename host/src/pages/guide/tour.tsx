import { defineMessages } from '@backoffice/i18n';
import {
  Button,
  DismissIcon,
  IconButton,
  makeStyles,
  placeBeside,
  pushModal,
  tokens,
  useLayers,
} from '@backoffice/ui';
import { bodyText, cardBox, headingText } from '@backoffice/ui/theme-rules';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type TourStep, tourTarget } from './tour-steps';

export const messages = defineMessages('host-guide', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

const useTourStyles = makeStyles({
  root: { position: 'fixed', inset: 0, zIndex: 1000 },
  light: {
    position: 'fixed',
    borderRadius: tokens.borderRadiusMedium,
    outline: `2px solid ${tokens.colorBrandStroke1}`,
    // A shadow larger than any window dims everything around the highlighted element.
    boxShadow: `0 0 0 200vmax ${tokens.colorBackgroundOverlay}`,
    transitionProperty: 'left, top, width, height',
    transitionDuration: tokens.durationNormal,
    '@media (prefers-reduced-motion: reduce)': { transitionProperty: 'none' },
  },
  panel: {
    position: 'fixed',
    left: 0,
    top: 0,
    boxSizing: 'border-box',
    width: 'min(340px, calc(100vw - 16px))',
    maxHeight: 'calc(100dvh - 16px)',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
    ...cardBox,
    ...bodyText,
    boxShadow: tokens.shadow28,
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
  },
  head: { display: 'flex', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalS },
  title: { margin: 0, ...headingText },
  body: { margin: `${tokens.spacingVerticalXS} 0 ${tokens.spacingVerticalS}` },
  count: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  actions: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalM,
  },
});

const MARGIN = 4;

/** Positions the highlight over a step's element and the panel beside it, also after a resize. */
function usePlacement(
  target: string | undefined,
  light: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const align = () => {
      const element = target && tourTarget(target);
      if (!element || !light.current || !panel.current) return;
      const { bottom: end, top: start } = element.getBoundingClientRect();
      const isOut = end < 0 || start > document.documentElement.clientHeight;
      if (isOut) element.scrollIntoView({ block: 'nearest' });
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const lit = {
        left: Math.max(0, left - MARGIN),
        top: Math.max(0, top - MARGIN),
        right: Math.min(document.body.clientWidth, right + MARGIN),
        bottom: Math.min(document.documentElement.clientHeight, bottom + MARGIN),
      };
      Object.assign(light.current.style, {
        left: `${lit.left}px`,
        top: `${lit.top}px`,
        width: `${lit.right - lit.left}px`,
        height: `${lit.bottom - lit.top}px`,
      });
      const isColumn = lit.bottom - lit.top > lit.right - lit.left;
      placeBeside(panel.current, lit, isColumn ? 'right' : 'below', 'start');
    };
    align();
    window.addEventListener('resize', align);
    window.addEventListener('scroll', align, true);
    return () => {
      window.removeEventListener('resize', align);
      window.removeEventListener('scroll', align, true);
    };
  }, [target, light, panel]);
}

/** The tour: the page is inert, one element of the frame is highlighted, and a panel beside it describes it. */
export function Tour({ steps, onEnd }: { steps: readonly TourStep[]; onEnd: () => void }) {
  const styles = useTourStyles();
  const text = messages.useText();
  const layers = useLayers();
  const id = useId();
  const [at, setAt] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const step = steps[at];
  const isLast = at + 1 === steps.length;
  usePlacement(step?.target, light, panel);

  useEffect(() => {
    if (!root.current) return;
    const pop = pushModal(root.current);
    panel.current?.focus();
    return pop;
  }, []);

  // A resize may hide elements, and with them steps.
  useEffect(() => {
    if (!step) onEnd();
  }, [step, onEnd]);

  // Listens at the document, because the focus may be in the browser's own controls.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const pressed = pressedKey(event);
      if (pressed === 'Escape') onEnd();
      if (pressed === 'ArrowLeft') setAt(Math.max(0, at - 1));
      if (pressed === 'ArrowRight') setAt(Math.min(steps.length - 1, at + 1));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [at, steps, onEnd]);

  if (!layers || !step) return null;
  return createPortal(
    <div className={styles.root} data-dims="" ref={root}>
      <div className={styles.light} ref={light} />
      <div
        aria-describedby={`${id}-body`}
        aria-labelledby={`${id}-title`}
        aria-modal="true"
        className={styles.panel}
        ref={panel}
        role="dialog"
        tabIndex={-1}
      >
        <div className={styles.head}>
          <div aria-live="polite">
            <h2 className={styles.title} id={`${id}-title`}>
              {text(step.title)}
            </h2>
            <p className={styles.body} id={`${id}-body`}>
              {text(step.body)}
            </p>
            <p className={styles.count}>{text('guide.step.count', { at: at + 1, count: steps.length })}</p>
          </div>
          <IconButton icon={<DismissIcon />} label={text('guide.step.close')} onClick={onEnd} />
        </div>
        <div className={styles.actions}>
          <Button disabledFocusable={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
            {text('guide.step.previous')}
          </Button>
          <Button appearance="primary" onClick={() => (isLast ? onEnd() : setAt(at + 1))}>
            {text(isLast ? 'guide.step.done' : 'guide.step.next')}
          </Button>
        </div>
      </div>
    </div>,
    layers,
  );
}
