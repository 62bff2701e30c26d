import { render, screen } from '@testing-library/react';
import { Activity, type RefObject, useRef } from 'react';
import { useClassWhile } from './use-class-while';

function Marked({ element }: { element: RefObject<HTMLElement | null> }) {
  useClassWhile(element, 'marked wide', true);
  return null;
}

function Page() {
  const element = useRef<HTMLElement>(null);
  return (
    <section aria-label="Page" ref={element}>
      <Marked element={element} />
    </section>
  );
}

it('the classes are back when a hidden page is shown again', () => {
  const pageIn = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Page />
    </Activity>
  );
  const { rerender } = render(pageIn('visible'));
  expect(screen.getByRole('region', { name: 'Page' })).toHaveClass('marked', 'wide');
  rerender(pageIn('hidden'));
  rerender(pageIn('visible'));
  expect(screen.getByRole('region', { name: 'Page' })).toHaveClass('marked', 'wide');
});
