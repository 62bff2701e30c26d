import { formatNumber, useLanguage } from '@backoffice/i18n';
import type { ReadChoices, Table } from '@backoffice/spreadsheet';
import { Button, Dialog, uiMessages } from '@backoffice/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { guessMapping, type ColumnMapping } from './known-names';
import { FileStep, type FileStepProps } from './file-step';
import type { AnyDeclaration } from './import-declaration';
import { useImportStyles } from './import.styles';
import { isUnfinished, outcomeOf } from './import-outcome';
import { importMessages } from './messages';
import { ResultStep, RunStep } from './result-step';
import { ReviewStep } from './review-step';
import { keysByContent, newKeys } from './row-keys';
import { saveTemplate } from './template';
import { useCheckedRows } from './use-checked-rows';
import { useImportRun } from './use-import-run';
import { useTableFile, type TableFile } from './use-table-file';
import type { Conventions } from './values/conventions';

export interface ImportDialogProps {
  title: string;
  declaration: AnyDeclaration;
  /** The part in which the user says why; it stays while the rows are sent. */
  reason?: ReactNode;
  onClose: () => void;
}

interface ReadFileProps extends ImportDialogProps {
  file: TableFile;
  reading: FileStepProps['reading'];
  onChoose: (choices: ReadChoices) => void;
  onOtherFile: () => void;
}

/** The steps after reading a file: review, progress and result. */
function ReadFileDialog(props: ReadFileProps) {
  const { title, declaration, file, reading, reason, onChoose, onOtherFile, onClose } = props;
  const styles = useImportStyles();
  const text = importMessages.useText();
  const { table, fields } = file;
  const [changed, setChanged] = useState<{ table: Table; mapping: ColumnMapping } | null>(null);
  const guessed = useMemo(() => guessMapping(table.headers, fields), [table, fields]);
  const mapping = changed?.table === table ? changed.mapping : guessed;
  const [conventions, setConventions] = useState<Conventions>({});
  const check = useCheckedRows(declaration, file, mapping, conventions);
  const { rows } = check;
  const good = useMemo(() => rows?.filter(({ problems }) => problems.length === 0) ?? [], [rows]);
  const { state: run, isRunning, start, stop } = useImportRun(declaration);
  const isReading = reading !== null && !reading.failure;
  const isMapped = fields.every(({ name, required }) => !required || mapping[name] !== undefined);
  const unfinished = run?.end ? good.filter((row) => isUnfinished(row, run.fates)) : [];
  const repeated = run?.end ? good.filter((row) => outcomeOf(row, run.fates) === 'repeated') : [];
  const step = run ? (run.end ? 'result' : 'run') : 'review';
  const content = useRef<HTMLDivElement>(null);
  // The focused element is removed with its step.
  useEffect(() => content.current?.focus(), [step]);

  const close = (
    <Button
      appearance={step === 'result' && unfinished.length === 0 ? 'primary' : undefined}
      onClick={onClose}
    >
      {step === 'result' ? uiMessages.text('ui.dialog.close') : uiMessages.text('ui.dialog.cancel')}
    </Button>
  );
  const actions = {
    review: (
      <>
        {close}
        <Button
          appearance="primary"
          disabledFocusable={!isMapped || good.length === 0 || isReading}
          onClick={() => void start(good, keysByContent(good))}
        >
          {text('import.start', { count: good.length, n: formatNumber(good.length) })}
        </Button>
      </>
    ),
    run: (
      <Button disabledFocusable={run?.isStopping} onClick={stop}>
        {uiMessages.text('ui.dialog.cancel')}
      </Button>
    ),
    result: (
      <>
        {repeated.length > 0 && (
          <Button onClick={() => void start(repeated, newKeys(repeated))}>
            {text('import.again', { n: formatNumber(repeated.length) })}
          </Button>
        )}
        {close}
        {unfinished.length > 0 && (
          <Button appearance="primary" onClick={() => void start(unfinished)}>
            {text('import.rest', { count: unfinished.length, n: formatNumber(unfinished.length) })}
          </Button>
        )}
      </>
    ),
  };
  return (
    <Dialog actions={actions[step]} onDismiss={isRunning ? stop : onClose} size="large" title={title}>
      <div className={styles.content} data-autofocus="" ref={content} tabIndex={-1}>
        {step === 'review' && (
          <ReviewStep
            check={check}
            conventions={conventions}
            file={file}
            goodCount={good.length}
            mapping={mapping}
            onChoose={onChoose}
            onConventions={setConventions}
            onMapping={(chosen) => setChanged({ table, mapping: chosen })}
            onOtherFile={onOtherFile}
            reading={reading}
          />
        )}
        <div hidden={step !== 'review'}>{reason}</div>
        {step === 'run' && <RunStep run={run!} />}
        {step === 'result' && (
          <ResultStep end={run!.end!} result={{ file, mapping, rows: rows ?? [], fates: run!.fates }} />
        )}
      </div>
    </Dialog>
  );
}

/**
 * Creates records from the rows of a file by the ordinary create call: the user chooses the file, maps its columns, reviews the
 * problems and sends the valid rows. Open while rendered.
 */
export function ImportDialog(props: ImportDialogProps) {
  const { title, declaration, onClose } = props;
  const language = useLanguage();
  const { reading, file, read, readAgain, forget } = useTableFile(declaration, language);
  if (file) {
    const choose = (choices: ReadChoices) => void readAgain(choices);
    return <ReadFileDialog {...props} file={file} onChoose={choose} onOtherFile={forget} reading={reading} />;
  }
  return (
    <Dialog
      actions={<Button onClick={onClose}>{uiMessages.text('ui.dialog.cancel')}</Button>}
      onDismiss={onClose}
      title={title}
    >
      <FileStep
        onFile={(chosen) => void read(chosen)}
        onTemplate={() => saveTemplate(declaration, language, title)}
        reading={reading}
      />
    </Dialog>
  );
}
