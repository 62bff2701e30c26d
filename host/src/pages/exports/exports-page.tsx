import { ApiError } from '@backoffice/api-client';
import type { PreparedFile } from '@backoffice/contract/exports';
import { EXPORT_DAYS } from '@backoffice/contract/export-values';
import { defineMessages, formatDateTime, formatNumber } from '@backoffice/i18n';
import { download } from '@backoffice/spreadsheet';
import {
  ArrowDownloadIcon,
  Button,
  DeleteIcon,
  EmptyPanel,
  ErrorPanel,
  rowNotices,
  useBusy,
} from '@backoffice/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePageStyles } from '../page-layout/page.styles';
import { PageSkeleton } from '../../remotes/page-skeleton';
import { exportsApi } from './exports.api';
import { useExportsStyles } from './exports.styles';

const texts = defineMessages('host-exports', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

export const messages = [texts];

const kinds = {
  merchants: 'exports.kind.merchants',
  channels: 'exports.kind.channels',
  users: 'exports.kind.users',
  articles: 'exports.kind.articles',
  'audit-log': 'exports.kind.audit-log',
  transactions: 'exports.kind.transactions',
} as const satisfies Record<PreparedFile['kind'], string>;

const states = {
  waiting: 'exports.state.waiting',
  running: 'exports.state.running',
  ready: 'exports.state.ready',
  cancelled: 'exports.state.cancelled',
  forbidden: 'exports.state.forbidden',
  failed: 'exports.state.failed',
} as const satisfies Record<PreparedFile['state'], string>;

const isOpen = ({ state }: PreparedFile) => state === 'waiting' || state === 'running';

const KEY = ['exports'];
const LOOK_EVERY_MS = 2_000;

function Progress({ file: { fileName, done, total } }: { file: PreparedFile }) {
  const styles = useExportsStyles();
  const text = texts.useText();
  if (total === null) return null;
  return (
    <>
      <progress aria-label={fileName} className={styles.progress} max={total || 1} value={done} />
      <p className={styles.fact}>
        {text('exports.progress', { done: formatNumber(done), total: formatNumber(total) })}
      </p>
    </>
  );
}

const failures = { cancelled: 'exports.cancel-failed', deleted: 'exports.delete-failed' } as const;

function FileItem({ file }: { file: PreparedFile }) {
  const { id, kind, fileName, state, total, asOf, endsAt } = file;
  const styles = useExportsStyles();
  const text = texts.useText();
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const act = (work: () => Promise<unknown>, failed: string) =>
    void run(async () => {
      try {
        await work();
      } catch (error) {
        console.error(error);
        rowNotices.failed(failed, error);
      }
      await client.invalidateQueries({ queryKey: KEY });
    });
  const save = () =>
    act(async () => download(await exportsApi.file(id), fileName), text('exports.download-failed'));
  const setState = (to: keyof typeof failures) =>
    act(() => exportsApi.setState({ id, state: to }), text(failures[to]));
  return (
    <li className={styles.file}>
      <div className={styles.facts}>
        <strong>{fileName}</strong>
        <p className={styles.fact}>
          {text(kinds[kind])} · <span role="status">{text(states[state])}</span>
        </p>
        {state === 'running' && <Progress file={file} />}
        {state === 'ready' && (
          <>
            <p className={styles.fact}>
              {text('exports.rows', { rows: formatNumber(total!), asOf: formatDateTime(asOf!) })}
            </p>
            <p className={styles.fact}>{text('exports.kept', { endsAt: formatDateTime(endsAt!) })}</p>
          </>
        )}
      </div>
      <div className={styles.buttons}>
        {state === 'ready' && (
          <Button
            appearance="primary"
            aria-label={`${text('exports.download')}: ${fileName}`}
            disabledFocusable={isBusy}
            icon={<ArrowDownloadIcon />}
            onClick={save}
          >
            {text(isBusy ? 'exports.downloading' : 'exports.download')}
          </Button>
        )}
        {isOpen(file) ? (
          <Button
            aria-label={`${text('exports.cancel')}: ${fileName}`}
            disabledFocusable={isBusy}
            onClick={() => setState('cancelled')}
          >
            {text('exports.cancel')}
          </Button>
        ) : (
          <Button
            aria-label={`${text('exports.delete')}: ${fileName}`}
            disabledFocusable={isBusy}
            icon={<DeleteIcon />}
            onClick={() => setState('deleted')}
          >
            {text('exports.delete')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** `/exports/list`: the user's own exports, created in the background. */
export function Page() {
  const page = usePageStyles();
  const styles = useExportsStyles();
  const text = texts.useText();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => exportsApi.list(signal),
    staleTime: LOOK_EVERY_MS,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? LOOK_EVERY_MS : false),
  });
  if (!data)
    return error ? (
      <ErrorPanel
        body={error.message}
        onRetry={() => void refetch()}
        requestId={error instanceof ApiError ? error.requestId : undefined}
        title={text('exports.failed.title')}
      />
    ) : (
      <PageSkeleton />
    );
  return (
    <div className={page.root}>
      <section className={page.card}>
        <p className={page.hint}>{text('exports.page.about', { days: EXPORT_DAYS })}</p>
        {data.length === 0 ? (
          <EmptyPanel body={text('exports.empty.body')} title={text('exports.empty.title')} />
        ) : (
          <ul aria-label={text('exports.list.label')} className={styles.list}>
            {data.map((file) => (
              <FileItem file={file} key={file.id} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
