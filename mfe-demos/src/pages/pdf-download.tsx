import { SafeHtml } from '@backoffice/safe-html';
import { PrintFrame } from '@backoffice/print-frame';
import { Button, PrintIcon, uiMessages } from '@backoffice/ui';
import { useEffect, useRef, useState } from 'react';
import { documentsMessages } from '../features/documents/documents-messages';
import { useDocumentsStyles } from '../features/documents/documents.styles';
import { Bar, DemoCard, DemoPage } from '../demo-page';

export function PrintedArticle() {
  const styles = useDocumentsStyles();
  const text = documentsMessages.useText();
  return (
    <article>
      <SafeHtml className={styles.article} html={text('documents.pdf.article')} />
    </article>
  );
}

const DELAY_MS = 3000;

/** Shows an article and, after a moment, opens the print dialog; a button opens it again. */
export function Page() {
  const text = documentsMessages.useText();
  const [isPrinting, setIsPrinting] = useState(false);
  const hasPrinted = useRef(false);

  useEffect(() => {
    if (hasPrinted.current) return undefined;
    const timer = setTimeout(() => {
      hasPrinted.current = true;
      setIsPrinting(true);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <DemoPage intro={text('documents.pdf.soon')}>
      <DemoCard title={text('documents.pdf.title')}>
        <Bar>
          <Button disabledFocusable={isPrinting} icon={<PrintIcon />} onClick={() => setIsPrinting(true)}>
            {text('documents.pdf.print')}
          </Button>
        </Bar>
        <PrintedArticle />
        {isPrinting && (
          <PrintFrame onPrinted={() => setIsPrinting(false)} title={text('documents.pdf.title')}>
            <h1>{text('documents.pdf.title')}</h1>
            <PrintedArticle />
          </PrintFrame>
        )}
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [documentsMessages, uiMessages];
