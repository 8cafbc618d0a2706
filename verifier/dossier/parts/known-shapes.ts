/**
 * What a record says, in the fields of today, where the ledger recorded it in an older shape. An entry's hash is over what was recorded
 * then, so it stands in the dossier as it was.
 */

/** The part played stood behind the role of a person, 'collègue, témoin'. */
const FORMER_PARTS: ReadonlyMap<string, string> = new Map([
  ['témoin', 'witness'],
  ['prévenu·e après', 'told_afterwards'],
]);

/** What stands where an older shape had no field: nothing. */
const ABSENT: Readonly<Record<string, Record<string, unknown>>> = {
  incident: {
    unstated: [],
    incident_time: null,
    incident_until: null,
    date_certainty: null,
    time_until: null,
    time_certainty: null,
    other_places: [],
  },
  evidence: { dated_on: null },
};

/** The recorded fields with those that were not there yet. */
export const recordedFields = (entity: string, content: unknown): Record<string, unknown> => {
  const recorded: Record<string, unknown> =
    typeof content === 'object' && content !== null && !Array.isArray(content) ? { ...content } : {};
  if (entity === 'incident_person' && !Object.hasOwn(recorded, 'part')) {
    const words = String(recorded.role ?? '').split(', ');
    const part = FORMER_PARTS.get(words.at(-1) ?? '') ?? null;
    return { ...recorded, part, role: part === null ? recorded.role : words.slice(0, -1).join(', ') };
  }
  return { ...ABSENT[entity], ...recorded };
};
