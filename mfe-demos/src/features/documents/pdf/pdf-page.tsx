import { Link } from 'react-router-dom';
import { DemoCard } from '../../../frame/demo-card';
import { DemoPage } from '../../../frame/demo-page';
import { paths } from '../../../paths';
import { documentsMessages } from '../documents-messages';
import { useDocumentsStyles } from '../documents.styles';

/** Leads to the page that prints. */
export function PdfPage() {
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
