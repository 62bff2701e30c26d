alter table session
  -- The thumbprint (RFC 7638) of the browser's key, with which each call of the session must be signed. Null for a session that
  -- its token alone opens.
  add column key_thumbprint text check (length(key_thumbprint) = 43);
