import { CODE_DIGITS, FACTOR_NAME_MAX } from '@backoffice/contract/factor-values';
import type { CodeEnrolStart } from '@backoffice/contract/factors';
import {
  Button,
  CopyButton,
  Dialog,
  Field,
  Input,
  makeStyles,
  Spinner,
  tokens,
  useBusy,
} from '@backoffice/ui';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { AddFactorDialogProps } from './add-passkey-dialog';
import { enrolFailure } from './enrol-failure';
import { factorMessages } from './factor-messages';
import { Failure } from './failure';
import { ownFactorsApi } from './own-factors.api';
import { QrCode } from './qr-code';

const useCodeStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start', rowGap: tokens.spacingVerticalM },
  text: { margin: 0 },
  secret: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
  },
  field: { width: '100%' },
});

/** Requests a secret when the dialog opens. */
function useCodeStart() {
  const [started, setStarted] = useState<CodeEnrolStart | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isOpen = true;
    ownFactorsApi.startCode().then(
      (answer) => isOpen && setStarted(answer),
      (error: unknown) => isOpen && setFailure(error),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return { started, failure, setFailure };
}

const inFours = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** Shows the secret of a new authenticator app, and takes its first code. */
export function AddCodeDialog({ onAdded, onClose }: AddFactorDialogProps) {
  const styles = useCodeStyles();
  const text = factorMessages.useText();
  const { started, failure, setFailure } = useCodeStart();
  const [name, setName] = useState(() => text('factors.code.default'));
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { isBusy, run } = useBusy();
  const isWhole = code.replaceAll(/\s/g, '').length === CODE_DIGITS;

  async function add({ challenge }: CodeEnrolStart) {
    setFailure(null);
    try {
      onAdded(await ownFactorsApi.finishCode({ challenge, name: name.trim(), code }));
    } catch (error) {
      console.warn('The authenticator app was not added', error);
      setFailure(error);
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (started && isWhole && name.trim()) void run(() => add(started));
  };
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {text('factors.cancel')}
          </Button>
          <Button appearance="primary" disabledFocusable={isBusy || !started} type="submit">
            {text('factors.code.confirm')}
          </Button>
        </>
      }
      busy={isBusy}
      onDismiss={onClose}
      onSubmit={submit}
      size="small"
      title={text('factors.code.title')}
    >
      <div className={styles.root}>
        {!started && failure === null && <Spinner size="small" />}
        {started && (
          <>
            <p className={styles.text}>{text('factors.code.scan')}</p>
            <QrCode label={text('factors.code.image')} text={started.address} />
            <p className={styles.text}>
              {text('factors.code.secret')}
              <span className={styles.secret}>
                <span>{inFours(started.secret)}</span>
                <CopyButton label={text('factors.code.copy')} value={started.secret} />
              </span>
            </p>
            <Field
              className={styles.field}
              label={text('factors.name.label')}
              required
              validationMessage={name.trim() ? undefined : text('factors.name.required')}
            >
              <Input
                maxLength={FACTOR_NAME_MAX}
                onChange={(event) => setName(event.target.value)}
                value={name}
              />
            </Field>
            <Field
              className={styles.field}
              hint={text('factors.code.hint')}
              label={text('factors.code.code')}
              required
              validationMessage={isChecked && !isWhole ? text('factors.code.invalid') : undefined}
            >
              <Input
                autoComplete="one-time-code"
                data-autofocus=""
                inputMode="numeric"
                maxLength={2 * CODE_DIGITS}
                onChange={(event) => setCode(event.target.value)}
                value={code}
              />
            </Field>
          </>
        )}
      </div>
      <Failure>{failure !== null && enrolFailure(failure)}</Failure>
    </Dialog>
  );
}
