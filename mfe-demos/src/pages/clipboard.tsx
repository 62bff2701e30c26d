import {
  Button,
  CopyButton,
  CopyIcon,
  copyWithNotice,
  Field,
  Input,
  makeStyles,
  Textarea,
  uiMessages,
} from '@backoffice/ui';
import { useState } from 'react';
import { Bar, DemoCard, DemoPage } from '../demo-page';
import { showcaseMessages } from '../features/showcase/showcase-messages';

const useClipboardStyles = makeStyles({ text: { flexGrow: 1, maxWidth: '360px' } });

const AT_FIRST = 'https://www.example.com/';

/** Demonstrates copying texts by a call and by the product's copy button. */
export function Page() {
  const styles = useClipboardStyles();
  const text = showcaseMessages.useText();
  const [first, setFirst] = useState(AT_FIRST);
  const [second, setSecond] = useState(AT_FIRST);
  return (
    <DemoPage intro={text('showcase.clipboard.intro')}>
      <DemoCard title={text('showcase.clipboard.call')}>
        <Bar>
          <Field className={styles.text} label={text('showcase.clipboard.text')}>
            <Input onChange={(_event, { value }) => setFirst(value)} value={first} />
          </Field>
          <Button appearance="primary" icon={<CopyIcon />} onClick={() => void copyWithNotice(first)}>
            {text('showcase.clipboard.copy')}
          </Button>
        </Bar>
      </DemoCard>
      <DemoCard title={text('showcase.clipboard.button')}>
        <Bar>
          <Field className={styles.text} label={text('showcase.clipboard.text')}>
            <Input onChange={(_event, { value }) => setSecond(value)} value={second} />
          </Field>
          <CopyButton label={text('showcase.clipboard.copy-text')} value={second} />
        </Bar>
        <Field label={text('showcase.clipboard.paste')}>
          <Textarea />
        </Field>
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [showcaseMessages, uiMessages];
