import type { ReleaseOverview } from '@backoffice/contract';
import { useRemotesStyles } from './remotes.styles';

const SHOWN = 8;

/** The commit that a release was built from, with a link where its repository is known, and its author. */
export function ReleaseSource({ source }: Pick<ReleaseOverview, 'source'>) {
  const styles = useRemotesStyles();
  const { commit, repository, author, run } = source ?? {};
  const address = run ?? (repository && commit ? `${repository}/commit/${commit}` : repository);
  const name = commit?.slice(0, SHOWN) ?? (address && new URL(address).host);
  if (!name && !author) return <span>–</span>;
  return (
    <>
      {address ? (
        <a className={styles.release} href={address} rel="noopener noreferrer" target="_blank">
          {name}
        </a>
      ) : (
        <span className={styles.release}>{name}</span>
      )}
      {author && <div className={styles.minor}>{author}</div>}
    </>
  );
}
