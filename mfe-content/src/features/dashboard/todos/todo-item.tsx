import { Checkbox, DeleteIcon, EditIcon, IconButton, mergeClasses } from '@backoffice/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../messages';
import type { Todo } from './todo';
import { TodoEditor } from './todo-editor';
import { useTodosStyles } from './todos.styles';

interface TodoItemProps {
  todo: Todo;
  onCheck: (done: boolean) => void;
  onEdit: (text: string) => void;
  onRemove: () => void;
}

/** A to-do, which a double click or its button edits in place. */
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
            // Who left by the pointer is somewhere else already.
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
