-- How surely it is known when an incident happened. Both columns are part of what binds a row from its next version on.
ALTER TABLE incidents
  ADD COLUMN incident_until date,
  ADD COLUMN date_certainty text
    CHECK (date_certainty IN ('exact', 'approximate', 'period', 'unknown')),
  -- Only a period has a last day, not before its first one; and an unknown day is none.
  ADD CONSTRAINT incidents_when CHECK (
    (incident_until IS NULL OR (date_certainty = 'period' AND incident_until >= incident_date))
    AND (date_certainty IS NULL OR (date_certainty = 'unknown') = (incident_date IS NULL))
  );
