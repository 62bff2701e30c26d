import { Field, Input } from '@backoffice/ui';
import { documentsMessages } from '../documents-messages';

const NAME_MAX = 80;

export interface FileNameFieldProps {
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
