import { ArrowDownloadIcon, Button, MessageBar, MessageBarBody } from '@backoffice/ui';
import { useState } from 'react';
import { FileDrop } from './file-drop';
import { failureText, limitParams } from './failure-texts';
import { useImportStyles } from './import.styles';
import { importMessages } from './messages';
import type { useTableFile } from './use-table-file';

export interface FileStepProps {
  reading: ReturnType<typeof useTableFile>['reading'];
  onFile: (file: File) => void;
  /** Downloads the template. */
  onTemplate: () => Promise<void>;
}

/** The first step: the user chooses or drops one file. */
export function FileStep({ reading, onFile, onTemplate }: FileStepProps) {
  const styles = useImportStyles();
  const text = importMessages.useText();
  const [isSeveral, setIsSeveral] = useState(false);
  const [noTemplate, setNoTemplate] = useState(false);
  const isReading = reading !== null && !reading.failure;
  const failure = reading?.failure && failureText(reading.failure, text);

  const take = ([file, ...others]: readonly File[]) => {
    setIsSeveral(others.length > 0);
    if (file && others.length === 0) onFile(file);
  };
  const giveTemplate = async () => {
    setNoTemplate(false);
    try {
      await onTemplate();
    } catch (error) {
      console.error(error);
      setNoTemplate(true);
    }
  };
  return (
    <div className={styles.step}>
      <div className={styles.file}>
        <p className={styles.hint}>{text('import.template.hint')}</p>
        <Button icon={<ArrowDownloadIcon />} onClick={() => void giveTemplate()}>
          {text('import.template.save')}
        </Button>
      </div>
      {noTemplate && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{text('import.template.failed')}</MessageBarBody>
        </MessageBar>
      )}
      {(isSeveral || failure) && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            {isSeveral ? text('import.file.one') : `${reading!.name}: ${failure}`}
          </MessageBarBody>
        </MessageBar>
      )}
      <FileDrop
        choose={text('import.file.choose')}
        hint={text('import.file.hint', limitParams())}
        isFirst
        label={text('import.file.label')}
        onFiles={take}
        reading={isReading ? text('import.file.reading', { name: reading.name }) : null}
      />
    </div>
  );
}
