import { api, ApiError } from '@backoffice/api-client';
import { apiPaths, NEW_PASSWORD_MIN, type PasswordChangeRequest } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';
import { makeStyles, notify, tokens, useBusy } from '@backoffice/ui';
import { type SubmitEvent, useState } from 'react';
import { PASSWORD_MAX, refusedFields } from './credentials';
import { messages } from '../../kernel/messages';
import { failureText } from '../../kernel/failures/failure-text';
import { queryClient } from '../../kernel/query-client';
import { LoginField } from './login-fields';

export const useSignInFormStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  sentence: { margin: 0 },
  failure: { color: tokens.colorStatusDangerForeground3, ':empty': { display: 'none' } },
});

const empty = { oldPassword: '', newPassword: '', repeated: '' };
type PasswordValues = typeof empty;
/** The reason why each field was refused, read when it is shown. */
type Problems = Partial<Record<keyof PasswordValues, () => string>>;

const isShort = (password: string) => refusedFields({ username: 'none', password }).includes('password');

const newPasswordHint = () => messages.text('password.new.hint', { min: NEW_PASSWORD_MIN });

function problemsOf({ oldPassword, newPassword, repeated }: PasswordValues): Problems {
  const problems: Problems = {};
  if (isShort(oldPassword)) problems.oldPassword = () => messages.text('password.short.hint');
  if (newPassword.length < NEW_PASSWORD_MIN) problems.newPassword = newPasswordHint;
  else if (newPassword === oldPassword) problems.newPassword = () => messages.text('password.same.hint');
  if (repeated !== newPassword) problems.repeated = () => messages.text('password.repeat.hint');
  return problems;
}

function refusals(error: ApiError): Problems {
  const problems: Problems = {};
  for (const field of error.fields) {
    const { path } = field;
    if (path === 'oldPassword' || path === 'newPassword') problems[path] = () => field.message;
  }
  return problems;
}

/** Changes the user's own password; the page then refetches what was refused before. */
export function usePasswordChange() {
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { isBusy, run } = useBusy();

  async function save() {
    const found = problemsOf(values);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    const { oldPassword, newPassword } = values;
    try {
      const request: PasswordChangeRequest = { oldPassword, newPassword };
      await api.put(apiPaths.userPassword, request, { quiet: true });
      setValues(empty);
      const user = store.get(userAtom);
      if (user?.mustChangePassword) {
        store.set(userAtom, { ...user, mustChangePassword: false });
        void queryClient.invalidateQueries();
      }
      notify.success({ title: messages.text('password.change.done') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = refusals(error);
      setProblems(refused);
      if (Object.keys(refused).length === 0) setFailure(error);
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(save);
  };
  const set = (name: keyof PasswordValues, value: string) => setValues({ ...values, [name]: value });
  return { values, set, problems, failure, isBusy, submit };
}

/** The three fields of a password change. The form around them and its button belong to the caller. */
export function PasswordFields({ change }: { change: ReturnType<typeof usePasswordChange> }) {
  const styles = useSignInFormStyles();
  const text = messages.useText();
  const { values, set, problems, failure } = change;
  const labels = {
    oldPassword: text('password.change.old'),
    newPassword: text('password.change.new'),
    repeated: text('password.change.repeat'),
  };
  return (
    <div className={styles.root}>
      {(['oldPassword', 'newPassword', 'repeated'] as const).map((name) => (
        <LoginField
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          hint={name === 'newPassword' && !problems.newPassword ? newPasswordHint() : undefined}
          key={name}
          label={labels[name]}
          maxLength={PASSWORD_MAX}
          name={name}
          onChange={(event) => set(name, event.target.value)}
          problem={problems[name]?.()}
          type="password"
          value={values[name]}
        />
      ))}
      <div className={styles.failure} role="alert">
        {failure && failureText(failure)}
      </div>
    </div>
  );
}
