-- The exhibits of a merged incident come back with it, under the numbers that they had there: the note of a former number goes.
GRANT DELETE ON evidence_moves TO recueil_person;
