import { store, userAtom } from '@backoffice/session';
import { Button, makeStyles, tokens } from '@backoffice/ui';
import { plainList } from '@backoffice/ui/layout-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { AddFactor } from '../../session/second-factor/add-factor';
import { factorMessages } from '../../session/second-factor/factor-messages';
import { FactorRow } from '../../session/second-factor/factor-row';
import { ownFactorsQuery } from '../../session/second-factor/own-factors.api';
import { RecoveryCodes } from '../../session/second-factor/recovery-codes';
import { usePageStyles } from '../page-layout/page.styles';

const useFactorsStyles = makeStyles({
  root: { display: 'grid', rowGap: tokens.spacingVerticalM },
  list: { display: 'grid', rowGap: tokens.spacingVerticalS, ...plainList },
});

/** The user's passkeys, authenticator apps and recovery codes. */
export function OwnFactorsCard() {
  const page = usePageStyles();
  const styles = useFactorsStyles();
  const text = factorMessages.useText();
  const titleId = useId();
  const client = useQueryClient();
  const { data, isError, isPending } = useQuery(ownFactorsQuery);
  const readAgain = () => {
    // The reminder of a due enrolment ends with the first factor.
    store.set(userAtom, (user) => user && { ...user, factorDueAt: undefined });
    void client.invalidateQueries({ queryKey: ownFactorsQuery.queryKey });
  };
  const factors = data?.factors ?? [];
  return (
    <section aria-busy={isPending} aria-labelledby={titleId} className={page.card}>
      <h2 className={page.title} id={titleId}>
        {text('factors.title')}
      </h2>
      <p className={page.hint}>{text(isError ? 'factors.failed' : 'factors.hint')}</p>
      {isError && <Button onClick={readAgain}>{text('factors.retry')}</Button>}
      {data && (
        <div className={styles.root}>
          {data.isRequired && <p className={page.text}>{text('factors.required')}</p>}
          {factors.length === 0 && <p className={page.text}>{text('factors.none')}</p>}
          {factors.length > 0 && (
            <ul aria-label={text('factors.list')} className={styles.list}>
              {factors.map((factor) => (
                <FactorRow
                  factor={factor}
                  isLast={factors.length === 1}
                  key={`${factor.kind} ${factor.id}`}
                  onChanged={readAgain}
                />
              ))}
            </ul>
          )}
          <AddFactor onDone={readAgain} />
          {factors.length > 0 && <RecoveryCodes left={data.recoveryCodes} onChanged={readAgain} />}
        </div>
      )}
    </section>
  );
}
