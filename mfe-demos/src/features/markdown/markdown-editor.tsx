import MDEditor, { type MDEditorProps } from '@uiw/react-md-editor/nohighlight';
import rehypeSanitize from 'rehype-sanitize';
import { useState } from 'react';
import { type MessageKey, messages } from '../../messages';
import { useMarkdownStyles } from './markdown.styles';
import { toolbarCommands } from './toolbar-commands';

// A file of its own, because the policy of the page allows no style elements.
const sheet = new URL('@uiw/react-md-editor/markdown-editor.css', import.meta.url).href;

export interface MarkdownEditorProps {
  title: string;
  toolbar: 'basic' | 'custom';
  preview: MDEditorProps['preview'];
  /** Names the buttons; the interface's texts when left out. */
  toolbarText?: (key: MessageKey) => string;
  /** No ways to other views. */
  textOnly?: boolean;
}

/** Markdown beside what it becomes. Its HTML is left out: only what Markdown itself can say is shown. */
export function MarkdownEditor({ title, toolbar, preview, toolbarText, textOnly }: MarkdownEditorProps) {
  const styles = useMarkdownStyles();
  const text = messages.useText();
  const [typed, setTyped] = useState<string | null>(null);
  const buttons = toolbarText ?? text;
  return (
    <>
      <link href={sheet} precedence="editor" rel="stylesheet" />
      <MDEditor
        className={styles.editor}
        commands={toolbarCommands(toolbar, buttons)}
        components={{
          preview: (source) => (
            <div
              aria-label={text('markdown.preview', { title })}
              className={styles.preview}
              role="region"
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the arrow keys
              tabIndex={0}
            >
              <MDEditor.Markdown rehypePlugins={[[rehypeSanitize]]} skipHtml source={source} />
            </div>
          ),
        }}
        defaultTabEnable
        extraCommands={textOnly ? [] : toolbarCommands('views', buttons)}
        height={300}
        onChange={(value = '') => setTyped(value)}
        preview={preview}
        textareaProps={{ 'aria-label': title }}
        value={typed ?? text('markdown.example')}
        visibleDragbar={false}
      />
    </>
  );
}
