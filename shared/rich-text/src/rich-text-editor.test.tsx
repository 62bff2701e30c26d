import { renderPage } from '@backoffice/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages } from './messages';
import { RichTextEditor } from './rich-text-editor';

// jsdom has no layout, but the editor measures the cursor to scroll it into view.
beforeAll(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

async function showEditor(value = '<p>First</p>') {
  const written = jest.fn<void, [string]>();
  const sent = jest.fn();
  const { user } = await renderPage(
    <form onSubmit={sent}>
      <span id="label">Text</span>
      <RichTextEditor
        labelledBy="label"
        onBlur={() => undefined}
        onChange={written}
        onReady={() => undefined}
        onUpload={() => Promise.resolve(null)}
        value={value}
      />
    </form>,
    { messages: [messages] },
  );
  const field = screen.getByRole('textbox', { name: 'Text' });
  const choose = async (menu: string, item: string) => {
    await user.click(screen.getByRole('button', { name: menu }));
    await user.click(screen.getByRole('menuitem', { name: item }));
  };
  return { user, field, written, sent, choose };
}

it('undoes and redoes edits, but not content set by the program', async () => {
  const { user, field, choose, written } = await showEditor();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await choose('Table', 'Insert table');
  await waitFor(() => expect(field.querySelectorAll('td')).toHaveLength(9));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field).toHaveTextContent('First');
  expect(field.querySelector('table')).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(field.querySelectorAll('td')).toHaveLength(9);
  expect(written).toHaveBeenLastCalledWith(expect.stringContaining('<table>'));
});

it('keeps a stored table and colours, and drops unknown colours', async () => {
  const { field } = await showEditor(
    '<p><span class="ql-color-red ql-bg-yellow">Seen</span> <span style="color: #123456">plain</span></p>' +
      '<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>',
  );
  expect(within(field).getByText('Seen')).toHaveClass('ql-color-red', 'ql-bg-yellow');
  expect(field.innerHTML).not.toContain('123456');
  const rows = [...field.querySelectorAll('tr')].map((row) => row.textContent);
  expect(rows).toEqual(['12', '34']);
});

it('opens in full screen, keeps the text, and ends with Escape', async () => {
  const { user, field } = await showEditor();
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  const dialog = screen.getByRole('dialog', { name: 'Full-screen editor' });
  expect(within(dialog).getByRole('textbox', { name: 'Text' })).toBe(field);
  field.focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Text' })).toBe(field);
});

it('applies allowed HTML from its source, in one step', async () => {
  const { user, field, written, sent } = await showEditor('<p>First</p><p>Second</p>');
  await user.click(screen.getByRole('button', { name: 'HTML source' }));
  const source = screen.getByRole('textbox', { name: 'HTML source' });
  expect(source).toHaveValue('<p>First</p>\n<p>Second</p>');
  await user.clear(source);
  await user.click(source);
  await user.paste(
    '<h1>Kept</h1>\n<p onclick="x()" style="color:red">H<sub>2</sub>O</p><p><a href="tel:1">call</a></p><img src="https://elsewhere.example/a.png"><script>x()</script>',
  );
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const kept = '<h1>Kept</h1><p>H<sub>2</sub>O</p><p>call</p>';
  expect(field).toContainHTML(kept);
  expect(field.querySelector('img, script, [style], [onclick]')).toBeNull();
  expect(written).toHaveBeenLastCalledWith(kept);
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field).toContainHTML('<p>First</p><p>Second</p>');
});

it('finds words in any case, counts them, and replaces them with their format in one step', async () => {
  const before = '<p>A cat. <strong>Cat</strong>s, c.t</p>';
  const { user, field, sent } = await showEditor(before);
  await user.click(screen.getByRole('button', { name: 'Find and replace' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Find and replace' }));
  await user.type(dialog.getByRole('textbox', { name: 'Find' }), 'c.t');
  expect(dialog.getByRole('status')).toHaveTextContent('1 match');
  await user.clear(dialog.getByRole('textbox', { name: 'Find' }));
  await user.type(dialog.getByRole('textbox', { name: 'Find' }), 'CAT');
  expect(dialog.getByRole('status')).toHaveTextContent('2 matches');
  await user.type(dialog.getByRole('textbox', { name: 'Replace with' }), 'tiger');
  await user.click(dialog.getByRole('button', { name: 'Replace all' }));
  expect(field).toContainHTML('<p>A tiger. <strong>tiger</strong>s, c.t</p>');
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field).toContainHTML(before);
});

it('notifies when pasted images were left out, and only then', async () => {
  const { field } = await showEditor();
  const paste = (html: string) =>
    fireEvent.paste(field, {
      clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? html : '') },
    });
  field.focus();
  paste('<p>Second</p>');
  expect(field).toHaveTextContent('Second');
  expect(screen.queryByText('Images cannot be pasted with text')).toBeNull();
  paste('<p>Third <img src="data:image/png;base64,AAAA"></p>');
  expect(field).toHaveTextContent('Third');
  expect(field.querySelector('img')).toBeNull();
  expect(await screen.findByText('Images cannot be pasted with text')).toBeVisible();
});
