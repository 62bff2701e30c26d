import { configureApiClient } from '@backoffice/api-client';
import { render } from '@testing-library/react';
import { SafeHtml, sanitiseHtml } from './safe-html';

const image = `/uploads/${'a'.repeat(32)}.png`;

beforeAll(() =>
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => null,
    onSessionEnded: () => {},
    onFailure: () => {},
  }),
);

it('sanitiseHtml keeps the output of the editor', () => {
  const html =
    '<h2>Title</h2><p class="ql-align-center"><strong>Bold</strong> <em>and</em> <u>more</u></p>' +
    '<ol><li data-list="bullet">Point</li></ol><blockquote>Quote</blockquote>' +
    '<table><tbody><tr><td><span class="ql-color-red ql-bg-yellow">Cell</span></td></tr></tbody></table>';
  expect(sanitiseHtml(html)).toBe(html);
});

it.each([
  ['<script>x()</script>after', 'after'],
  ['<p onclick="x()" style="position:fixed" id="app" name="cookie">text</p>', '<p>text</p>'],
  ['<p class="fui-Button ql-indent-1">text</p>', '<p class="ql-indent-1">text</p>'],
  [
    '<span class="ql-color-red fui-Button ql-color-red_x ql-bg-url(x)">text</span>',
    '<span class="ql-color-red">text</span>',
  ],
  ['<span class="ql-color-evil" style="color:red">text</span>', '<span>text</span>'],
  [
    '<table background="//evil.example" style="position:fixed"><tbody><tr><td data-row="x" colspan="9" onclick="x()">text</td></tr></tbody></table>',
    '<table><tbody><tr><td>text</td></tr></tbody></table>',
  ],
  ['<li data-list="evil" data-other="x">text</li>', '<li>text</li>'],
  ['<iframe src="https://evil.example"></iframe><form><input></form>text', 'text'],
  ['<svg><a xlink:href="javascript:x()">text</a></svg>', ''],
  ['<a href="javascript:x()">text</a>', '<a>text</a>'],
  ['<a href="//evil.example">text</a>', '<a>text</a>'],
  ['<a href="/logout">text</a>', '<a>text</a>'],
  ['<img src="https://evil.example/x.png">', ''],
  ['<img src="/uploads/../x.svg">', ''],
  ['<img src="data:image/png;base64,AAAA">', ''],
])('sanitiseHtml makes %s harmless', (html, safe) => expect(sanitiseHtml(html)).toBe(safe));

it('SafeHtml opens links in a new window without access to this one', () => {
  expect(sanitiseHtml('<a href="https://example.com" target="_self">out</a>')).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">out</a>',
  );
});

it.each([image, `https://old.example:8789${image}`])('SafeHtml loads the image %s from this API', (src) => {
  const { container } = render(<SafeHtml html={`<p><img src="${src}" alt="Chart"></p>`} />);
  const shown = container.querySelector('img')!;
  expect(shown.src).toBe(`http://localhost:8789${image}`);
  expect(shown.alt).toBe('Chart');
});
