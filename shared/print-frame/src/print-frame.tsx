import { basePath } from '@backoffice/session/base-path';
import { makeStyles } from '@backoffice/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const usePrintFrameStyles = makeStyles({
  // A frame without a size prints nothing.
  frame: { position: 'fixed', insetInlineStart: '-10000px', width: '210mm', height: '297mm', border: 0 },
});

export interface PrintFrameProps {
  /** The title of the printed document. */
  title: string;
  onPrinted: () => void;
  children: ReactNode;
}

const SHEET = `
  body { margin: 0; font: 12pt/1.6 system-ui, sans-serif; color: black; overflow-wrap: anywhere; }
  img { display: block; max-width: 100%; max-height: 12cm; }
  h1, h2, h3, h4 { line-height: 1.3; break-after: avoid; }
  blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 2pt solid gray; }
  header { display: flex; align-items: center; gap: 6pt; margin-bottom: 12pt; color: dimgray; font-size: 10pt; }
  header img { height: 14pt; }
  pre, .ql-code-block-container { white-space: pre-wrap; font-family: monospace; }
  li[data-list=bullet] { list-style-type: disc; }
  .ql-align-center { text-align: center; }
  .ql-align-right { text-align: right; }
`;

async function imagesOf(body: HTMLElement): Promise<void> {
  // Images that fail to load are printed as missing.
  await Promise.all([...body.querySelectorAll('img')].map((image) => image.decode().catch(() => {})));
}

/** Returns the product's name where the operator has set one: it is in the page. */
const productName = () =>
  document.head.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? '';

/** Prints only its children, below the product's name, in an iframe under the page's content security policy. */
export function PrintFrame({ title, onPrinted, children }: PrintFrameProps) {
  const styles = usePrintFrameStyles();
  const frame = useRef<HTMLIFrameElement>(null);
  const name = productName();
  const [body, setBody] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const inner = frame.current?.contentDocument;
    const view = inner?.defaultView;
    if (!inner || !view) return;
    // Created by the frame's own window, as adopted sheets must be. The policy forbids a style element.
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(SHEET);
    inner.adoptedStyleSheets = [sheet];
    inner.title = name ? `${title} - ${name}` : title;
    inner.documentElement.lang = document.documentElement.lang;
    setBody(inner.body);
  }, [title, name]);

  const print = useEffectEvent(() => {
    frame.current?.contentWindow?.print();
    onPrinted();
  });
  useEffect(() => {
    if (!body) return undefined;
    let isGone = false;
    void imagesOf(body).then(() => {
      if (!isGone) print();
    });
    return () => {
      isGone = true;
    };
  }, [body]);

  return (
    <>
      <iframe aria-hidden="true" className={styles.frame} ref={frame} tabIndex={-1} title={title} />
      {body &&
        createPortal(
          <>
            {name && (
              <header>
                <img alt="" src={`${basePath()}/logo`} />
                {name}
              </header>
            )}
            {children}
          </>,
          body,
        )}
    </>
  );
}
