import { apiPaths } from '@backoffice/contract';
import type { Services } from '../platform/services';
import { hasArticles, insertSampleArticles } from './article-samples.repository';
import { sampleArticle } from './sample-articles';
import { sampleImage } from './sample-image';
import { inTransaction } from '../platform/database/transaction';
import { acceptImage } from '../areas/articles/uploads/accept-image';
import { insertUpload } from '../areas/articles/uploads/uploads.repository';

const ARTICLES = 100;
const NOBODY = 0;

/** Sample articles with a cover for a database that has none. */
export async function addDemoArticles({ pool }: Pick<Services, 'pool'>): Promise<void> {
  if (await hasArticles(pool)) return;
  const bytes = sampleImage();
  const facts = acceptImage(bytes);
  const name = `${'0'.repeat(32)}.${facts.ending}`;
  const now = Date.now();
  const samples = Array.from({ length: ARTICLES }, (_, index) =>
    sampleArticle(index, `${apiPaths.uploads}/${name}`, now),
  );
  await inTransaction(pool, async (transaction) => {
    await insertUpload(transaction, { ...facts, name, bytes, sentBy: NOBODY });
    await insertSampleArticles(transaction, samples);
  });
}
