import { scopesBeyond } from '@backoffice/contract/service-account-values';
import { type ServiceScope, serviceScopes } from '@backoffice/contract/service-scopes';
import { joinList } from '@backoffice/i18n/format-list';
import { permissionsAtom, store } from '@backoffice/session';
import { Checkbox, Field, makeStyles, tokens } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { NamesField } from '../../parts/names-field';
import { scopeTexts, subjectOf, subjectTexts } from './scope-texts';
import { serviceAccountMessages as messages } from './service-account-fields';

const useScopesStyles = makeStyles({
  groups: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    '@media (min-width: 640px)': { gridTemplateColumns: '1fr 1fr' },
  },
  heading: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  name: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  hint: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

const allScopes = Object.keys(serviceScopes) as ServiceScope[];
const subjects = [...new Set(allScopes.map(subjectOf))];

interface ScopeBoxProps {
  scope: ServiceScope;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A scope with what it permits, or with the reason why the user cannot grant it. */
function ScopeBox({ scope, isChecked, onChange }: ScopeBoxProps) {
  const styles = useScopesStyles();
  const text = messages.useText();
  const permissions = useAtomValue(permissionsAtom, { store });
  const isBeyond = scopesBeyond(permissions, [scope]).length > 0;
  const missing = serviceScopes[scope].needs.filter((needed) => !permissions.has(needed));
  return (
    // Each checkbox needs a field of its own; otherwise the surrounding field would label all of them.
    <Field>
      <Checkbox
        checked={isChecked}
        disabled={isBeyond && !isChecked}
        label={
          <>
            <span className={styles.name}>{scope}</span>
            <span className={styles.hint}>{text(scopeTexts[scope])}</span>
            {isBeyond && (
              <span className={styles.hint}>
                {text('serviceAccounts.scope.beyond', { permissions: joinList([...missing]) })}
              </span>
            )}
          </>
        }
        onChange={(_event, { checked }) => onChange(checked === true)}
      />
    </Field>
  );
}

/** The scopes of an account, grouped by what they concern. */
export function ScopesField() {
  const styles = useScopesStyles();
  const text = messages.useText();
  const id = useId();
  return (
    <NamesField
      all={allScopes}
      className={styles.groups}
      hint={text('serviceAccounts.form.scopes.hint')}
      label={text('serviceAccounts.field.scopes')}
      name="scopes"
    >
      {(isChosen, choose) =>
        subjects.map((subject) => (
          <div aria-labelledby={`${id}-${subject}`} key={subject} role="group">
            <p className={styles.heading} id={`${id}-${subject}`}>
              {text(subjectTexts[subject])}
            </p>
            {allScopes
              .filter((scope) => subjectOf(scope) === subject)
              .map((scope) => (
                <ScopeBox
                  isChecked={isChosen(scope)}
                  key={scope}
                  onChange={(isOn) => choose(scope, isOn)}
                  scope={scope}
                />
              ))}
          </div>
        ))
      }
    </NamesField>
  );
}
