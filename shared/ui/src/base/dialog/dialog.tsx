import { mergeClasses } from '@fluentui/react-components';
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../elements/icon-button';
import { DismissIcon } from '../icons/frame-icons';
import { useLayers } from '../layers/layers-context';
import { isTopModal, pushModal } from '../layers/modal-stack';
import { uiMessages } from '../messages';
import { pressedKey } from '../pressed-key';
import { useDialogStyles } from './dialog.styles';

const FIELDS = 'input:not([type="hidden"]), select, textarea';

function canTakeFocus(element: HTMLElement): boolean {
  return !element.matches(':disabled, [readonly], [tabindex="-1"]');
}

/** Focuses the element with `data-autofocus`, otherwise the first editable field, otherwise the dialog itself. */
function focusFirst(dialog: HTMLElement): void {
  const chosen = dialog.querySelector<HTMLElement>('[data-autofocus]');
  const field = [...dialog.querySelectorAll<HTMLElement>(FIELDS)].find(canTakeFocus);
  (chosen ?? field ?? dialog).focus();
}

export interface DialogProps {
  title: string;
  /** Shown before the title. */
  icon?: ReactNode;
  children?: ReactNode;
  /** Buttons, the confirming one last. */
  actions?: ReactNode;
  /** Called on Esc and by the close button. The caller closes the dialog by no longer rendering it. */
  onDismiss: () => void;
  /**
   * 440, 640 or 960 px wide; `side` is a drawer at the right edge, `search` near the top with the title for screen readers only,
   * which its first field says. A press beside these two closes them.
   */
  size?: 'small' | 'medium' | 'large' | 'side' | 'search';
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** Turns title, body and actions into a form. */
  onSubmit?: (event: SubmitEvent) => void;
  /** True while saving: Esc and the close button are disabled. */
  busy?: boolean;
}

function DialogSurface({ layers, ...props }: DialogProps & { layers: HTMLElement }) {
  const { title, icon, children, actions, onDismiss, onSubmit, busy } = props;
  const { size = 'medium', role = 'dialog' } = props;
  const styles = useDialogStyles();
  const text = uiMessages.useText();
  const id = useId();
  const backdrop = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);

  // Layout effects run before the dialog is painted, so that the first click or key already finds it open.
  useLayoutEffect(() => (backdrop.current ? pushModal(backdrop.current) : undefined), []);
  useEffect(() => {
    if (surface.current) focusFirst(surface.current);
  }, []);
  useLayoutEffect(() => {
    // Until the dialog has the focus, keys are sent to the page behind it.
    const onKeyBehind = (event: globalThis.KeyboardEvent) => {
      const isBehind = event.target instanceof Node && !layers.contains(event.target);
      if (pressedKey(event) === 'Escape' && isBehind && !busy && isTopModal(backdrop.current)) onDismiss();
    };
    document.addEventListener('keydown', onKeyBehind);
    return () => document.removeEventListener('keydown', onKeyBehind);
  }, [busy, layers, onDismiss]);

  const isSide = size === 'side';
  const isSearch = size === 'search';
  const isLight = isSide || isSearch;
  useLayoutEffect(() => {
    const around = backdrop.current;
    if (!isLight || !around) return;
    const onPointerDown = (event: Event) => {
      if (event.target === around) onDismiss();
    };
    around.addEventListener('pointerdown', onPointerDown);
    return () => around.removeEventListener('pointerdown', onPointerDown);
  }, [isLight, onDismiss]);

  const onKeyDown = (event: KeyboardEvent) => {
    // React bubbles events to the parents in the component tree, which may be another dialog.
    event.stopPropagation();
    if (pressedKey(event) === 'Escape' && !busy) onDismiss();
  };
  const Frame = onSubmit ? 'form' : 'div';
  return createPortal(
    <div
      className={mergeClasses(
        styles.backdrop,
        isSide && styles.sideBackdrop,
        isSearch && styles.searchBackdrop,
      )}
      data-dims={isSide ? undefined : ''}
      ref={backdrop}
    >
      <div
        aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
        aria-labelledby={`${id}-title`}
        aria-modal="true"
        className={mergeClasses(styles.surface, styles[size])}
        onKeyDown={onKeyDown}
        ref={surface}
        role={role}
        tabIndex={-1}
      >
        <Frame className={styles.frame} {...(onSubmit && { noValidate: true, onSubmit })}>
          <div className={mergeClasses(styles.header, isSearch && styles.searchHeader)}>
            {icon}
            <h2 className={mergeClasses(styles.title, isSearch && styles.unseen)} id={`${id}-title`}>
              {title}
            </h2>
            <IconButton
              disabled={busy}
              icon={<DismissIcon />}
              label={text('ui.dialog.close')}
              onClick={onDismiss}
            />
          </div>
          {children != null && (
            <div className={mergeClasses(styles.body, isSearch && styles.searchBody)} id={`${id}-body`}>
              {children}
            </div>
          )}
          {actions != null && <div className={styles.actions}>{actions}</div>}
        </Frame>
      </div>
    </div>,
    layers,
  );
}

/**
 * A modal dialog, open while it is rendered: Esc closes it, the focus stays inside, the page behind is inert, and the focus
 * returns afterwards.
 */
export function Dialog(props: DialogProps) {
  const layers = useLayers();
  return layers && <DialogSurface {...props} layers={layers} />;
}
