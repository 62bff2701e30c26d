import { ArrowDownloadIcon, Button, Field, Input, notify } from '@backoffice/ui';
import { useState } from 'react';
import { documentsMessages } from '../documents-messages';

const NAME_MAX = 80;

/**
 * Returns the file name chosen by the user, and the field for it.
 *
 * @param atFirst the name of the file when the field is empty
 */
export function useFileName(atFirst: string) {
  const text = documentsMessages.useText();
  const [typed, setTyped] = useState('');
  const field = (
    <Field label={text('documents.file.name')}>
      <Input
        maxLength={NAME_MAX}
        onChange={(_event, { value }) => setTyped(value)}
        placeholder={text('documents.file.at-first', { name: atFirst })}
        value={typed}
      />
    </Field>
  );
  return { name: typed.trim() || atFirst, field };
}

interface SaveButtonProps {
  label: string;
  isBusy: boolean;
  onSave: () => Promise<void>;
}

export function SaveButton({ label, isBusy, onSave }: SaveButtonProps) {
  return (
    <Button
      appearance="primary"
      disabledFocusable={isBusy}
      icon={<ArrowDownloadIcon />}
      onClick={() => void onSave()}
    >
      {label}
    </Button>
  );
}

/** Creates a file and downloads it; the button is disabled meanwhile. */
export function useSaveFile() {
  const [isBusy, setIsBusy] = useState(false);
  const save = async (name: string, make: () => Promise<Blob>): Promise<void> => {
    setIsBusy(true);
    try {
      const [{ download }, file] = await Promise.all([import('@backoffice/spreadsheet'), make()]);
      download(file, name);
      notify.success({ title: documentsMessages.text('documents.file.done', { name }) });
    } catch (error) {
      console.error('The file could not be made.', error);
      notify.error({ title: documentsMessages.text('documents.file.failed') });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, save };
}
