import type { NotedKind } from '@backoffice/contract/note-values';
import { mergeClasses, Textarea } from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { noteMessages } from './note-messages';
import { notesApi } from './notes.api';
import { useMentionFieldStyles } from './row-notes.styles';

/** The beginning of a mention before the caret. */
const BEGUN = /(?<![\p{Script=Latin}\p{N}._@-])@([\p{L}\p{M}\p{N}._@-]{0,16})$/u;

interface Begun {
  /** The index of its `@`. */
  index: number;
  query: string;
}

function begunMention({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Begun | null {
  const found = selectionStart === selectionEnd ? BEGUN.exec(value.slice(0, selectionStart)) : null;
  return found && { index: found.index, query: found[1]! };
}

interface MentionFieldProps {
  of: NotedKind;
  label: string;
  placeholder?: string;
  value: string;
  onType: (value: string) => void;
  /** Called for keys that the suggestions do not use. */
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  isInvalid: boolean;
  /** The id of the text that describes it. */
  describedBy?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field of several lines that suggests users after an `@`: arrow keys move, Enter and Tab choose, Escape closes. */
export function MentionField(props: MentionFieldProps) {
  const { of, label, placeholder, value, onType, onKeyDown, isInvalid, describedBy, ref } = props;
  const styles = useMentionFieldStyles();
  const text = noteMessages.useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current!);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [pointed, setPointed] = useState(0);
  const query = begun?.query ?? '';
  const { data } = useQuery({
    queryKey: ['note-readers', of, query],
    queryFn: ({ signal }) => notesApi(of).readers(query, signal),
    enabled: begun !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const users = begun && data ? data.items : [];
  const at = Math.min(pointed, users.length - 1);

  const follow = () => {
    const now = begunMention(field.current!);
    if (now?.index !== begun?.index || now?.query !== begun?.query) setPointed(0);
    setBegun(now);
  };
  const choose = (username: string) => {
    const { current } = field;
    if (!current || !begun) return;
    const before = `${value.slice(0, begun.index)}@${username} `;
    flushSync(() => {
      onType(before + value.slice(current.selectionStart).replace(/^ /, ''));
      setBegun(null);
    });
    current.setSelectionRange(before.length, before.length);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const pressed = pressedKey(event);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const step = { ArrowDown: 1, ArrowUp: users.length - 1 }[pressed];
    const canChoose = users.length > 0 && isPlain;
    if (begun && pressed === 'Escape') setBegun(null);
    else if (canChoose && step !== undefined) setPointed((at + step) % users.length);
    else if (canChoose && (pressed === 'Enter' || pressed === 'Tab')) choose(users[at]!.username);
    else {
      onKeyDown(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const optionId = (index: number) => `${id}-${index}`;
  return (
    <div className={styles.box}>
      <Textarea
        aria-activedescendant={users.length > 0 ? optionId(at) : undefined}
        aria-autocomplete="list"
        aria-controls={users.length > 0 ? `${id}-list` : undefined}
        aria-describedby={describedBy}
        aria-haspopup="listbox"
        aria-invalid={isInvalid}
        aria-label={label}
        className={styles.field}
        onBlur={() => setBegun(null)}
        onChange={(_event, typed) => {
          onType(typed.value);
          follow();
        }}
        onKeyDown={press}
        onSelect={follow}
        placeholder={placeholder}
        ref={field}
        rows={1}
        value={value}
      />
      {users.length > 0 && (
        <ul aria-label={text('notes.mention.list')} className={styles.list} id={`${id}-list`} role="listbox">
          {users.map(({ username }, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
            <li
              aria-selected={index === at}
              className={mergeClasses(styles.option, index === at && styles.pointedAt)}
              id={optionId(index)}
              key={username}
              onClick={() => choose(username)}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              role="option"
            >
              {username}
            </li>
          ))}
        </ul>
      )}
      <span className={styles.unseen} role="status">
        {begun && data && text('notes.mention.count', { count: users.length, n: users.length })}
      </span>
    </div>
  );
}
