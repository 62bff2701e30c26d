import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { Button } from '../base/elements/basic-controls';
import { ConfirmDialog } from '../base/dialog/confirm-dialog';
import { Dialog } from '../base/dialog/dialog';
import { Tooltip } from '../base/layers/tooltip';
import { uiMessages } from '../base/messages';
import { modName, pressedKey } from '../base/pressed-key';
import { useUnsavedChanges } from '../base/unsaved-changes';
import { type FormConflict, FormMessage } from './form-message';
import { useSave } from './use-save';

const useFormDialogStyles = makeStyles({
  fields: {
    display: 'grid',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 992px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** A second way to save a form, which continues with another one. */
interface NextForm<In extends FieldValues, Out> {
  label: string;
  /** Like `onSubmit` of the dialog. */
  onSubmit: (values: Out) => Promise<void>;
  /** Returns false for values after which there is no other form; its button is hidden then. */
  isOffered?: (values: In) => boolean;
}

export interface FormDialogProps<In extends FieldValues, Out> {
  title: string;
  /** From `useDialogForm`. */
  form: UseFormReturn<In, unknown, Out>;
  /** Saves. If it rejects, the refused fields or the reason are shown, and the dialog stays open. */
  onSubmit: (values: Out) => Promise<void>;
  /** Called by Cancel, Esc and the close button; after a confirmation if the form was edited. */
  onClose: () => void;
  /** `large` is 960 px. */
  size?: 'medium' | 'large';
  /** "Save" when left out. */
  confirmLabel?: string;
  /** Set when another user has changed the row. */
  conflict?: FormConflict | null;
  /** Adds a button before the confirming one. */
  next?: NextForm<In, Out> | undefined;
  children: ReactNode;
}

interface NextButtonProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  next: NextForm<In, Out>;
  disabled: boolean;
  onPress: () => void;
}

function NextButton<In extends FieldValues, Out>({
  form,
  next,
  disabled,
  onPress,
}: NextButtonProps<In, Out>) {
  const values = useWatch({ control: form.control }) as In;
  if (next.isOffered?.(values) === false) return null;
  return (
    <Tooltip content={`${modName} + Shift + Enter`} relationship="description">
      <Button data-action="next" disabledFocusable={disabled} onClick={onPress}>
        {next.label}
      </Button>
    </Tooltip>
  );
}

/**
 * A form 640 px wide, with two columns from 992 px up. Open while it is rendered. From any field, Ctrl or ⌘ with Enter saves, and
 * with Shift it continues with the next form.
 */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>) {
  const { title, form, onSubmit, onClose, confirmLabel, conflict, next, children, size } = props;
  const styles = useFormDialogStyles();
  const text = uiMessages.useText();
  const { isDirty } = useFormState({ control: form.control });
  useUnsavedChanges(isDirty);
  const { saving, failure, once, attempt } = useSave(form);
  const save = (work: (values: Out) => Promise<void>) =>
    void once(form.handleSubmit((values) => attempt(() => work(values))));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save(onSubmit);
  };
  const isNextOffered = () => next !== undefined && next.isOffered?.(form.getValues()) !== false;
  const onKeyDown = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if (pressedKey(event) !== 'Enter' || !(ctrlKey || metaKey) || defaultPrevented) return;
    event.preventDefault();
    if (!shiftKey) save(onSubmit);
    else if (isNextOffered()) save(next!.onSubmit);
  };
  const [asking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <FormProvider {...form}>
      <Dialog
        actions={
          <>
            <Button disabled={saving} onClick={close}>
              {text('ui.dialog.cancel')}
            </Button>
            {next && (
              <NextButton disabled={saving} form={form} next={next} onPress={() => save(next.onSubmit)} />
            )}
            <Button
              appearance="primary"
              disabledFocusable={saving}
              icon={saving ? <Spinner aria-label={text('ui.form.saving')} size="tiny" /> : undefined}
              type="submit"
            >
              <span>{confirmLabel ?? text('ui.form.confirm')}</span>
            </Button>
          </>
        }
        busy={saving}
        onDismiss={close}
        onSubmit={submit}
        size={size}
        title={title}
      >
        <FormMessage conflict={conflict} failure={failure} />
        {/* The keys are those of the fields in it. */}
        <div className={styles.fields} onKeyDown={onKeyDown} role="presentation">
          {children}
        </div>
      </Dialog>
      {asking && (
        <ConfirmDialog
          body={text('ui.form.discard.body')}
          cancelLabel={text('ui.form.discard.keep')}
          confirmLabel={text('ui.form.discard.confirm')}
          dangerous
          onCancel={() => setAsking(false)}
          onConfirm={onClose}
          title={text('ui.form.discard.title')}
        />
      )}
    </FormProvider>
  );
}
