import { ArrowDownloadIcon, Button, Field, Input, notify } from '@backoffice/ui';
import { useRef, useState } from 'react';
import { documentsMessages } from '../documents-messages';

const NAME_MAX = 80;

interface FileNameFieldProps {
  value: string;
  /** The file's name when nothing is typed. */
  atFirst: string;
  onChange: (value: string) => void;
}

export function FileNameField({ value, atFirst, onChange }: FileNameFieldProps) {
  const text = documentsMessages.useText();
  return (
    <Field label={text('documents.file.name')}>
      <Input
        maxLength={NAME_MAX}
        onChange={(_event, data) => onChange(data.value)}
        placeholder={text('documents.file.at-first', { name: atFirst })}
        value={value}
      />
    </Field>
  );
}

interface SaveButtonProps {
  label: string;
  isBusy: boolean;
  onSave: () => Promise<void>;
}

/** Makes a file and hands it to the browser. */
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

/** Makes a file and gives it to the user; a second click while it is made does nothing. */
export function useSaveFile() {
  const [isBusy, setIsBusy] = useState(false);
  const isMaking = useRef(false);

  const save = async (name: string, make: () => Promise<Blob>): Promise<void> => {
    if (isMaking.current) return;
    isMaking.current = true;
    setIsBusy(true);
    try {
      const [{ download }, file] = await Promise.all([import('@backoffice/spreadsheet'), make()]);
      download(file, name);
      notify.success({ title: documentsMessages.text('documents.file.done', { name }) });
    } catch (error) {
      console.error('The file could not be made.', error);
      notify.error({ title: documentsMessages.text('documents.file.failed') });
    } finally {
      isMaking.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, save };
}
