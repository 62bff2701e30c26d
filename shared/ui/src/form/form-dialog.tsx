import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form';
import { Button } from '../base/elements/basic-controls';
import { ConfirmDialog } from '../base/dialog/confirm-dialog';
import { Dialog } from '../base/dialog/dialog';
import { uiMessages } from '../base/messages';
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
  /** "Save changes" when left out. */
  confirmLabel?: string;
  /** Set when another user has changed the row. */
  conflict?: FormConflict | null;
  /**
   * Renders a button before the confirming one, which saves and continues with another form.
   * @param save like `onSubmit`: calls `work` with the validated values
   */
  next?: ((save: (work: (values: Out) => Promise<void>) => void, saving: boolean) => ReactNode) | undefined;
  children: ReactNode;
}

/** A form 640 px wide, with two columns from 992 px up. Open while it is rendered. */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>) {
  const { title, form, onSubmit, onClose, confirmLabel, conflict, next, children, size } = props;
  const styles = useFormDialogStyles();
  const text = uiMessages.useText();
  const { isDirty } = useFormState({ control: form.control });
  useUnsavedChanges(isDirty);
  const { saving, failure, once, attempt } = useSave(form, onClose);
  const save = (work: (values: Out) => Promise<void>) =>
    void once(form.handleSubmit((values) => attempt(() => work(values))));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save(onSubmit);
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
            {next?.(save, saving)}
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
        <div className={styles.fields}>{children}</div>
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
