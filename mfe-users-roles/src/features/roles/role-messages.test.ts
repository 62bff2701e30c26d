import en from './messages/en.json';

it('quotes the specification', () => {
  expect(en['roles.delete.title']).toBe('Confirm to remove the role?');
  expect(en['roles.notice.deleted']).toBe('Delete succed!');
});
