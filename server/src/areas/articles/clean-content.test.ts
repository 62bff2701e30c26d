import { cleanContent } from './clean-content';

test('content of the editor is kept', () => {
  const html =
    '<h2>Title</h2><p class="ql-align-center"><strong>Bold</strong> <em>and</em> <u>more</u></p>' +
    '<ol><li data-list="bullet">Point</li></ol><blockquote>Quote</blockquote>' +
    '<table><tbody><tr><td><span class="ql-color-red ql-bg-yellow">Cell</span></td></tr></tbody></table><a href="https://example.com">out</a>';
  expect(cleanContent(html)).toBe(html);
});

test.each([
  ['<script>x()</script>after', 'after'],
  ['<p onclick="x()" style="position:fixed" id="app">text</p>', '<p>text</p>'],
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
  ['<iframe srcdoc="<script>x()</script>"></iframe>text', 'text'],
  ['<svg><script>x()</script></svg>text', 'text'],
  ['<a href="javascript:x()">text</a>', '<a>text</a>'],
  ['<a href=" java&#10;script&colon;x()">text</a>', '<a>text</a>'],
  ['<a href="//evil.example">text</a>', '<a>text</a>'],
  ['<img src="https://evil.example/x.png" onerror="x()">', ''],
  ['<img src="/uploads/../x.svg">', ''],
  ['<!--><img src=x onerror="x()">-->', '--&gt;'],
  ['<p>a&#x202E;b\u2066c\u0001</p>\r\n<p>د\u200cا</p>', '<p>abc</p>\n<p>د\u200cا</p>'],
])('makes %s harmless', (html, clean) => expect(cleanContent(html)).toBe(clean));
