import { setLanguage } from '@backoffice/i18n';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { renderUi } from '../base/render-ui.fixture';
import { FormDialog } from './form-dialog';
import { NumberField } from './number-field';
import { RadioField } from './radio-field';
import { SelectField, TextAreaField, TextField } from './input-fields';
import { useDialogForm } from './use-dialog-form';

const schema = z.object({
  merchantName: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)),
  fee: z._default(z.int().check(z.minimum(-128), z.maximum(127)), 0),
  note: z.string(),
  status: z.enum(['active', 'inactive']),
  kind: z.string(),
});
type Input = Omit<z.input<typeof schema>, 'status'> & { status: string };

const phrases: Record<string, Record<string, string>> = {
  merchantName: { too_small: '商户名称必填', too_big: '长度不能超过32个字符' },
  fee: { too_small: 'At least -128', too_big: 'At most 127', invalid_type: 'Whole numbers only' },
  status: { invalid_value: '状态必填' },
};
const options = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];
const onSubmit = jest.fn<Promise<void>, [z.output<typeof schema>]>();
const onNext = jest.fn<Promise<void>, [z.output<typeof schema>]>();
const onClose = jest.fn();
const onReload = jest.fn<void, [reset: (values: Input) => void]>();

const nothing: Input = { merchantName: '', fee: 0, note: '', status: 'active', kind: 'a' };
const stored: Input = { merchantName: 'Shop 1', fee: 5, note: 'old', status: 'inactive', kind: 'b' };

interface EditorProps {
  conflict?: boolean;
  defaults?: Input;
  /** Offers to continue with another form. */
  hasNext?: boolean;
}

function Editor({ conflict, defaults = nothing, hasNext }: EditorProps) {
  const form = useDialogForm<Input, z.output<typeof schema>>({
    schema,
    defaults,
    phrase: (field, issue) => phrases[field]?.[issue.code] ?? issue.message,
  });
  return (
    <FormDialog
      conflict={conflict ? { title: 'Someone else changed it', onReload: () => onReload(form.reset) } : null}
      form={form}
      next={
        hasNext
          ? (save, saving) => (
              <button disabled={saving} onClick={() => save(onNext)} type="button">
                Save and add
              </button>
            )
          : undefined
      }
      onClose={onClose}
      onSubmit={onSubmit}
      title="Add merchant"
    >
      <TextField hint="At most 32 characters" label="Merchant name" name="merchantName" required />
      <NumberField label="Fee difference" max={127} min={-128} name="fee" />
      <TextAreaField label="Expansion A" name="note" />
      <SelectField label="Status" name="status" options={options} placeholder="Choose" required />
      <RadioField
        label="Kind"
        name="kind"
        options={[
          { value: 'a', label: 'Card' },
          { value: 'b', label: 'Wallet' },
        ]}
      />
    </FormDialog>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  onClose.mockImplementation(() => setOpen(false));
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        add
      </button>
      {open && <Editor />}
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: /Merchant name/ });
const fee = () => screen.getByRole('spinbutton', { name: 'Fee difference' });
const note = () => screen.getByRole('textbox', { name: 'Expansion A' });
const confirm = () => screen.getByRole('button', { name: /Save/ });

beforeEach(() => {
  jest.resetAllMocks();
  onSubmit.mockResolvedValue(undefined);
  onNext.mockResolvedValue(undefined);
});

it('FormDialog submits the validated values on Enter', async () => {
  const { user } = await renderUi(<Editor />);
  expect(field()).toHaveFocus();
  await user.keyboard(' Li ');
  await user.clear(fee());
  await user.type(note(), 'x');
  await user.click(screen.getByRole('radio', { name: 'Wallet' }));
  await user.click(field());
  await user.keyboard('{Enter}');
  expect(onSubmit.mock.calls).toEqual([
    [{ merchantName: 'Li', fee: 0, note: 'x', status: 'active', kind: 'b' }],
  ]);
});

it('FormDialog continues with the next form by another button, once the values are valid', async () => {
  const { user } = await renderUi(<Editor hasNext />);
  const next = screen.getByRole('button', { name: 'Save and add' });
  await user.click(next);
  expect(await screen.findByText('商户名称必填')).toBeInTheDocument();
  expect(onNext).not.toHaveBeenCalled();
  await user.type(field(), 'Li');
  await user.click(next);
  expect(onNext.mock.calls).toMatchObject([[{ merchantName: 'Li' }]]);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('FormDialog opens with the stored values', async () => {
  await renderUi(<Editor defaults={stored} />);
  expect(field()).toHaveValue('Shop 1');
  expect(field()).toHaveFocus();
  expect(fee()).toHaveValue('5');
  expect(note()).toHaveValue('old');
  expect(screen.getByRole('combobox', { name: /Status/ })).toHaveValue('inactive');
  expect(screen.getByRole('radio', { name: 'Wallet' })).toBeChecked();
});

it('FormDialog validates a text on blur, and clears the message while it is corrected', async () => {
  const { user } = await renderUi(<Editor />);
  expect(field()).toBeRequired();
  expect(field()).toHaveAccessibleDescription('At most 32 characters');
  await user.tab();
  expect(await screen.findByText('商户名称必填')).toBeInTheDocument();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('商户名称必填'));
  await user.type(field(), 'x');
  expect(screen.queryByText('商户名称必填')).not.toBeInTheDocument();
  await user.paste('y'.repeat(32));
  expect(await screen.findByText('长度不能超过32个字符')).toBeInTheDocument();
});

it('FormDialog validates a choice at once', async () => {
  const { user } = await renderUi(<Editor />);
  await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), 'Choose');
  expect(await screen.findByText('状态必填')).toBeInTheDocument();
});

