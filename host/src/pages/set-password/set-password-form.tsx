import { api, ApiError } from '@backoffice/api-client';
import { NEW_PASSWORD_MIN } from '@backoffice/contract';
import { accountLinkPaths } from '@backoffice/contract/account-link-values';
import type { LinkFinishRequest, OpenedLink } from '@backoffice/contract/account-links';
import { Button, useBusy } from '@backoffice/ui';
import { type SubmitEvent, useState } from 'react';
import { failureText } from '../../kernel/failures/failure-text';
import { messages as hostMessages } from '../../kernel/messages';
import { PASSWORD_MAX } from '../../session/sign-in/credentials';
import { LoginField } from '../../session/sign-in/login-fields';
import { useSignInFormStyles } from '../../session/sign-in/password-change';
import { messages } from './messages';

const CODE_MAX = 16;

interface SetPasswordFormProps {
  token: string;
  link: OpenedLink;
  onSaved: () => void;
  /** Called when the link no longer works. */
  onExpired: (error: ApiError) => void;
}

const empty = { code: '', password: '', repeated: '' };
type Field = keyof typeof empty;
/** The reason why each field was refused, read when it is shown. */
type Problems = Partial<Record<Field, () => string>>;

function problemsOf({ code, password, repeated }: typeof empty, { needsCode }: OpenedLink): Problems {
  const problems: Problems = {};
  if (needsCode && !code.trim()) problems.code = () => messages.text('link.code.missing');
  if (password.length < NEW_PASSWORD_MIN)
    problems.password = () => hostMessages.text('password.new.hint', { min: NEW_PASSWORD_MIN });
  if (repeated !== password) problems.repeated = () => messages.text('link.repeat.problem');
  return problems;
}

/** The form in which the user of a link chooses a password. */
export function SetPasswordForm({ token, link, onSaved, onExpired }: SetPasswordFormProps) {
  const styles = useSignInFormStyles();
  const text = messages.useText();
  const hostText = hostMessages.useText();
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { isBusy, run } = useBusy();
  const set = (name: Field, value: string) => setValues({ ...values, [name]: value });

  async function save() {
    const found = problemsOf(values, link);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    const { code, password } = values;
    const request: LinkFinishRequest = { token, password, ...(link.needsCode && { code: code.trim() }) };
    try {
      await api.post(accountLinkPaths.finish, request, { quiet: true });
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) {
        onExpired(error);
        return;
      }
      const refused: Problems = {};
      for (const field of error.fields)
        if (field.path === 'code' || field.path === 'password') refused[field.path] = () => field.message;
      setProblems(refused);
      if (Object.keys(refused).length === 0) setFailure(error);
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(save);
  };
  const passwordField = (name: 'password' | 'repeated', label: string, hint?: string) => (
    <LoginField
      autoComplete="new-password"
      hint={problems[name] ? undefined : hint}
      label={label}
      maxLength={PASSWORD_MAX}
      name={name}
      onChange={(event) => set(name, event.target.value)}
      problem={problems[name]?.()}
      type="password"
      value={values[name]}
    />
  );
  return (
    <form className={styles.root} noValidate onSubmit={submit}>
      <p className={styles.sentence}>
        {text(link.purpose === 'invitation' ? 'link.welcome' : 'link.reset', { name: link.username })}
      </p>
      {/* For password managers. */}
      <input autoComplete="username" hidden name="username" readOnly value={link.username} />
      {link.needsCode && (
        <LoginField
          autoCapitalize="characters"
          autoComplete="off"
          hint={problems.code ? undefined : text('link.code.hint')}
          label={text('link.code')}
          maxLength={CODE_MAX}
          name="code"
          onChange={(event) => set('code', event.target.value)}
          problem={problems.code?.()}
          spellCheck={false}
          value={values.code}
        />
      )}
      {passwordField(
        'password',
        text('link.password'),
        hostText('password.new.hint', { min: NEW_PASSWORD_MIN }),
      )}
      {passwordField('repeated', text('link.repeat'))}
      <div className={styles.failure} role="alert">
        {failure && failureText(failure)}
      </div>
      <Button appearance="primary" disabledFocusable={isBusy} size="large" type="submit">
        {text('link.save')}
      </Button>
    </form>
  );
}
