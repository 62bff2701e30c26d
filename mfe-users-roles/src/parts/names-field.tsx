import { FormField, useFormControl } from '@backoffice/ui/form';
import type { ReactNode } from 'react';

const SEPARATOR = ', ';

/** Returns the names in the text of a form, which is one text as in the history. */
export const namesOf = (text: string): string[] => (text === '' ? [] : text.split(SEPARATOR));

type Names = Record<string, string>;

interface NamesFieldProps {
  name: string;
  label: string;
  hint?: string;
  className?: string | undefined;
  /** All names, in the order of the text. */
  all: readonly string[];
  /** Returns the checkboxes. */
  children: (isChosen: (name: string) => boolean, choose: (name: string, isOn: boolean) => void) => ReactNode;
}

/** A field of names that are chosen by checkboxes. */
export function NamesField({ name, label, hint, className, all, children }: NamesFieldProps) {
  const { value, onChange, onBlur, ref } = useFormControl<Names, string>(name);
  const chosen = namesOf(value);
  const choose = (changed: string, isOn: boolean) => {
    const known = all.filter((one) => (one === changed ? isOn : chosen.includes(one)));
    // A name of a later release stays until the server refuses it.
    const unknown = chosen.filter((one) => !all.includes(one));
    onChange([...known, ...unknown].join(SEPARATOR));
  };
  return (
    <FormField<Names> hint={hint} label={label} name={name} required wide>
      {(labelling) => (
        // A group takes no other attributes of a field.
        <div
          aria-describedby={labelling['aria-describedby']}
          aria-labelledby={labelling['aria-labelledby']}
          className={className}
          onBlur={onBlur}
          ref={(element) => {
            ref(element && { focus: () => element.querySelector('input')?.focus() });
          }}
          role="group"
        >
          {children((one) => chosen.includes(one), choose)}
        </div>
      )}
    </FormField>
  );
}