it('NumberField accepts whole numbers by typing, keys and buttons', async () => {
  const { user } = await renderUi(<Editor />);
  await user.clear(fee());
  await user.type(fee(), '1.5');
  await user.tab();
  expect(await screen.findByText('Whole numbers only')).toBeInTheDocument();
  expect(fee()).toHaveValue('1.5');
  await user.clear(fee());
  await user.type(fee(), '-127{ArrowDown}{ArrowDown}');
  expect(fee()).toHaveValue('-128');
  await user.click(screen.getByRole('button', { name: 'Increase Fee difference' }));
  expect(fee()).toHaveValue('-127');
  expect(fee()).toHaveAttribute('aria-valuenow', '-127');
});

it('FormDialog does not save invalid values, and focuses the first invalid field', async () => {
  const { user } = await renderUi(<Editor />);
  await user.click(confirm());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
});

it('FormDialog saves once when confirmed repeatedly, and cannot be closed meanwhile', async () => {
  let finish = () => {};
  onSubmit.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = await renderUi(<Editor />);
  await user.type(field(), 'Li{Enter}{Enter}');
  expect(confirm()).toHaveAttribute('aria-disabled', 'true');
  await user.click(confirm());
  await user.keyboard('{Escape}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(async () => {
    finish();
    await Promise.resolve();
  });
  expect(confirm()).not.toHaveAttribute('aria-disabled', 'true');
});

it('FormDialog shows refusals of the server below their fields, and keeps all values', async () => {
  onSubmit.mockRejectedValue(
    Object.assign(new Error('invalid'), {
      fields: [{ path: 'merchantName', message: 'The name is taken.' }],
    }),
  );
  const { user } = await renderUi(<Editor />);
  await user.type(field(), 'Li{Enter}');
  expect(await screen.findByText('The name is taken.')).toBeInTheDocument();
  expect(field()).toHaveValue('Li');
  expect(field()).toHaveFocus();
  await user.type(field(), 'x');
  expect(screen.queryByText('The name is taken.')).not.toBeInTheDocument();
});

it('FormDialog shows the reason when no field was refused', async () => {
  onSubmit.mockRejectedValueOnce(
    Object.assign(new Error('No answer in 5 s.'), { requestId: 'r-1', fields: [] }),
  );
  const { user } = await renderUi(<Editor />);
  await user.type(field(), 'Li{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not saveNo answer in 5 s. r-1');
  expect(field()).toHaveValue('Li');
  await user.click(confirm());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('FormDialog shows its messages in the language that is chosen while it is open', async () => {
  const taken = { path: 'note', message: 'The note is taken.' };
  const refusal = { title: 'Not saved', message: 'Refused', fields: [taken] };
  onSubmit.mockRejectedValue(refusal);
  const { user } = await renderUi(<Editor />);
  await user.type(field(), 'Li{Enter}');
  expect(await screen.findByText('The note is taken.')).toBeInTheDocument();
  await user.clear(field());
  expect(await screen.findByText('商户名称必填')).toBeInTheDocument();
  const chinese = phrases.merchantName;
  phrases.merchantName = { too_small: 'Escriba el nombre' };
  taken.message = 'La nota ya existe.';
  await act(() => setLanguage('es'));
  expect(await screen.findByText('Escriba el nombre')).toBeInTheDocument();
  expect(screen.getByText('La nota ya existe.')).toBeInTheDocument();
  expect(screen.queryByText('商户名称必填')).not.toBeInTheDocument();
  phrases.merchantName = chinese!;

  await user.type(field(), 'Li');
  refusal.fields = [];
  await user.click(screen.getByRole('button', { name: /Guardar/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not savedRefused');
  refusal.message = '拒绝';
  await act(() => setLanguage('zh'));
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved拒绝');
});

it('FormDialog offers to reload a row changed by another user, and shows the stored values', async () => {
  onReload.mockImplementation((reset) => reset(stored));
  const { user } = await renderUi(<Editor conflict />);
  await user.type(field(), 'mine');
  await user.type(note(), 'mine');
  expect(screen.getByRole('alert')).toHaveTextContent('Someone else changed it');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(field()).toHaveValue('Shop 1');
  expect(fee()).toHaveValue('5');
  expect(note()).toHaveValue('old');
});

it('FormDialog closes at once when nothing was typed, and returns the focus', async () => {
  const { user } = await renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'add' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'add' })).toHaveFocus();
});

it('FormDialog asks before discarding typed values', async () => {
  const { user } = await renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'add' }));
  await user.keyboard('Li{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(field()).toHaveValue('Li');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('FormDialog asks before Cancel discards typed values', async () => {
  const { user } = await renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'add' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'add' }));
  await user.type(field(), 'x');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(field()).toHaveValue('x');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
