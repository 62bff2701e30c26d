import { apiAddress } from '@backoffice/api-client';
import { articleMarkup, uploadedPath } from '@backoffice/contract';
import { Quill } from 'react-quill';

const Delta = Quill.import('delta');

/** Quill's description of a format by class, which its types leave `unknown`. */
interface ClassFormat {
  whitelist?: readonly string[];
}

for (const name of ['color', 'background']) {
  const format = Quill.import(`attributors/class/${name}`) as ClassFormat;
  format.whitelist = articleMarkup.colours;
  Quill.register(`formats/${name}`, format, true);
}

/** The formats of the editor, all by class, since the page's content security policy forbids style attributes. */
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

/** Turns off Quill's Tab keys: Tab moves to the next control, as everywhere, and indenting has buttons. */
const noTabKeys = Object.fromEntries(
  ['tab', 'table tab', 'indent', 'outdent', 'indent code-block', 'outdent code-block'].map((name) => [
    name,
    null,
  ]),
);

interface EditorImages {
  /** Uploads an image; resolves with its path, or with null after it has shown the failure. */
  upload: (file: File) => Promise<string | null>;
  /** Called when an image of another origin was left out of inserted content: the page's policy forbids to show or fetch it. */
  onLeftOut: () => void;
}

export function editorModules({ upload, onLeftOut }: EditorImages) {
  return {
    toolbar,
    table: true,
    // Content set by the program cannot be undone by the user.
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
