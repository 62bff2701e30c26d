import { uiMessages } from '@backoffice/ui';
import { Link } from 'react-router-dom';
import { DemoCard } from '../demo-card';
import { DemoPage } from '../demo-page';
import { paths } from '../paths';
import { documentsMessages } from '../features/documents/documents-messages';
import { useDocumentsStyles } from '../features/documents/documents.styles';

/** Leads to the page that prints. */
function PdfPage() {
  const styles = useDocumentsStyles();
  const text = documentsMessages.useText();
  return (
    <DemoPage intro={text('documents.pdf.intro')}>
      <DemoCard title={text('documents.pdf.title')}>
        <Link className={styles.link} to={paths.pdfDownload}>
          {text('documents.pdf.link')}
        </Link>
      </DemoCard>
    </DemoPage>
  );
}

export { PdfPage as Page };
export const messages = [documentsMessages, uiMessages];
