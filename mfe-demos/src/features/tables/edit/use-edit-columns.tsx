import { formatDateTime } from '@backoffice/i18n';
import { Button, CheckmarkIcon, EditIcon, Field, Input } from '@backoffice/ui';
import type { Column } from '@backoffice/ui/list';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { SampleArticle } from '../../../samples/sample-articles';
import { tablesMessages } from '../tables-messages';
import { useTablesStyles } from '../tables.styles';
import type { useTitleEdits } from './use-title-edits';

const TITLE_MAX = 100;

interface TitleCellProps {
  id: number;
  draft: string;
  isMissing: boolean;
  onType: (draft: string) => void;
  onOk: () => void;
  onCancel: () => void;
}

/** The cell of an edited title: Enter saves it, Escape restores it. */
function TitleCell({ id, draft, isMissing, onType, onOk, onCancel }: TitleCellProps) {
  const styles = useTablesStyles();
  const text = tablesMessages.useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = pressedKey(event);
    if (pressed !== 'Enter' && pressed !== 'Escape') return;
    // The focus moves to the edit button, which the same key press would activate.
    event.preventDefault();
    if (pressed === 'Enter') onOk();
    else onCancel();
  };
  return (
    <Field className={styles.title} validationMessage={isMissing ? text('tables.edit.required') : undefined}>
      <Input
        aria-label={text('tables.edit.field', { id })}
        maxLength={TITLE_MAX}
        onChange={(_event, { value }) => onType(value)}
        onKeyDown={onKeyDown}
        ref={input}
        value={draft}
      />
    </Field>
  );
}

export function useEditColumns(edits: ReturnType<typeof useTitleEdits>): readonly Column<SampleArticle>[] {
  const styles = useTablesStyles();
  const text = tablesMessages.useText();
  const { drafts, type, edit, keep, restore } = edits;
  const named = (action: string, title: string) => text('tables.edit.row', { action, title });
  return [
    { key: 'id', header: text('tables.column.id'), width: 64, align: 'end', cell: ({ id }) => id },
    {
      key: 'title',
      header: text('tables.column.title'),
      width: 320,
      content: 'control',
      cell: ({ id, title }) => {
        const draft = drafts.get(id);
        if (draft === undefined) return title;
        return (
          <TitleCell
            draft={draft}
            id={id}
            isMissing={draft.trim() === ''}
            onCancel={() => restore(id)}
            onOk={() => keep(id)}
            onType={(typed) => type(id, typed)}
          />
        );
      },
    },
    { key: 'author', header: text('tables.column.author'), width: 130, cell: ({ author }) => author },
    {
      key: 'published',
      header: text('tables.column.published'),
      width: 170,
      isTime: true,
      cell: ({ published }) => <time dateTime={published}>{formatDateTime(published)}</time>,
    },
    {
      key: 'actions',
      header: text('tables.column.actions'),
      width: 210,
      content: 'control',
      pinned: 'end',
      cell: ({ id, title }) =>
        drafts.has(id) ? (
          <div className={styles.actions}>
            <Button
              appearance="primary"
              aria-label={named(text('tables.edit.ok'), title)}
              icon={<CheckmarkIcon />}
              onClick={() => keep(id)}
            >
              {text('tables.edit.ok')}
            </Button>
            <Button aria-label={named(text('tables.edit.cancel'), title)} onClick={() => restore(id)}>
              {text('tables.edit.cancel')}
            </Button>
          </div>
        ) : (
          <Button
            aria-label={named(text('tables.edit.edit'), title)}
            data-edit={id}
            icon={<EditIcon />}
            onClick={() => edit(id)}
          >
            {text('tables.edit.edit')}
          </Button>
        ),
    },
  ];
}
