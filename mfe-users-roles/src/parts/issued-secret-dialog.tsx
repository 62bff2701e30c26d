import { Button, CopyButton, Dialog, makeStyles, MessageBar, MessageBarBody, tokens } from '@backoffice/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  copied: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    marginBlock: tokens.spacingVerticalS,
  },
  text: {
    flexGrow: 1,
    minWidth: 0,
    margin: 0,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
});

interface CopiedTextProps {
  text: string;
  /** The label of the button. */
  label: string;
  /** True for lines of code. */
  isCode?: boolean;
}

/** A text with a button that copies it. */
export function CopiedText({ text, label, isCode = false }: CopiedTextProps) {
  const styles = useStyles();
  const Text = isCode ? 'pre' : 'code';
  return (
    <div className={styles.copied}>
      <Text className={styles.text}>{text}</Text>
      <CopyButton label={label} value={text} />
    </div>
  );
}

interface IssuedSecretDialogProps {
  texts: { title: string; once: string; copy: string; done: string };
  secret: string;
  onClose: () => void;
  children?: ReactNode;
}

/** Shows a new secret once. */
export function IssuedSecretDialog({ texts, secret, onClose, children }: IssuedSecretDialogProps) {
  return (
    <Dialog
      actions={
        <Button appearance="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
      onDismiss={onClose}
      title={texts.title}
    >
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{texts.once}</MessageBarBody>
      </MessageBar>
      <CopiedText label={texts.copy} text={secret} />
      {children}
    </Dialog>
  );
}
