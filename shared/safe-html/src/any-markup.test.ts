import { cleanMarkup } from './any-markup';

it.each([
  ['<svg viewBox="0 0 18 18"><line class="ql-stroke" x1="3"></line></svg>'],
  ['<a class="ql-action"></a><input type="text" class="ql-formula">'],
])('cleanMarkup keeps %s', (html) => {
  expect(cleanMarkup(html)).toBe(html);
});

it.each([
  ['<img src="x" onerror="x()">', '<img src="x">'],
  ['<script>x()</script>text', 'text'],
  ['<form action="https://evil.example"><input></form>', '<input>'],
  ['<style>*{display:none}</style>text', 'text'],
  ['<svg><script>x()</script></svg>', '<svg></svg>'],
])('cleanMarkup removes %s', (html, clean) => {
  expect(cleanMarkup(html)).toBe(clean);
});
