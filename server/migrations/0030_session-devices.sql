-- Where a session was opened, for whoever has to end it: address and browser as the sign-in told them, which proves neither.
alter table session add column address text;
alter table session add column user_agent text check (char_length(user_agent) <= 256);
