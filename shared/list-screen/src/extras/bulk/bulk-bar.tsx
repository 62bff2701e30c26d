import type { MerchantStatus } from '@backoffice/contract';
import { BULK_MAX, type BulkCommand } from '@backoffice/contract/bulk-values';
import { FILES_PAGE } from '@backoffice/contract/export-values';
import { formatNumber } from '@backoffice/i18n';
import { Button, DismissIcon, IconButton, mergeClasses, notify, rowNotices } from '@backoffice/ui';
import { lateComponent } from '@backoffice/ui/late-component';
import { useBusy } from '@backoffice/ui/use-busy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { filterOf } from '../../declaration/filter-of';
import { prepareExport } from '../exports/prepare-export';
import { listScreenMessages } from '../../messages';
import { useIsNarrow } from '../../use-is-narrow';
import { useClassWhile } from '../../use-class-while';
import type { ExtraContext, ExtraParts, ListFrame } from '../extra';
import { bulkApi, type BulkList, type PreviewRequest } from './bulk.api';
import { useBulkBarStyles } from './bulk-bar.styles';
import { HeadCheckbox, withCheckboxes } from './checkboxes';
import type { BulkDialogProps } from './use-bulk-preview';
import { createSelection, type SelectableRow, type Selection, useSelected } from './selection';

/** Interval at which the progress of a job is read. */
const LOOK_EVERY_MS = 1000;
/** Time for which it is not checked again whether a job runs; a job started here is known at once. */
const NO_JOB_FRESH_MS = 300_000;

const loadParts = () => import(/* webpackChunkName: "list-bulk" */ './bulk-parts');
const BulkStatusDialog = lateComponent(async () => (await loadParts()).BulkStatusDialog);
const BulkWeightDialog = lateComponent(async () => (await loadParts()).BulkWeightDialog);
const JobBar = lateComponent(async () => (await loadParts()).JobBar);

interface BulkBarProps extends Pick<ListFrame, 'list' | 'query' | 'total' | 'container' | 'foot'> {
  rows: readonly SelectableRow[];
  selection: Selection;
}

type Command = MerchantStatus | 'weight';

