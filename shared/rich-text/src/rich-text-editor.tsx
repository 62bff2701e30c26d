import { useMarkupStyles } from '@backoffice/safe-html';
import { mergeClasses, notify } from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import ReactQuill from 'react-quill';
import { dressEditor } from './dress-editor';
import { editorFormats, editorModules } from './editor-modules';
import { editorState, EditorTools } from './editor-tools';
import { messages } from './messages';
import { useEditorStyles } from './rich-text-editor.styles';
import { useFullScreen } from './use-full-screen';

// Loaded as a file, because the page's content security policy forbids style elements.
const sheet = new URL('react-quill/dist/quill.snow.css', import.meta.url).href;

export interface RichTextEditorProps {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Receives the target of the focus when the field is invalid; null on unmount. */
  onReady: (target: { focus: () => void } | null) => void;
  /** Uploads an image; resolves with its path, or with null after it has shown the failure. */
  onUpload: (file: File) => Promise<string | null>;
  labelledBy?: string;
  describedBy?: string;
}

/** A rich text editor, 400 px high. Images are uploaded as soon as they are chosen, pasted or dropped. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, onReady, onUpload, labelledBy, describedBy } = props;
  const styles = useEditorStyles();
  const { markup } = useMarkupStyles();
  const text = messages.useText();
  const quill = useRef<ReactQuill>(null);
  const upload = useRef(onUpload);
  useEffect(() => {
    upload.current = onUpload;
  });
  const imagesLeftOut = useRef(0);
  const modules = useMemo(
    () =>
      editorModules({
        upload: (file) => upload.current(file),
        onLeftOut: () => (imagesLeftOut.current += 1),
      }),
    [],
  );
  const notifyLeftOut = () => {
    if (imagesLeftOut.current === 0) return;
    notify.warning({
      title: text('richText.paste.title'),
      body: text('richText.paste.body'),
      durationMs: 5000,
    });
  };

  // The editor keeps its content by itself. It is created anew when the form sets another value: otherwise the editor's own HTML
  // for that value would count as typed.
  const [put, setPut] = useState({ html: value, times: 0 });
  const [typed, setTyped] = useState(value);
  if (value !== typed && value !== put.html) {
    setPut({ html: value, times: put.times + 1 });
    setTyped(value);
  }

  useEffect(() => {
    if (quill.current) dressEditor(quill.current.getEditor(), text, { labelledBy, describedBy });
  }, [text, labelledBy, describedBy, put.times]);
  useEffect(() => {
    onReady({ focus: () => quill.current?.focus() });
    return () => onReady(null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form passes a new function for the same field each time
  }, []);

  const [state, setState] = useState({ canUndo: false, canRedo: false, isInTable: false });
  const readState = () => {
    const editor = quill.current?.getEditor();
    if (editor) setState((before) => editorState(editor, before));
  };

  const { isFull, setIsFull, host, anchor } = useFullScreen();
  const changeFull = (toFull: boolean) => {
    setIsFull(toFull);
    // Moving the editor in the document loses the focus.
    queueMicrotask(() => quill.current?.focus());
  };
  const leaveByEscape = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Escape' && isFull && !event.defaultPrevented) changeFull(false);
  };

  return (
    <div ref={anchor}>
      <link href={sheet} precedence="editor" rel="stylesheet" />
      {createPortal(
        <div
          aria-label={isFull ? text('richText.full-screen.title') : undefined}
          aria-modal={isFull || undefined}
          className={mergeClasses(styles.editor, markup, isFull && styles.full)}
          onKeyDown={leaveByEscape}
          // The editor handles the paste between these two handlers.
          onPaste={notifyLeftOut}
          onPasteCapture={() => (imagesLeftOut.current = 0)}
          role={isFull ? 'dialog' : undefined}
        >
          <EditorTools
            html={value}
            isFull={isFull}
            onFullChange={changeFull}
            read={() => quill.current?.getEditor()}
            run={(action) => {
              const editor = quill.current?.getEditor();
              if (!editor) return;
              editor.focus();
              action(editor);
              readState();
            }}
            state={state}
          />
          <ReactQuill
            defaultValue={put.html}
            formats={editorFormats}
            key={put.times}
            modules={modules}
            onBlur={onBlur}
            onChange={(html, _delta, source) => {
              readState();
              if (source !== 'user') return;
              setTyped(html);
              onChange(html);
            }}
            onChangeSelection={readState}
            ref={quill}
            theme="snow"
            useSemanticHTML={false}
          />
        </div>,
        host,
      )}
    </div>
  );
}
