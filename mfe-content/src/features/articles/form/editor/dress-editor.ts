import type { Quill } from 'react-quill';
import type { messages } from '../../../../messages';

type Key = Parameters<typeof messages.text>[0];

/** By the class of a button, with its value where it has one. */
const buttonTexts: Record<string, Key> = {
  'ql-header 1': 'articles.editor.heading-1',
  'ql-header 2': 'articles.editor.heading-2',
  'ql-bold': 'articles.editor.bold',
  'ql-italic': 'articles.editor.italic',
  'ql-underline': 'articles.editor.underline',
  'ql-strike': 'articles.editor.strike',
  'ql-list ordered': 'articles.editor.ordered',
  'ql-list bullet': 'articles.editor.bullet',
  'ql-indent -1': 'articles.editor.outdent',
  'ql-indent +1': 'articles.editor.indent',
  'ql-align': 'articles.editor.align-start',
  'ql-align center': 'articles.editor.align-center',
  'ql-align right': 'articles.editor.align-end',
  'ql-blockquote': 'articles.editor.quote',
  'ql-code-block': 'articles.editor.code',
  'ql-link': 'articles.editor.link',
  'ql-image': 'articles.editor.image',
  'ql-clean': 'articles.editor.clean',
};

/** Gives the editor its names, in the language of the interface: its own are English, and some are missing. */
export function dressEditor(
  { root, container }: InstanceType<typeof Quill>,
  text: typeof messages.text,
  { labelledBy, describedBy }: { labelledBy?: string; describedBy?: string },
): void {
  root.setAttribute('role', 'textbox');
  root.setAttribute('aria-multiline', 'true');
  if (labelledBy) root.setAttribute('aria-labelledby', labelledBy);
  if (describedBy) root.setAttribute('aria-describedby', describedBy);
  else root.removeAttribute('aria-describedby');

  const toolbar = container.previousElementSibling;
  toolbar?.setAttribute('aria-label', text('articles.editor.toolbar'));
  for (const button of toolbar?.querySelectorAll('button') ?? []) {
    const [format = ''] = [...button.classList].filter((name) => name !== 'ql-active');
    const key = buttonTexts[`${format} ${button.value}`.trim()];
    if (!key) continue;
    button.setAttribute('aria-label', text(key));
    button.dataset.tooltip = text(key);
  }

  // The words of the box for links stand in its style sheet; ours read them from here.
  const box = container.querySelector<HTMLElement>('.ql-tooltip');
  if (!box) return;
  box.dataset.visit = text('articles.editor.link.visit');
  box.dataset.enter = text('articles.editor.link.enter');
  const field = box.querySelector('input');
  field?.setAttribute('aria-label', text('articles.editor.link.enter'));
  if (field) field.dataset.link = 'https://';
  const action = box.querySelector<HTMLElement>('.ql-action');
  if (action) {
    action.dataset.edit = text('articles.editor.link.edit');
    action.dataset.save = text('articles.editor.link.save');
  }
  const remove = box.querySelector<HTMLElement>('.ql-remove');
  if (remove) remove.dataset.remove = text('articles.editor.link.remove');
}
