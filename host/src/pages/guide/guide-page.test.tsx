import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { messages, Page } from './guide-page';

/** A frame with only some of its parts, one of them hidden. */
function Frame() {
  return (
    <>
      <nav data-tour="breadcrumb" />
      <div data-tour="language" />
      <div data-tour="user-menu" />
      <div data-tour="tabs" hidden />
      <Page />
    </>
  );
}

// jsdom has no layout, so every element that is not hidden gets a box.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
});
afterEach(() => jest.restoreAllMocks());

async function open() {
  const shown = await renderPage(<Frame />, { messages });
  await screen.findByText('Language');
  return shown;
}
const start = () => screen.getByRole('button', { name: 'Start tour' });
const step = (name: string) => screen.getByRole('dialog', { name });

it('lists only visible elements', async () => {
  await open();
  const steps = screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);
  expect(steps).toEqual(['Breadcrumb', 'Language', 'User menu']);
});

it('walks forward and back, and ends after the last step with the focus where it was', async () => {
  const { user } = await open();
  await user.click(start());
  expect(step('Breadcrumb')).toHaveFocus();
  expect(step('Breadcrumb')).toHaveTextContent('Step 1 of 3');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(step('Language')).toHaveTextContent('Step 2 of 3');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(step('Breadcrumb')).toBeInTheDocument();
  // On the first step the button does nothing, and keeps the focus.
  const previous = screen.getByRole('button', { name: 'Previous' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(previous).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(step('User menu')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(start()).toHaveFocus();
});

it('is turned by the arrow keys and ended by Esc', async () => {
  const { user } = await open();
  await user.click(start());
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(step('User menu')).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(step('Language')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(start()).toHaveFocus();
});

it('announces each step', async () => {
  const { user } = await open();
  await user.click(start());
  const announced = screen.getByText('Step 1 of 3').parentElement;
  expect(announced).toHaveAttribute('aria-live', 'polite');
  expect(announced).toContainElement(screen.getByRole('heading', { name: 'Breadcrumb', level: 2 }));
});
