import { screen } from '@testing-library/react';

test('queries by role find displayed elements, by the browser’s default styles and inline styles', () => {
  document.body.innerHTML = `
    <button>shown</button>
    <div hidden><button>hidden</button></div>
    <div style="display: none"><button>not displayed</button></div>
    <div style="visibility: hidden"><button>invisible</button></div>
    <div style="visibility: hidden"><button style="visibility: visible">visible again</button></div>
    <dialog><button>in a closed dialog</button></dialog>
    <dialog open><button>in an open dialog</button></dialog>`;

  const found = screen.getAllByRole('button');
  const names = found.map((button) => button.textContent);
  expect(names).toEqual(['shown', 'visible again', 'in an open dialog']);
  expect(getComputedStyle(found[0]!).display).toBe('inline-block');
  expect(getComputedStyle(document.querySelector('[hidden]')!).display).toBe('none');
});
