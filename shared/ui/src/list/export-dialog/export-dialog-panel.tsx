import { BACKGROUND_FROM } from '@backoffice/contract/export-values';
import {
  Checkbox,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Radio,
  RadioGroup,
  tokens,
} from '@fluentui/react-components';
import { formatNumber } from '@backoffice/i18n';
import { type SubmitEvent, useState } from 'react';
import { Button, Select } from '../../base/elements/basic-controls';
import { Field, Input } from '../../base/elements/form-controls';
import { Dialog } from '../../base/dialog/dialog';
import { uiMessages } from '../../base/messages';
import {
  type ExportChoice,
  type ExportFormat,
  exportFormats,
  type ExportRequest,
  type RunExport,
  useExport,
} from './use-export';

const useExportDialogStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  progress: { width: '100%', accentColor: tokens.colorCompoundBrandBackground },
  progressText: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
});

export interface ExportDialogPanelProps {
  /** Number of rows that match the filters. */
  total: number;
  /** Number of rows on this page. */
  pageCount: number;
  /** The default file name, without its extension. */
  fileName: string;
  /** Offers to export only the columns on screen. */
  hasColumnChoice?: boolean;
  /** True if the server can create the file too; it does so for many rows. */
  canPrepare?: boolean;
  /** The choices to start with. */
  last?: ExportChoice | undefined;
  /** Reads the rows and downloads the file. */
  onExport: RunExport;
  onClose: () => void;
}

export function ExportDialogPanel(props: ExportDialogPanelProps) {
  const { total, pageCount, fileName, hasColumnChoice, canPrepare = false, last, onExport, onClose } = props;
  const styles = useExportDialogStyles();
  const text = uiMessages.useText();
  const [scope, setScope] = useState<ExportRequest['scope']>(last?.scope ?? 'all');
  const [columnChoice, setColumnChoice] = useState<ExportRequest['columnChoice']>(
    last?.columnChoice ?? 'all',
  );
  const [format, setFormat] = useState<ExportFormat>(last?.format ?? 'xlsx');
  const [name, setName] = useState(fileName);
  const { done, failed, start, cancel } = useExport(onExport, onClose);
  const isRunning = done !== null;
  const rows = scope === 'all' ? total : pageCount;
  const trimmed = name.trim();
  const [isChosen, setIsChosen] = useState(last?.inBackground ?? false);
  const mayPrepare = canPrepare && scope === 'all';
  const isMany = mayPrepare && total >= BACKGROUND_FROM;
  const inBackground = mayPrepare && (isMany || isChosen);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isRunning && trimmed) void start({ scope, format, columnChoice, fileName: trimmed, inBackground });
  };
  return (
    <Dialog
      actions={
        <>
          <Button onClick={isRunning ? cancel : onClose}>{text('ui.dialog.cancel')}</Button>
          <Button appearance="primary" disabledFocusable={isRunning} type="submit">
            {text('ui.export.start')}
          </Button>
        </>
      }
      onDismiss={isRunning ? cancel : onClose}
      onSubmit={onSubmit}
      size="small"
      title={text('ui.export.title')}
    >
      <div className={styles.fields}>
        {failed && (
          <MessageBar intent="error">
            <MessageBarBody>{text('ui.export.failed')}</MessageBarBody>
          </MessageBar>
        )}
        <Field label={text('ui.export.rows')}>
          <RadioGroup
            disabled={isRunning}
            onChange={(_event, data) => setScope(data.value as ExportRequest['scope'])}
            value={scope}
          >
            <Radio label={text('ui.export.all', { total: formatNumber(total) })} value="all" />
            <Radio label={text('ui.export.page', { count: formatNumber(pageCount) })} value="page" />
          </RadioGroup>
        </Field>
        {hasColumnChoice && !inBackground && (
          <Field label={text('ui.export.columns')}>
            <RadioGroup
              disabled={isRunning}
              onChange={(_event, data) => setColumnChoice(data.value as ExportRequest['columnChoice'])}
              value={columnChoice}
            >
              <Radio label={text('ui.export.columns.all')} value="all" />
              <Radio label={text('ui.export.columns.shown')} value="shown" />
            </RadioGroup>
          </Field>
        )}
        {mayPrepare && (
          <Field
            hint={
              isMany
                ? text('ui.export.background.many', { rows: formatNumber(BACKGROUND_FROM) })
                : text('ui.export.background.hint')
            }
          >
            <Checkbox
              checked={inBackground}
              disabled={isRunning || isMany}
              label={text('ui.export.background')}
              onChange={(_event, { checked }) => setIsChosen(checked === true)}
            />
          </Field>
        )}
        <Field label={text('ui.export.format')}>
          <Select
            disabled={isRunning || inBackground}
            onChange={(_event, data) => setFormat(data.value as ExportFormat)}
            value={inBackground ? 'csv' : format}
          >
            {exportFormats.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={text('ui.export.file-name')}
          required
          validationMessage={trimmed ? undefined : text('ui.export.file-name-required')}
        >
          <Input
            disabled={isRunning}
            maxLength={100}
            onChange={(_event, data) => setName(data.value)}
            value={name}
          />
        </Field>
        {isRunning && (
          <div role="status">
            <progress
              aria-label={text('ui.export.title')}
              className={styles.progress}
              max={rows || 1}
              value={done}
            />
            <div className={styles.progressText}>
              {text('ui.export.progress', {
                count: rows,
                done: formatNumber(done),
                total: formatNumber(rows),
              })}
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}
