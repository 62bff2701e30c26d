import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

const PARSE_MS = 200;

/** @returns where the syntax tree first does not fit, or where the text ends too early */
function firstMisfit(state: EditorState): number {
  const tree = ensureSyntaxTree(state, state.doc.length, PARSE_MS);
  const misfits: number[] = [];
  tree?.iterate({
    enter: ({ type, from }) => {
      if (type.isError) misfits.push(from);
    },
  });
  return misfits[0] ?? state.doc.length;
}

/**
 * Where a text is no JSON, if anywhere. Whether it is, says the browser's own reader; where, says the syntax tree, since readers
 * mostly keep the place to themselves.
 */
export function jsonProblem(state: EditorState): { at: number; reason: string } | null {
  try {
    JSON.parse(state.doc.toString());
    return null;
  } catch (error) {
    return { at: firstMisfit(state), reason: error instanceof Error ? error.message : String(error) };
  }
}
