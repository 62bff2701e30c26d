import type { Quill } from 'react-quill';
import type { messages } from './messages';

type Key = Parameters<typeof messages.text>[0];

/** The labels of toolbar buttons, by class and, where a button has one, value. */
const buttonTexts: Record<string, Key> = {
  'ql-header 1': 'richText.heading-1',
  'ql-header 2': 'richText.heading-2',
  'ql-bold': 'richText.bold',
  'ql-italic': 'richText.italic',
  'ql-underline': 'richText.underline',
  'ql-strike': 'richText.strike',
  'ql-script sub': 'richText.subscript',
  'ql-script super': 'richText.superscript',
  'ql-list ordered': 'richText.ordered',
  'ql-list bullet': 'richText.bullet',
  'ql-indent -1': 'richText.outdent',
  'ql-indent +1': 'richText.indent',
  'ql-align': 'richText.align-start',
  'ql-align center': 'richText.align-center',
  'ql-align right': 'richText.align-end',
  'ql-blockquote': 'richText.quote',
  'ql-code-block': 'richText.code',
  'ql-link': 'richText.link',
  'ql-image': 'richText.image',
  'ql-clean': 'richText.clean',
};

/** Labels the editor's controls in the language of the interface: Quill's labels are English, and some are missing. */
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
  toolbar?.setAttribute('aria-label', text('richText.toolbar'));
  for (const button of toolbar?.querySelectorAll('button') ?? []) {
    const [format = ''] = [...button.classList].filter((name) => name !== 'ql-active');
    const key = buttonTexts[`${format} ${button.value}`.trim()];
    if (!key) continue;
    button.setAttribute('aria-label', text(key));
    button.dataset.tooltip = text(key);
  }

  // Quill's style sheet has the texts of the link box; our styles read them from these attributes.
  const box = container.querySelector<HTMLElement>('.ql-tooltip');
  if (!box) return;
  box.dataset.visit = text('richText.link.visit');
  box.dataset.enter = text('richText.link.enter');
  const field = box.querySelector('input');
  field?.setAttribute('aria-label', text('richText.link.enter'));
  if (field) field.dataset.link = 'https://';
  const action = box.querySelector<HTMLElement>('.ql-action');
  if (action) {
    action.dataset.edit = text('richText.link.edit');
    action.dataset.save = text('richText.link.save');
  }
  const remove = box.querySelector<HTMLElement>('.ql-remove');
  if (remove) remove.dataset.remove = text('richText.link.remove');
}
