import { screen } from '@testing-library/react';
import { merchantRows, openMerchants, serveMerchants } from './merchants.fixture';

jest.mock('./merchant-form', () => {
  throw new Error('Loading chunk failed');
});

it('shows a failure when the form’s code could not be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  serveMerchants(merchantRows(3));
  const { user } = await openMerchants();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Could not load the form. Try again.')).toBeVisible();
});
