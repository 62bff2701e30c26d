import { AddIcon, Button, Input } from '@backoffice/ui';
import { useState, type SubmitEvent, type Ref } from 'react';
import { messages } from '../../../messages';
import { useTodosStyles } from './todos.styles';

interface NewTodoProps {
  onAdd: (text: string) => void;
  ref: Ref<HTMLInputElement>;
}

export function NewTodo({ onAdd, ref }: NewTodoProps) {
  const styles = useTodosStyles();
  const text = messages.useText();
  const [typed, setTyped] = useState('');
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    onAdd(typed);
    setTyped('');
  };
  return (
    <form className={styles.form} onSubmit={add}>
      <Input
        aria-label={text('dashboard.todos.new')}
        className={styles.field}
        onChange={(_event, { value }) => setTyped(value)}
        placeholder={text('dashboard.todos.new')}
        ref={ref}
        value={typed}
      />
      <Button icon={<AddIcon />} type="submit">
        {text('dashboard.todos.add')}
      </Button>
    </form>
  );
}
