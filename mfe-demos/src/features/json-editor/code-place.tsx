import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { editorExtensions } from './editor-extensions';

export interface CodePlaceProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** The editor, inside a shadow root: only there it styles itself by sheets of its own, which the policy of the page allows. */
export function CodePlace({ label, value, onChange }: CodePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const extensions = editorExtensions(label, (text) => latest.current.onChange(text));
    const state = EditorState.create({ doc: latest.current.value, extensions });
    const made = new EditorView({ state, parent: root, root });
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [label]);

  useEffect(() => {
    const { current } = view;
    const shown = current?.state.doc.toString();
    if (!current || shown === value) return;
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } });
  }, [value]);

  return <div ref={place} />;
}
