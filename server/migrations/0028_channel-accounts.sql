-- A merchant may have several accounts with one provider: what is unique is the account. The constraint keeps its name, by which
-- servers of the release before know it.
alter table channel add constraint channel_account_once unique (merchant_id, merchant_channel, merchant_no);
alter table channel drop constraint channel_merchant_once;
alter table channel rename constraint channel_account_once to channel_merchant_once;
