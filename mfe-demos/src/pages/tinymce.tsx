import { makeStyles, notify, tokens, uiMessages } from '@backoffice/ui';
import { RichTextEditor, richTextMessages } from '@backoffice/rich-text';
import { SafeHtml } from '@backoffice/safe-html';
import { useState } from 'react';
import { DemoCard, DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { UPLOAD_MAX_BYTES, uploadedPath } from '@backoffice/contract';
import { acceptedImages, uploadImage } from '../upload-image';

function problemOf({ type, size }: File): 'richText.kind' | 'richText.size' | null {
  if (!Object.hasOwn(acceptedImages, type)) return 'richText.kind';
  return size > UPLOAD_MAX_BYTES ? 'richText.size' : null;
}

/**
 * Uploads an image in the text.
 *
 * @returns its path, or null after showing the failure
 */
async function uploadTextImage(file: File): Promise<string | null> {
  try {
    const problem = problemOf(file);
    if (problem) throw new Error(demoMessages.text(problem));
    return uploadedPath(await uploadImage(file, file.name));
  } catch (error) {
    console.warn('An image of the text was not stored.', error);
    const body = error instanceof Error ? error.message : undefined;
    notify.error({ title: demoMessages.text('richText.failed'), body });
    return null;
  }
}

const useRichTextStyles = makeStyles({
  label: { display: 'block', marginBottom: tokens.spacingVerticalXS, fontWeight: tokens.fontWeightSemibold },
  shown: {
    overflowWrap: 'anywhere',
    '& a': { color: tokens.colorBrandForegroundLink },
    '& img': { maxWidth: '100%' },
  },
  html: {
    maxHeight: '240px',
    margin: 0,
    overflow: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    fontFamily: tokens.fontFamilyMonospace,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

const LABEL = 'rich-text-label';

/** Demonstrates the rich text editor with its HTML. */
export function Page() {
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
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it only while it has the focus */}
        <pre aria-label={text('richText.html')} className={styles.html} role="group" tabIndex={0}>
          {html}
        </pre>
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [demoMessages, richTextMessages, uiMessages];
