import { notify } from '@backoffice/ui';
import { useRef, useState } from 'react';
import { documentsMessages } from '../documents-messages';

/** Makes a file and gives it to the user; a second click while it is made does nothing. */
export function useSaveFile() {
  const [isBusy, setIsBusy] = useState(false);
  const isMaking = useRef(false);

  const save = async (name: string, make: () => Promise<Blob>): Promise<void> => {
    if (isMaking.current) return;
    isMaking.current = true;
    setIsBusy(true);
    try {
      const [{ download }, file] = await Promise.all([import('@backoffice/spreadsheet'), make()]);
      download(file, name);
      notify.success({ title: documentsMessages.text('documents.file.done', { name }) });
    } catch (error) {
      console.error('The file could not be made.', error);
      notify.error({ title: documentsMessages.text('documents.file.failed') });
    } finally {
      isMaking.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, save };
}
