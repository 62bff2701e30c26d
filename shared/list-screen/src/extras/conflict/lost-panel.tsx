import { Button, copyWithNotice, CopyIcon } from '@backoffice/ui';
import { listScreenMessages } from '../../messages';
import { plainWords, type ComparedFields, type ComparedValue } from './compared-fields';
import { ConflictFrame } from './conflict-frame';

const lostTexts = {
  gone: { title: 'conflict.gone.title', body: 'conflict.gone.body' },
  refused: { title: 'conflict.refused.title', body: 'conflict.refused.body' },
} as const;

export type Loss = keyof typeof lostTexts;

interface LostPanelProps<T> {
  loss: Loss;
  fields: ComparedFields<T>;
  /** Returns the values in the form. */
  typed: () => Readonly<Record<string, unknown>>;
}

/** Shows that the row can no longer be saved, and copies the typed values; keys are left out. */
export function LostPanel<T>({ loss, fields, typed }: LostPanelProps<T>) {
  const text = listScreenMessages.useText();
  const copy = () => {
    const values = typed();
    const lines = Object.entries(fields)
      .filter(([field, { mark }]) => field in values && !mark)
      .map(([field, { label, elements, words = plainWords }]) => {
        const parts = elements && Object.entries(elements.of(values[field]));
        const value = parts
          ? parts.map(([element, part]) => `${elements.label(element)} (${words(part)})`).join(', ')
          : words(values[field] as ComparedValue);
        return text('conflict.element', { field: label, element: value });
      });
    void copyWithNotice(lines.join('\n'));
  };
  return (
    <ConflictFrame summary={text(lostTexts[loss].body)} title={text(lostTexts[loss].title)}>
      <div>
        <Button icon={<CopyIcon />} onClick={copy}>
          {text('conflict.copy')}
        </Button>
      </div>
    </ConflictFrame>
  );
}
