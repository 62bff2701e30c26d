import { Input } from '@backoffice/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTodosStyles } from './todos.styles';

interface TodoEditorProps {
  label: string;
  text: string;
  /** Called once, with null where it is to stay as it was. */
  onEnd: (text: string | null, by: 'key' | 'leaving') => void;
}

/** A field in place of a to-do: Enter and leaving it keep what was typed, Escape does not. */
export function TodoEditor({ label, text, onEnd }: TodoEditorProps) {
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
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the input of a Chinese or Japanese word.
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
    // Else the button that the focus goes to would be pressed by the same key.
    event.preventDefault();
    end(event.key === 'Enter' ? typed : null, 'key');
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
