import { formatNumber, useLanguage } from '@backoffice/i18n';
import { Button, Dialog, uiMessages } from '@backoffice/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { guessMapping, type ColumnMapping } from './known-names';
import { FileStep } from './file-step';
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

export interface ImportDialogProps {
  title: string;
  declaration: AnyDeclaration;
  onClose: () => void;
}

interface ReadFileProps extends ImportDialogProps {
  file: TableFile;
  onOtherFile: () => void;
}

/** From the file that was read to the report. */
function ReadFileDialog({ title, declaration, file, onOtherFile, onClose }: ReadFileProps) {
  const styles = useImportStyles();
  const text = importMessages.useText();
  const [mapping, setMapping] = useState<ColumnMapping>(() => guessMapping(file.table.headers, file.fields));
  const check = useCheckedRows(declaration, file, mapping);
  const { rows } = check;
  const good = useMemo(() => rows?.filter(({ problems }) => problems.length === 0) ?? [], [rows]);
  const { state: run, isRunning, start, stop } = useImportRun(declaration);
  const isMapped = file.fields.every(({ name, required }) => !required || mapping[name] !== undefined);
  const unfinished = run?.end ? good.filter((row) => isUnfinished(row, run.fates)) : [];
  const repeated = run?.end ? good.filter((row) => outcomeOf(row, run.fates) === 'repeated') : [];
  const step = run ? (run.end ? 'result' : 'run') : 'review';
  const content = useRef<HTMLDivElement>(null);
  // What had the focus is gone with its step.
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
          disabledFocusable={!isMapped || good.length === 0}
          onClick={() => void start(good, keysByContent(good, file.fields, mapping))}
        >
          {text('import.start', { count: good.length })}
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
            {text('import.rest', { n: formatNumber(unfinished.length) })}
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
            file={file}
            goodCount={good.length}
            mapping={mapping}
            onMapping={setMapping}
            onOtherFile={onOtherFile}
          />
        )}
        {step === 'run' && <RunStep run={run!} />}
        {step === 'result' && (
          <ResultStep end={run!.end!} result={{ file, mapping, rows: rows ?? [], fates: run!.fates }} />
        )}
      </div>
    </Dialog>
  );
}

/**
 * Makes rows of a file's rows, by the ordinary create call: choose the file, say which column is which, look at what is wrong,
 * send what is right. Open as long as it is rendered.
 */
export function ImportDialog(props: ImportDialogProps) {
  const { title, declaration, onClose } = props;
  const language = useLanguage();
  const { reading, file, read, forget } = useTableFile(declaration, language);
  if (file) return <ReadFileDialog {...props} file={file} onOtherFile={forget} />;
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
