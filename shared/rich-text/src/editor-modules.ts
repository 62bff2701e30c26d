import { apiAddress } from '@backoffice/api-client';
import { articleMarkup, uploadedPath } from '@backoffice/contract';
import { Quill } from 'react-quill';

const Delta = Quill.import('delta');

/** Quill's own description of a format that is a class, of which its types tell only that it is something. */
interface ClassFormat {
  whitelist?: readonly string[];
}

for (const name of ['color', 'background']) {
  const format = Quill.import(`attributors/class/${name}`) as ClassFormat;
  format.whitelist = articleMarkup.colours;
  Quill.register(`formats/${name}`, format, true);
}

/** What the editor can make; all of it by classes, since the policy of the page allows no style attributes. */
export const editorFormats = [
  'header',
  'bold',
  'italic',
  'underline',
  'strike',
  'script',
  'color',
  'background',
  'blockquote',
  'code-block',
  'table',
  'list',
  'indent',
  'align',
  'link',
  'image',
];

const toolbar = [
  [{ header: 1 }, { header: 2 }],
  ['bold', 'italic', 'underline', 'strike', { script: 'sub' }, { script: 'super' }],
  [{ list: 'ordered' }, { list: 'bullet' }, { indent: '-1' }, { indent: '+1' }],
  [{ align: '' }, { align: 'center' }, { align: 'right' }],
  ['blockquote', 'code-block', 'link', 'image'],
  ['clean'],
];

/** Tab leads on to the next control, as everywhere; indenting has its buttons. */
const noTabKeys = Object.fromEntries(
  ['tab', 'table tab', 'indent', 'outdent', 'indent code-block', 'outdent code-block'].map((name) => [
    name,
    null,
  ]),
);

interface EditorImages {
  /** Gives the path of the stored image, or null when it has said what failed. */
  upload: (file: File) => Promise<string | null>;
  /** An image of another place was left out of what was put in: the policy of the page forbids to show or to fetch it. */
  onLeftOut: () => void;
}

export function editorModules({ upload, onLeftOut }: EditorImages) {
  return {
    toolbar,
    table: true,
    // What is put into the editor is no step that could be undone.
    history: { userOnly: true },
    keyboard: { bindings: noTabKeys },
    clipboard: {
      matchers: [
        [
          'img',
          (image: HTMLElement, delta: InstanceType<typeof Delta>) => {
            if (uploadedPath(image.getAttribute('src') ?? '')) return delta;
            onLeftOut();
            return new Delta();
          },
        ],
      ],
    },
    uploader: {
      async handler(this: { quill: InstanceType<typeof Quill> }, range: { index: number }, files: File[]) {
        let { index } = range;
        for (const file of files) {
          const path = await upload(file);
          if (!path) continue;
          this.quill.insertEmbed(index, 'image', apiAddress(path), 'user');
          index += 1;
        }
        this.quill.setSelection(index, 0, 'silent');
      },
    },
  };
}
