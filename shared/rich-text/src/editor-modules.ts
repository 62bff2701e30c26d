import { apiAddress } from '@backoffice/api-client';
import { uploadedPath } from '@backoffice/contract';
import { Quill } from 'react-quill';

const Delta = Quill.import('delta');

/** What the editor can make; all of it by classes, since the policy of the page allows no style attributes. */
export const editorFormats = [
  'header',
  'bold',
  'italic',
  'underline',
  'strike',
  'blockquote',
  'code-block',
  'list',
  'indent',
  'align',
  'link',
  'image',
];

const toolbar = [
  [{ header: 1 }, { header: 2 }],
  ['bold', 'italic', 'underline', 'strike'],
  [{ list: 'ordered' }, { list: 'bullet' }, { indent: '-1' }, { indent: '+1' }],
  [{ align: '' }, { align: 'center' }, { align: 'right' }],
  ['blockquote', 'code-block', 'link', 'image'],
  ['clean'],
];

/** Tab leads on to the next control, as everywhere; indenting has its buttons. */
const noTabKeys = Object.fromEntries(
  ['tab', 'indent', 'outdent', 'indent code-block', 'outdent code-block'].map((name) => [name, null]),
);

/** @param uploadImage gives the path of the stored image, or null when it has said what failed */
export function editorModules(uploadImage: (file: File) => Promise<string | null>) {
  return {
    toolbar,
    keyboard: { bindings: noTabKeys },
    clipboard: {
      matchers: [
        [
          'img',
          (image: HTMLElement, delta: InstanceType<typeof Delta>) =>
            uploadedPath(image.getAttribute('src') ?? '') ? delta : new Delta(),
        ],
      ],
    },
    uploader: {
      async handler(this: { quill: InstanceType<typeof Quill> }, range: { index: number }, files: File[]) {
        let { index } = range;
        for (const file of files) {
          const path = await uploadImage(file);
          if (!path) continue;
          this.quill.insertEmbed(index, 'image', apiAddress(path), 'user');
          index += 1;
        }
        this.quill.setSelection(index, 0, 'silent');
      },
    },
  };
}
