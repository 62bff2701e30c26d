import type { SharedModule } from '@backoffice/contract';
import { Button } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { WideTable } from '../../page-layout/wide-table';
import { messages } from './problems-messages';
import { modulesOptions } from './problems.queries';
import { useProblemsStyles } from './problems.styles';

const reasons = {
  host: 'problems.modules.host',
  own: 'problems.modules.own',
  none: 'problems.modules.none',
} as const satisfies Record<SharedModule['from'], unknown>;

/** The copy of each shared module that a release gets, and why. */
export function SharedModules({ remote, release }: { remote: string; release: string }) {
  const styles = useProblemsStyles();
  const text = messages.useText();
  const { data, isError, refetch } = useQuery(modulesOptions(remote, release));
  const label = text('problems.modules.title', { remote, release });
  if (isError && !data)
    return (
      <p className={styles.about} role="alert">
        {text('problems.modules.failed')}{' '}
        <Button onClick={() => void refetch()} size="small">
          {text('problems.retry.label')}
        </Button>
      </p>
    );
  return (
    <>
      <h3 className={styles.subtitle}>{label}</h3>
      {data?.length === 0 && <p className={styles.about}>{text('problems.modules.empty')}</p>}
      {data && data.length > 0 && (
        <WideTable label={label}>
          <thead>
            <tr>
              <th scope="col">{text('problems.modules.name')}</th>
              <th scope="col">{text('problems.modules.wanted')}</th>
              <th scope="col">{text('problems.modules.given')}</th>
              <th scope="col">{text('problems.modules.from')}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ name, wanted, given, from }) => (
              <tr key={name}>
                <th className={styles.code} scope="row">
                  {name}
                </th>
                <td>{wanted ?? '–'}</td>
                <td>{given ?? '–'}</td>
                <td>{text(reasons[from])}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </>
  );
}
