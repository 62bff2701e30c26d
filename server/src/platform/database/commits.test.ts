import { Commits, CommitTimeoutError, StorageUnavailableError } from './commits';

/** A commit that ends when the test ends it. */
function held() {
  let end = () => {};
  const commit = () => new Promise<void>((resolve) => (end = resolve));
  return { commit, end: () => end() };
}

const late = (commits: Commits, commit: () => Promise<void>) =>
  commits.send(commit, true).then(
    () => Promise.reject(new Error('It was answered.')),
    (error: unknown) => error as CommitTimeoutError,
  );

test('writes are refused while a commit is late, except for trials', async () => {
  const commits = new Commits((commit) => commit(), 1);
  const { commit, end } = held();
  commits.enter(false);
  const unanswered = await late(commits, commit);
  expect(unanswered).toBeInstanceOf(CommitTimeoutError);
  expect(() => commits.enter(false)).toThrow(StorageUnavailableError);
  commits.enter(true);
  expect(() => commits.enter(true)).toThrow(StorageUnavailableError);
  end();
  await unanswered.end;
  commits.enter(false);
});

test('writes continue after a lost commit once another was stored', async () => {
  const commits = new Commits((commit) => commit(), 1);
  await late(commits, held().commit);
  await commits.send(async () => {}, false);
  expect(() => commits.enter(false)).toThrow(StorageUnavailableError);
  await commits.send(async () => {}, true);
  commits.enter(false);
});

test('a commit without a free slot is not sent', async () => {
  const commits = new Commits(() => Promise.reject(new Error('There is no place.')), 60_000);
  const commit = jest.fn<Promise<void>, []>();
  await expect(commits.send(commit, true)).rejects.toThrow(StorageUnavailableError);
  expect(commit).not.toHaveBeenCalled();
});
