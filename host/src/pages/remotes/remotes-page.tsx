import { EmptyPanel, ErrorPanel, MessageBar, MessageBarBody } from '@backoffice/ui';
import { usePermission } from '@backoffice/session';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { navigationAtom } from '../../navigation/navigation';
import { PageSkeleton } from '../../remotes/page-skeleton';
import { messages as problemTexts } from './problems/problems-messages';
import { ProblemsSection } from './problems/problems-section';
import { messages as texts } from './remote-words';
import { LockButton, LockNotice } from './release-locks';
import { RemoteTable } from './remote-table';
import { RefusedByPolicy } from './refused-by-policy';
import { registryOptions } from './remotes.queries';
import { useRemotesStyles } from './remotes.styles';

export const messages = [texts, problemTexts];

/** Lists the views that the menu omits, for the people who run the remotes. */
function MissingViews() {
  const styles = useRemotesStyles();
  const text = texts.useText();
  const { skipped } = useAtomValue(navigationAtom);
  if (skipped.length === 0) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {text('remotes.page.missing')}
        <ul className={styles.missing}>
          {[...new Set(skipped)].map((view) => (
            <li key={view}>{view}</li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

/** `/operations/remotes`: which release of each remote is live, how it arrives, and the way to another one. */
export function Page() {
  const styles = useRemotesStyles();
  const text = texts.useText();
  const mayEdit = usePermission('remotes:edit');
  const { data, isPending, refetch } = useQuery(registryOptions);
  if (isPending) return <PageSkeleton />;
  // An earlier answer is better than none.
  if (!data) {
    return (
      <ErrorPanel
        body={text('remotes.page.failed.body')}
        onRetry={() => void refetch()}
        title={text('remotes.page.failed.title')}
      />
    );
  }
  if (data.length === 0)
    return <EmptyPanel body={text('remotes.page.empty.body')} title={text('remotes.page.empty.title')} />;
  const lock = data.find((remote) => remote.lock?.isForAll)?.lock;
  return (
    <div className={styles.root}>
      <p className={styles.about}>{text('remotes.page.about')}</p>
      {lock && <LockNotice lock={lock} />}
      {!lock && mayEdit && (
        <div>
          <LockButton />
        </div>
      )}
      <RefusedByPolicy />
      <RemoteTable remotes={data} />
      <MissingViews />
      <ProblemsSection remotes={data} />
    </div>
  );
}
