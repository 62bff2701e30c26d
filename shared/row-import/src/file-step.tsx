import { MessageBar, MessageBarBody } from '@backoffice/ui';
import { useState } from 'react';
import { FileDrop } from './file-drop';
import { failureText, limitParams } from './failure-texts';
import { useImportStyles } from './import.styles';
import { importMessages } from './messages';
import type { useTableFile } from './use-table-file';

export interface FileStepProps {
  reading: ReturnType<typeof useTableFile>['reading'];
  onFile: (file: File) => void;
}

/** Chooses one file, or takes one that is dropped. */
export function FileStep({ reading, onFile }: FileStepProps) {
  const styles = useImportStyles();
  const text = importMessages.useText();
  const [isSeveral, setIsSeveral] = useState(false);
  const isReading = reading !== null && !reading.failure;
  const failure = reading?.failure && failureText(reading.failure, text);

  const take = ([file, ...others]: readonly File[]) => {
    setIsSeveral(others.length > 0);
    if (file && others.length === 0) onFile(file);
  };
  return (
    <div className={styles.step}>
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
