import type { Settings } from '../../../platform/settings/settings';
import { createFolderStore, type ReleaseStore } from './release-store';
import { createS3Store } from './s3-store';

/** Creates the store that the settings name: a folder, or a bucket; null where none is set. */
export function createReleaseStore({
  releaseStore,
  s3,
}: Pick<Settings, 'releaseStore' | 's3'>): ReleaseStore | null {
  if (!releaseStore) return null;
  return s3 ? createS3Store(releaseStore, s3) : createFolderStore(releaseStore);
}
