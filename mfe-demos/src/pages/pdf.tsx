import { uiMessages } from '@backoffice/ui';
import { Link } from 'react-router-dom';
import { DemoCard, DemoPage } from '../demo-page';
import { documentsMessages } from '../features/documents/documents-messages';
import { useDocumentsStyles } from '../features/documents/documents.styles';

/** Links to the page that prints. */
export function Page() {
  const styles = useDocumentsStyles();
  const text = documentsMessages.useText();
  return (
    <DemoPage intro={text('documents.pdf.intro')}>
      <DemoCard title={text('documents.pdf.title')}>
        <Link className={styles.link} to="/pdf/download">
          {text('documents.pdf.link')}
        </Link>
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [documentsMessages, uiMessages];
