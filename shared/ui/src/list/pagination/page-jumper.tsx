import { useId, useState, type SubmitEvent } from 'react';
import { Input } from '../../controls/input';
import { uiMessages } from '../../messages';
import { usePaginationStyles } from './pagination.styles';

export interface PageJumperProps {
  last: number;
  onJump: (page: number) => void;
}

/** Goes to the number typed, or to the nearest page that there is. */
export function PageJumper({ last, onJump }: PageJumperProps) {
  const styles = usePaginationStyles();
  const text = uiMessages.useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const page = Number.parseInt(typed, 10);
    setTyped('');
    if (Number.isFinite(page)) onJump(Math.max(1, Math.min(page, last)));
  };
  return (
    <form className={styles.jump} onSubmit={onSubmit}>
      <label htmlFor={id}>{text('ui.pages.jump')}</label>
      <Input
        className={styles.jumpInput}
        id={id}
        inputMode="numeric"
        onChange={(_event, data) => setTyped(data.value.replace(/\D/g, ''))}
        size="small"
        value={typed}
      />
    </form>
  );
}
