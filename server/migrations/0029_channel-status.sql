-- The list of channels is narrowed to a status; the code is there so that a provider's channels are counted from the index alone.
create index channel_status_id on channel (status, id) include (merchant_channel);
