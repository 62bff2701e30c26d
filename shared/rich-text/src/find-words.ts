import { Quill } from 'react-quill';

const Delta = Quill.import('delta');

type Editor = InstanceType<typeof Quill>;

// Stands for an image, which takes one place in the text and is no word.
const OBJECT = '\uFFFC';

const textOf = (editor: Editor): string =>
  editor
    .getContents()
    .ops.map(({ insert }) => (typeof insert === 'string' ? insert : OBJECT))
    .join('');

/**
 * Where a text has the words, whatever their case, from the front; none overlap.
 *
 * @returns places as the editor counts them
 */
export function findWords(editor: Editor, words: string): { at: number; length: number }[] {
  if (words === '') return [];
  const pattern = new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'giu');
  return [...textOf(editor).matchAll(pattern)].map(({ index, 0: found }) => ({
    at: index,
    length: found.length,
  }));
}

/** Puts other words in all those places, dressed as the first letter of each was, in one step that can be undone. */
export function replaceWords(editor: Editor, words: string, by: string): void {
  const change = new Delta();
  let done = 0;
  for (const { at, length } of findWords(editor, words)) {
    const { attributes } = editor.getContents(at, 1).ops[0]!;
    change
      .retain(at - done)
      .insert(by, attributes)
      .delete(length);
    done = at + length;
  }
  editor.history.cutoff();
  editor.updateContents(change, 'user');
  editor.history.cutoff();
}
