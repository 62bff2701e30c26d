import { Button, copyWithNotice, Dialog, makeStyles, tokens } from '@backoffice/ui';
import { factorMessages } from './factor-messages';

const useRecoveryStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    gap: tokens.spacingVerticalS,
    margin: `${tokens.spacingVerticalM} 0`,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    listStyleType: 'none',
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase400,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Saves the codes as a file: the spreadsheet package, which can, is loaded for it. */
async function saveCodes(text: string): Promise<void> {
  const { download } = await import('@backoffice/spreadsheet');
  download(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt');
}

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes, once. It closes only by its button, so that Esc does not lose them. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const styles = useRecoveryStyles();
  const text = factorMessages.useText();
  const lines = `${codes.join('\n')}\n`;
  return (
    <Dialog
      actions={
        <Button appearance="primary" onClick={onClose}>
          {text('factors.recovery.done')}
        </Button>
      }
      busy
      onDismiss={() => {}}
      title={text('factors.recovery.title')}
    >
      <p>{text('factors.recovery.body')}</p>
      <ul aria-label={text('factors.recovery.list')} className={styles.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button data-autofocus="" onClick={() => void copyWithNotice(lines)}>
          {text('factors.recovery.copy')}
        </Button>
        <Button onClick={() => void saveCodes(lines)}>{text('factors.recovery.download')}</Button>
      </div>
    </Dialog>
  );
}
