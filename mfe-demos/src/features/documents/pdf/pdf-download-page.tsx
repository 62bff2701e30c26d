import { PrintFrame } from '@backoffice/print-frame';
import { Button, PrintIcon } from '@backoffice/ui';
import { useEffect, useRef, useState } from 'react';
import { Bar } from '../../../frame/bar';
import { DemoCard } from '../../../frame/demo-card';
import { DemoPage } from '../../../frame/demo-page';
import { documentsMessages } from '../documents-messages';
import { PrintedArticle } from './printed-article';

const DELAY_MS = 3000;

/** Shows an article and, after a moment, the browser's print dialog: once, and again by the button. */
export function PdfDownloadPage() {
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
