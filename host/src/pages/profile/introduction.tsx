import { INTRODUCTION_MAX } from '@backoffice/contract';
import {
  Button,
  Field,
  makeStyles,
  notify,
  rowNotices,
  Textarea,
  tokens,
  useBusy,
  useUnsavedChanges,
} from '@backoffice/ui';
import { useEffect, useRef, useState } from 'react';
import { usePageStyles } from '../page-layout/page.styles';
import { profileApi } from './profile.api';
import { profileMessages } from './profile-texts';

const useIntroductionStyles = makeStyles({
  title: {
    margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalXS}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  written: { whiteSpace: 'pre-line' },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalM },
});

interface IntroductionFormProps {
  introduction: string;
  onClose: () => void;
}

function IntroductionForm({ introduction, onClose }: IntroductionFormProps) {
  const styles = useIntroductionStyles();
  const text = profileMessages.useText();
  const [typed, setTyped] = useState(introduction);
  const { isBusy, run } = useBusy();
  useUnsavedChanges(typed !== introduction);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);

  async function save() {
    try {
      await profileApi.setIntroduction(typed.trim());
      notify.success({ title: text('profile.about.saved') });
      onClose();
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('profile.about.failed'), error);
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(save);
      }}
    >
      <Field hint={text('profile.about.hint', { max: INTRODUCTION_MAX })} label={text('profile.about.title')}>
        <Textarea
          maxLength={INTRODUCTION_MAX}
          onChange={(event) => setTyped(event.target.value)}
          ref={box}
          rows={4}
          value={typed}
        />
      </Field>
      <div className={styles.buttons}>
        <Button disabled={isBusy} onClick={onClose}>
          {text('profile.about.cancel')}
        </Button>
        <Button appearance="primary" disabledFocusable={isBusy} type="submit">
          {text('profile.about.save')}
        </Button>
      </div>
    </form>
  );
}

/** The user's introduction, and the button that edits it. */
export function Introduction({ introduction }: { introduction: string }) {
  const page = usePageStyles();
  const styles = useIntroductionStyles();
  const text = profileMessages.useText();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hasClosed = useRef(false);
  useEffect(() => {
    if (hasClosed.current) opener.current?.focus();
    hasClosed.current = false;
  }, [isOpen]);
  const close = () => {
    hasClosed.current = true;
    setIsOpen(false);
  };
  if (isOpen) return <IntroductionForm introduction={introduction} onClose={close} />;
  return (
    <>
      <h3 className={styles.title}>{text('profile.about.title')}</h3>
      <p className={`${page.text} ${styles.written}`}>{introduction || text('profile.about.none')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => setIsOpen(true)} ref={opener}>
          {text('profile.about.edit')}
        </Button>
      </div>
    </>
  );
}