/** The selection of a list with its bulk commands, or the progress of a running bulk edit. */
function BulkBar({ list, query, total, rows, selection, container, foot }: BulkBarProps) {
  const { bulk = [], name, messages, fields, filters } = list;
  const styles = useBulkBarStyles();
  const text = listScreenMessages.useText();
  const api = useMemo(() => bulkApi(name as BulkList), [name]);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { rows: chosen, isAll } = useSelected(selection);
  const [openCommand, setOpenCommand] = useState<Command>();
  const { isBusy, run } = useBusy();

  const jobKey = useMemo(() => ['bulk', name], [name]);
  const { data: job } = useQuery({
    queryKey: jobKey,
    queryFn: ({ signal }) => api.job(signal),
    staleTime: ({ state }) => (state.data ? LOOK_EVERY_MS : NO_JOB_FRESH_MS),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_EVERY_MS : false),
  });
  const isRunning = job?.state === 'running';
  const rereadList = useCallback(() => client.invalidateQueries({ queryKey: list.key }), [client, list.key]);
  // A job of a few rows may already have ended, so the list is read again too.
  const begun = () => client.invalidateQueries({ queryKey: jobKey }).then(rereadList);

  // When a job ends, the list is read again; rows that a cancelled job did not try stay selected.
  useEffect(() => (isRunning ? () => void rereadList() : undefined), [isRunning, rereadList]);
  const untried = job?.untried;
  useEffect(() => {
    if (untried?.length) selection.set(untried);
  }, [untried, selection]);

  const filter = filterOf(filters, query);
  const filterText = JSON.stringify(filter);
  useEffect(() => () => selection.set([]), [selection, filterText]);

  const count = isAll ? total : chosen.size;
  const isAnyChosen = count > 0;
  useEffect(() => {
    if (isAnyChosen) void loadParts().catch(() => {});
  }, [isAnyChosen]);
  // A new selection replaces the result of the previous job, so that it need not be closed first.
  const shownJob = job?.state === 'done' && count > 0 ? undefined : job;
  const isNarrow = useIsNarrow();
  const footOfResult = shownJob && shownJob.state !== 'running' && !isNarrow ? foot : null;
  // A result that was shown is not shown again at the next visit.
  const leave = useEffectEvent(() => {
    if (!shownJob || shownJob.state === 'running') return;
    client.setQueryData(jobKey, null);
    void api.setState(shownJob.id, 'closed', { quiet: true }).catch(console.warn);
  });
  useEffect(() => () => leave(), []);
  const isBarOfSelection = !shownJob && count > 0;
  useClassWhile(container, styles.room, isBarOfSelection);

  const choices = fields.status?.choices;
  const valueText = (value: string | number) => {
    if (typeof value === 'number') return formatNumber(value);
    const words = choices?.[value];
    return words ? messages.text(words) : value;
  };
  const request = (command: BulkCommand): PreviewRequest => {
    if (isAll) return { command, filter };
    // For a row on screen, the version shown there counts.
    const seen = rows.filter(({ id }) => chosen.has(id));
    const all = new Map([...chosen, ...seen.map((row) => [row.id, row] as const)]);
    return { command, rows: [...all.values()].map(({ id, updatedAt }) => ({ id, updatedAt })) };
  };
  // The call shows its own failure.
  const act = (work: () => Promise<unknown>) => void run(() => work().then(begun, begun));
  const buttons: [Command, string][] = [
    ...(bulk.includes('status')
      ? ([
          ['active', text('bulk.command.active')],
          ['inactive', text('bulk.command.inactive')],
        ] as [Command, string][])
      : []),
    ...(bulk.includes('weight') ? ([['weight', text('bulk.command.weight')]] as [Command, string][]) : []),
  ];
  const exportChosen = async () => {
    try {
      await prepareExport(list, query, isAll ? {} : { chosen: [...chosen.keys()] });
      const openFiles = { label: text('export.open'), onAction: () => void navigate(FILES_PAGE) };
      notify.success({ title: text('export.prepared'), action: openFiles, durationMs: 8000 });
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('export.failed'), error);
    }
  };
  const dialogProps: BulkDialogProps = {
    api,
    count,
    list: name as BulkList,
    onClose: () => setOpenCommand(undefined),
    onUncertain: () => void begun(),
    onStarted() {
      selection.set([]);
      // Removes the result of the previous job, so that its undo is not mistaken for that of the new job.
      client.setQueryData(jobKey, null);
      void begun();
    },
    request,
  };
  const mayTakeAll = !isAll && total > count && total <= BULK_MAX;
  const bar = (
    <div
      aria-label={text('bulk.bar')}
      className={mergeClasses(styles.bar, footOfResult !== null && styles.inFoot)}
      data-controls=""
      role="region"
    >
      {shownJob ? (
        <JobBar
          isBusy={isBusy}
          job={shownJob}
          onCancel={() => act(() => api.setState(shownJob.id, 'cancelled'))}
          onClose={() => act(() => api.setState(shownJob.id, 'closed'))}
          onUndo={() => act(() => api.undo(shownJob.id))}
          valueText={valueText}
        />
      ) : (
        <>
          <span className={styles.count} role="status">
            {text('bulk.selected', { count, n: formatNumber(count) })}
          </span>
          {mayTakeAll && (
            <Button appearance="transparent" onClick={() => selection.set(rows, true)}>
              {text('bulk.select.all', { total: formatNumber(total) })}
            </Button>
          )}
          {buttons.map(([key, label]) => (
            <Button key={key} onClick={() => setOpenCommand(key)}>
              {label}
            </Button>
          ))}
          <Button disabledFocusable={isBusy} onClick={() => void run(exportChosen)}>
            {text('bulk.export')}
          </Button>
          <IconButton
            icon={<DismissIcon />}
            label={text('bulk.select.none')}
            onClick={() => selection.set([])}
          />
        </>
      )}
    </div>
  );
  return (
    <>
      <HeadCheckbox container={container} rows={rows} selection={selection} />
      {footOfResult
        ? createPortal(bar, footOfResult)
        : (shownJob || count > 0) && (
            <div className={mergeClasses(styles.anchor, rows.length === 0 && styles.below)}>{bar}</div>
          )}
      {openCommand === 'weight' ? (
        <BulkWeightDialog {...dialogProps} valueText={valueText} />
      ) : (
        openCommand && <BulkStatusDialog {...dialogProps} status={openCommand} />
      )}
    </>
  );
}

export function partsOf({ list: { nameOf = String } }: ExtraContext): ExtraParts {
  const selection = createSelection();
  const shown: { current: readonly SelectableRow[] } = { current: [] };
  /** Rows of a list that declares bulk edits have an `updatedAt`. */
  function Part({ rows, ...frame }: ListFrame) {
    const selectable = rows as readonly SelectableRow[];
    useLayoutEffect(() => {
      shown.current = selectable;
    });
    return <BulkBar {...frame} rows={selectable} selection={selection} />;
  }
  const choosing = { selection, nameOf, shown };
  return { Part, inColumns: (columns) => withCheckboxes(columns as never, choosing) };
}
