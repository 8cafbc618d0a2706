-- What a list shows of an incident, sealed apart from the rest of it, so that a list does not fetch and open long texts. Null in rows
-- that were written before: of these the record itself is opened, until they are written again.
ALTER TABLE incidents ADD COLUMN sealed_row bytea;
