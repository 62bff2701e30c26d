import {
  Button,
  ChevronDownIcon,
  CopyIcon,
  copyText,
  DocumentIcon,
  Input,
  MailIcon,
  MenuPopup,
  mergeClasses,
  notify,
  PrintIcon,
  uiMessages,
} from '@backoffice/ui';
import { Link } from 'react-router-dom';
import { messages as demoMessages } from '../messages';
import { useMixinStyles } from '../features/mixin/mixin.styles';
import { DemoCard, DemoPage } from '../demo-page';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';

/** Returns a ripple effect for a pressed control, which has to be positioned and hide its overflow. */
function useWave(): { start: (event: MouseEvent<HTMLElement>) => void; wave: ReactNode } {
  const styles = useMixinStyles();
  const [from, setFrom] = useState<{ left: number; top: number; times: number } | null>(null);
  const start = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    setFrom({ left: clientX - left, top: clientY - top, times: (from?.times ?? 0) + 1 });
  };
  const wave = from && (
    <span className={styles.wave} key={from.times} style={{ left: from.left, top: from.top }} />
  );
  return { start, wave };
}

function WaveButton() {
  const styles = useMixinStyles();
  const text = demoMessages.useText();
  const { start, wave } = useWave();
  const [count, setCount] = useState(0);
  return (
    <>
      <Button
        appearance="primary"
        className={styles.waving}
        onClick={(event) => {
          start(event);
          setCount(count + 1);
        }}
      >
        {text('mixin.wave.button')}
        {wave}
      </Button>
      <span className={styles.count} role="status">
        {text('mixin.wave.count', { count: String(count) })}
      </span>
    </>
  );
}

const CHARACTERS = 6;

/** A field with a floating label: inside the empty field, above it once text is typed. */
function FloatingField() {
  const styles = useMixinStyles();
  const text = demoMessages.useText();
  const id = useId();
  const [value, setValue] = useState('');
  const [isFocused, setIsFocused] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const isWrong = wasLeft && value.length !== CHARACTERS;
  return (
    <div className={styles.float}>
      <Input
        aria-describedby={`${id}-problem`}
        aria-invalid={isWrong}
        className={styles.floatInput}
        id={id}
        onBlur={() => {
          setIsFocused(false);
          setWasLeft(true);
        }}
        onChange={(_event, data) => setValue(data.value)}
        onFocus={() => setIsFocused(true)}
        value={value}
      />
      <label
        className={mergeClasses(styles.floatLabel, (isFocused || value !== '') && styles.floatLabelUp)}
        htmlFor={id}
      >
        {text('mixin.field.label')}
      </label>
      <p className={styles.problem} id={`${id}-problem`} role="status">
        {isWrong && text('mixin.field.short')}
      </p>
    </div>
  );
}

/** A card whose cover slides away on hover and focus. */
export function OpeningCard() {
  const styles = useMixinStyles();
  const text = demoMessages.useText();
  return (
    <button className={styles.thumb} type="button">
      <span className={styles.behind}>{text('mixin.card.text')}</span>
      <span className={styles.cover} data-cover="">
        {text('mixin.card.name')}
      </span>
    </button>
  );
}

async function copy(what: string): Promise<void> {
  try {
    await copyText(what);
    notify.success({ title: demoMessages.text('mixin.share.done') });
  } catch (error) {
    console.warn('Nothing was copied.', error);
    notify.error({ title: demoMessages.text('mixin.share.failed') });
  }
}

/** A menu that unfolds, with ways to share the page. */
export function ShareMenu() {
  const styles = useMixinStyles();
  const text = demoMessages.useText();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const items = [
    {
      key: 'link',
      label: text('mixin.share.link'),
      icon: <CopyIcon />,
      onSelect: () => void copy(location.href),
    },
    {
      key: 'text',
      label: text('mixin.share.mail'),
      icon: <DocumentIcon />,
      onSelect: () => void copy(`${document.title}\n${location.href}`),
    },
    {
      key: 'email',
      label: text('mixin.share.email'),
      icon: <MailIcon />,
      onSelect: () => {
        const [subject, body] = [document.title, location.href].map(encodeURIComponent);
        location.href = `mailto:?subject=${subject}&body=${body}`;
      },
    },
    { key: 'print', label: text('mixin.share.print'), icon: <PrintIcon />, onSelect: () => window.print() },
  ];
  return (
    <>
      <Button
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        icon={<ChevronDownIcon className={mergeClasses(styles.arrow, anchor !== null && styles.arrowUp)} />}
        iconPosition="after"
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        {text('mixin.share.button')}
      </Button>
      {anchor && (
        <MenuPopup
          anchor={anchor}
          className={styles.unfolding}
          items={items}
          label={text('mixin.share.button')}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

const movements = {
  fill: 'mixin.buttons.fill',
  lift: 'mixin.buttons.lift',
  frame: 'mixin.buttons.frame',
  line: 'mixin.buttons.line',
  shine: 'mixin.buttons.shine',
  turn: 'mixin.buttons.turn',
} as const;

/** Buttons with different animations on hover and focus. */
function MovingButtons() {
  const styles = useMixinStyles();
  const text = demoMessages.useText();
  const [last, setLast] = useState<keyof typeof movements | null>(null);
  return (
    <>
      <div className={styles.buttons}>
        {(Object.keys(movements) as (keyof typeof movements)[]).map((movement) => (
          <button
            className={mergeClasses(styles.moving, styles[movement])}
            key={movement}
            onClick={() => setLast(movement)}
            type="button"
          >
            <span>{text(movements[movement])}</span>
          </button>
        ))}
      </div>
      <p className={styles.last} role="status">
        {last && text('mixin.buttons.last', { name: text(movements[last]) })}
      </p>
    </>
  );
}

/** A text coloured from start to end on hover and focus. */
function PaintedText() {
  const styles = useMixinStyles();
  return (
    <Link className={styles.painted} to="/documentation/index">
      {demoMessages.useText()('mixin.text.link')}
    </Link>
  );
}

const effects = [
  { title: 'mixin.buttons.title', body: 'mixin.buttons.body', Effect: MovingButtons },
  { title: 'mixin.field.title', body: 'mixin.field.body', Effect: FloatingField },
  { title: 'mixin.card.title', body: 'mixin.card.body', Effect: OpeningCard },
  { title: 'mixin.wave.title', body: 'mixin.wave.body', Effect: WaveButton },
  { title: 'mixin.text.title', body: 'mixin.text.body', Effect: PaintedText },
  { title: 'mixin.share.title', body: 'mixin.share.body', Effect: ShareMenu },
] as const;

/** Demonstrates reusable effects of components. */
export function Page() {
  const styles = useMixinStyles();
  const text = demoMessages.useText();
  return (
    <DemoPage intro={text('mixin.intro')}>
      {effects.map(({ title, body, Effect }) => (
        <DemoCard key={title} title={text(title)}>
          <p className={styles.body}>{text(body)}</p>
          <Effect />
        </DemoCard>
      ))}
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
