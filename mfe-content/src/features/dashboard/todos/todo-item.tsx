import { Checkbox, DeleteIcon, EditIcon, IconButton, Input, mergeClasses } from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTodosStyles } from './todos.styles';
import { messages } from '../../../messages';
import type { Todo } from './todos';

interface TodoEditorProps {
  label: string;
  text: string;
  /** Called once with the new text, or with null to keep the old one. */
  onEnd: (text: string | null, by: 'key' | 'leaving') => void;
}

/** The field for editing a to-do: Enter and blur save the text, Escape discards it. */
function TodoEditor({ label, text, onEnd }: TodoEditorProps) {
  const styles = useTodosStyles();
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (result: string | null, by: 'key' | 'leaving') => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(result, by);
  };
  const vanish = useEffectEvent(() => end(typed === text ? null : typed, 'leaving'));
  // Unmounted when another window has changed or removed the to-do.
  useEffect(() => vanish, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = pressedKey(event);
    if (pressed !== 'Enter' && pressed !== 'Escape') return;
    // Prevents the same key press from activating the button that gets the focus.
    event.preventDefault();
    end(pressed === 'Enter' ? typed : null, 'key');
  };
  return (
    <Input
      aria-label={label}
      className={styles.field}
      onBlur={() => end(typed, 'leaving')}
      onChange={(_event, { value }) => setTyped(value)}
      onKeyDown={onKeyDown}
      ref={field}
      value={typed}
    />
  );
}

interface TodoItemProps {
  todo: Todo;
  onCheck: (done: boolean) => void;
  onEdit: (text: string) => void;
  onRemove: () => void;
}

/** A to-do, edited inline by a double click or its button. */
export function TodoItem({ todo, onCheck, onEdit, onRemove }: TodoItemProps) {
  const styles = useTodosStyles();
  const text = messages.useText();
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const takesFocusBack = useRef(false);
  useEffect(() => {
    if (isEditing || !takesFocusBack.current) return;
    takesFocusBack.current = false;
    editButton.current?.focus();
  }, [isEditing]);
  if (isEditing) {
    return (
      <li className={styles.item}>
        <TodoEditor
          label={text('dashboard.todos.edit', { todo: todo.text })}
          onEnd={(edited, by) => {
            if (edited !== null) onEdit(edited);
            // After leaving by pointer the focus is already elsewhere.
            takesFocusBack.current = by === 'key';
            setIsEditing(false);
          }}
          text={todo.text}
        />
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <div className={styles.check} onDoubleClick={() => setIsEditing(true)} role="presentation">
        <Checkbox
          checked={todo.done}
          label={<span className={mergeClasses(styles.text, todo.done && styles.done)}>{todo.text}</span>}
          onChange={(_event, { checked }) => onCheck(checked === true)}
        />
      </div>
      <IconButton
        icon={<EditIcon />}
        label={text('dashboard.todos.edit', { todo: todo.text })}
        onClick={() => setIsEditing(true)}
        ref={editButton}
      />
      <IconButton
        dangerous
        icon={<DeleteIcon />}
        label={text('dashboard.todos.remove', { todo: todo.text })}
        onClick={onRemove}
      />
    </li>
  );
}
