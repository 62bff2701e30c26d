import { createDOMRenderer, makeStyles, RendererProvider } from '@griffel/react';
import { render } from '@testing-library/react';
import { useInsertOnce } from './insert-once';

const useCellStyles = makeStyles({ cell: { color: 'rgb(1, 2, 3)', paddingTop: '4px' } });

function Cell({ name }: { name: string }) {
  return <p className={useCellStyles().cell}>{name}</p>;
}

function Cells({ names }: { names: string[] }) {
  useInsertOnce();
  return names.map((name) => <Cell key={name} name={name} />);
}

it('useInsertOnce checks the rules of a component once for all instances', () => {
  const renderer = createDOMRenderer();
  const insert = jest.spyOn(renderer, 'insertCSSRules');
  const shown = (names: string[]) => (
    <RendererProvider renderer={renderer}>
      <Cells names={names} />
    </RendererProvider>
  );
  const { rerender } = render(shown(['first', 'second']));
  rerender(shown(['first', 'second', 'third']));
  expect(insert).toHaveBeenCalledTimes(1);
});
