-- A transaction can fail. Earlier releases never write it, and the rows there are satisfy the new check.
alter table payment_transaction
  drop constraint payment_transaction_status_check,
  add constraint payment_transaction_status_check check (status in ('success', 'pending', 'failed')) not valid;
