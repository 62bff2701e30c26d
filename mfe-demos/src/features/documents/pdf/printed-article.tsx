import { SafeHtml } from '@backoffice/safe-html';
import { documentsMessages } from '../documents-messages';
import { useDocumentsStyles } from '../documents.styles';

export function PrintedArticle() {
  const styles = useDocumentsStyles();
  const text = documentsMessages.useText();
  return (
    <article>
      <SafeHtml className={styles.article} html={text('documents.pdf.article')} />
    </article>
  );
}
