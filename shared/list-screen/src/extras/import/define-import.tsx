// Separate from the main entry: a screen loads it when rows are imported.
import {
  ImportDialog,
  importMessages,
  type ImportDeclaration,
  type ImportField,
  type ImportTemplate,
} from '@backoffice/row-import';
import { useQueryClient } from '@tanstack/react-query';
import type { Messages } from '@backoffice/i18n';
import type { ComponentProps } from 'react';
import type { RowImport } from '../../declaration/define-list';
import { ChangeReason } from '../reason/change-reason';

interface RowImportDeclaration<Key extends string, In, Out, Row> extends Omit<
  ImportDeclaration<In, Out, Row, Key>,
  'fields' | 'template'
> {
  messages: Messages<Key>;
  title: NoInfer<Key>;
  /** The fields whose columns a file must have. */
  required: readonly (keyof In & string)[];
  /** Further details of fields. */
  details?: Partial<Record<keyof In & string, Partial<ImportField<In, NoInfer<Key>>>>>;
}

/** The meaning of each field in the template, with separate texts, and the example row. */
interface TemplateDeclaration<In, Meaning extends string> {
  messages: Messages<Meaning>;
  meanings: Record<keyof In & string, NoInfer<Meaning>>;
  example: ImportTemplate<In>['example'];
}

/**
 * Declares the import of a list's rows: the fields of the form of a new row, with the labels and choices of the list.
 * @param fields the fields of the list
 */
export function defineImport<Key extends string, Name extends string, Meaning extends string, In, Out, Row>(
  fields: Record<Name, { label: NoInfer<Key>; choices?: Partial<Record<string, NoInfer<Key>>> }>,
  {
    messages,
    title,
    required,
    template,
    details = {},
    ...declaration
  }: RowImportDeclaration<Key, In & Partial<Record<NoInfer<Name>, unknown>>, Out, Row> & {
    template: TemplateDeclaration<NoInfer<In>, Meaning>;
  },
): RowImport {
  const names = Object.keys(declaration.defaults) as (keyof In & Name)[];
  const importFields = names.map((name) => ({
    name,
    label: fields[name].label,
    choices: fields[name].choices,
    required: required.includes(name),
    ...(typeof declaration.defaults[name] === 'number' && { kind: 'number' as const }),
    ...details[name],
  }));
  const { example, meanings } = template;
  const meaning = (field: string) => template.messages.text(meanings[field as keyof In & string]);
  const complete = { ...declaration, fields: importFields, template: { example, meaning } };
  /** Imports rows from a file and marks the list as outdated. */
  function Dialog({ list, onClose }: ComponentProps<RowImport['Dialog']>) {
    const text = messages.useText();
    const client = useQueryClient();
    const close = () => {
      void client.invalidateQueries({ queryKey: list.key });
      onClose();
    };
    const { reasonSubject } = list;
    const reason = reasonSubject && <ChangeReason subject={reasonSubject} />;
    return <ImportDialog declaration={complete} onClose={close} reason={reason} title={text(title)} />;
  }
  const load = async () => void (await Promise.all([importMessages.load(), template.messages.load()]));
  return { Dialog, messages: { load } };
}
