import { apiBase } from './api-base';

function operatorSets(content: string) {
  document.head.innerHTML = `<meta name="api-base" content="${content}">`;
}

it('is what the operator set, without a slash at its end', () => {
  operatorSets('https://api.bank.example/');
  expect(apiBase()).toBe('https://api.bank.example');
});

it.each(['', '  '])('follows the page’s own address when the operator set %j', (content) => {
  operatorSets(content);
  expect(apiBase()).toBe('http://localhost:8789');
});
