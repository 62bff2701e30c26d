import { PrintFrame } from '@backoffice/print-frame';
import { Button, Dialog, PrintIcon } from '@backoffice/ui';
import { useState } from 'react';
import { messages } from '../../../messages';
import { ArticleView, type ViewedArticle } from './article-view';

export interface ArticlePreviewDialogProps {
  article: ViewedArticle;
  onClose: () => void;
}

/** An article as its readers see it, and the way to print it. */
export function ArticlePreviewDialog({ article, onClose }: ArticlePreviewDialogProps) {
  const text = messages.useText();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <Dialog
      actions={
        <Button disabledFocusable={isPrinting} icon={<PrintIcon />} onClick={() => setIsPrinting(true)}>
          {text('articles.action.print')}
        </Button>
      }
      onDismiss={onClose}
      size="large"
      title={text('articles.preview.title')}
    >
      <ArticleView article={article} />
      {isPrinting && (
        <PrintFrame onPrinted={() => setIsPrinting(false)} title={article.title}>
          <ArticleView article={article} />
        </PrintFrame>
      )}
    </Dialog>
  );
}
