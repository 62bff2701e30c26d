import { Quill } from 'react-quill';

const Delta = Quill.import('delta');

type Editor = InstanceType<typeof Quill>;

// Stands for an image, which takes one character and is not a word.
const OBJECT = '\uFFFC';

const textOf = (editor: Editor): string =>
  editor
    .getContents()
    .ops.map(({ insert }) => (typeof insert === 'string' ? insert : OBJECT))
    .join('');

/**
 * Finds the words in a text regardless of case, from the start and without overlaps.
 *
 * @returns positions as the editor counts them
 */
export function findWords(editor: Editor, words: string): { at: number; length: number }[] {
  if (words === '') return [];
  const pattern = new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'giu');
  return [...textOf(editor).matchAll(pattern)].map(({ index, 0: found }) => ({
    at: index,
    length: found.length,
  }));
}

/** Replaces the words everywhere, with the format of each one's first letter, in one step that can be undone. */
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
