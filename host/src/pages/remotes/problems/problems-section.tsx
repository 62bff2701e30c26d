import { HOST, type RemoteOverview } from '@backoffice/contract';
import { EmptyPanel, ErrorPanel, Field, Select } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../../remotes/page-skeleton';
import { ProblemItem } from './problem-item';
import { messages, partText } from './problems-messages';
import type { ProblemFilter } from './problems.api';
import { problemsOptions, useAnnouncedProblems } from './problems.queries';
import { useProblemsStyles } from './problems.styles';
import { SharedModules } from './shared-modules';
import { VitalsTable } from './vitals-table';

interface FiltersProps {
  filter: ProblemFilter;
  remotes: readonly RemoteOverview[];
  onChange: (filter: ProblemFilter) => void;
}

/** Chooses a remote, and then one of its releases. */
function Filters({ filter, remotes, onChange }: FiltersProps) {
  const styles = useProblemsStyles();
  const text = messages.useText();
  const { remote = '', release = '' } = filter;
  const releases = remotes.find(({ name }) => name === remote)?.releases ?? [];
  const names = [...new Set([...releases.map((each) => each.release), ...(release ? [release] : [])])];
  return (
    <div className={styles.filters}>
      <Field label={text('problems.fact.remote')}>
        <Select onChange={(_event, { value }) => onChange({ remote: value })} value={remote}>
          <option value="">{text('problems.filter.all')}</option>
          {[...new Set([...remotes.map(({ name }) => name), HOST])].map((name) => (
            <option key={name} value={name}>
              {partText(name, text)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text('problems.fact.release')}>
        <Select
          disabled={names.length === 0}
          onChange={(_event, { value }) => onChange({ remote, release: value })}
          value={release}
        >
          <option value="">{text('problems.filter.all')}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

function Found({ filter }: { filter: ProblemFilter }) {
  const styles = useProblemsStyles();
  const text = messages.useText();
  const { data, isPending, refetch } = useQuery(problemsOptions(filter));
  if (isPending) return <PageSkeleton />;
  // An earlier answer is better than none.
  if (!data)
    return (
      <ErrorPanel
        body={text('problems.failed.body')}
        onRetry={() => void refetch()}
        title={text('problems.failed.title')}
      />
    );
  return (
    <>
      {data.problems.length === 0 ? (
        <EmptyPanel body={text('problems.empty.body')} title={text('problems.empty.title')} />
      ) : (
        <ol aria-label={text('problems.section.title')} className={styles.list}>
          {data.problems.map((problem) => (
            <ProblemItem key={problem.id} problem={problem} />
          ))}
        </ol>
      )}
      <VitalsTable vitals={data.vitals} />
    </>
  );
}

/** Errors in browsers, the speed of pages, and the shared modules that a release gets. The address holds the filter. */
export function ProblemsSection({ remotes }: { remotes: readonly RemoteOverview[] }) {
  const styles = useProblemsStyles();
  const text = messages.useText();
  const [parameters, setParameters] = useSearchParams();
  useAnnouncedProblems();
  const filter: ProblemFilter = {
    remote: parameters.get('remote') ?? undefined,
    release: parameters.get('release') ?? undefined,
  };
  const choose = ({ remote, release }: ProblemFilter) =>
    setParameters((earlier) => {
      const next = new URLSearchParams(earlier);
      for (const [name, value] of Object.entries({ remote, release }))
        if (value) next.set(name, value);
        else next.delete(name);
      return next;
    });
  const { remote, release } = filter;
  return (
    <section aria-label={text('problems.section.title')} className={styles.root}>
      <h2 className={styles.title}>{text('problems.section.title')}</h2>
      <p className={styles.about}>{text('problems.section.about')}</p>
      <Filters filter={filter} onChange={choose} remotes={remotes} />
      <Found filter={filter} />
      {remote && release ? (
        <SharedModules release={release} remote={remote} />
      ) : (
        <p className={styles.about}>{text('problems.modules.choose')}</p>
      )}
    </section>
  );
}
