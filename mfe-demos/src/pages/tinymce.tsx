import { uiMessages } from '@backoffice/ui';
import { RichTextEditor, richTextMessages } from '@backoffice/rich-text';
import { SafeHtml } from '@backoffice/safe-html';
import { useState } from 'react';
import { DemoCard } from '../demo-card';
import { DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { useRichTextStyles } from '../features/rich-text/rich-text.styles';
import { uploadTextImage } from '../features/rich-text/upload-text-image';

const LABEL = 'rich-text-label';

/** Rich text, with what it becomes. */
function RichTextPage() {
  const styles = useRichTextStyles();
  const text = demoMessages.useText();
  const [html, setHtml] = useState(() => demoMessages.text('richText.example'));
  return (
    <DemoPage intro={text('richText.intro')}>
      <div>
        <span className={styles.label} id={LABEL}>
          {text('richText.editor')}
        </span>
        <RichTextEditor
          labelledBy={LABEL}
          onBlur={() => undefined}
          onChange={setHtml}
          onReady={() => undefined}
          onUpload={uploadTextImage}
          value={html}
        />
      </div>
      <DemoCard title={text('richText.preview')}>
        <SafeHtml className={styles.shown} html={html} />
      </DemoCard>
      <DemoCard title={text('richText.html')}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the arrow keys */}
        <pre aria-label={text('richText.html')} className={styles.html} role="region" tabIndex={0}>
          {html}
        </pre>
      </DemoCard>
    </DemoPage>
  );
}

export { RichTextPage as Page };
export const messages = [demoMessages, richTextMessages, uiMessages];
