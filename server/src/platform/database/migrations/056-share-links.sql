-- What proves that somebody has the whole link of a share: a hash of a proof that is derived from the key in its fragment. Without it
-- no code is looked at, and none is counted. Null for shares that were made before, whose key nobody has here.
ALTER TABLE shares ADD COLUMN link_hash bytea CHECK (length(link_hash) = 32);
GRANT SELECT (link_hash) ON shares TO recueil_share;
