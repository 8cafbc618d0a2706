/** What a record of an incident would hold. */
import { DETAIL_KINDS } from '#contract/common/details.ts';
import { INCIDENT_DESCRIPTION_MAX_CHARACTERS } from '#contract/common/limits.ts';
import type { IncidentType } from '#contract/incidents.ts';
import {
  type Draft,
  draftRecord,
  type IncidentReading,
  isCertain,
  type Passage,
  type Proposal,
  type SaidMessage,
} from '#interviewer/index.ts';
import { type PassagePlacer, passagePlacer } from './place-passages.ts';
import { MODEL_WHY } from './pointed-findings.ts';
import type { DraftDetail, DraftPerson, IncidentDraft, SuggestionDraft } from './reading-request.ts';

/** The default of spec.md, 4, where the person named no kind of facts; where they refused or doubted one, none is put there. */
const DEFAULT_TYPE: IncidentType = 'harassment';

/** Behind an account that nobody has checked: a machine's hearing must not be taken for the person's words. */
const HEARD_NOTE = '[Ce récit contient la transcription automatique d’un enregistrement, à vérifier.]';

/** @param earlier the incidents that were begun before this one */
export const incidentDraft = (
  told: IncidentReading,
  earlier: readonly IncidentReading[],
  said: readonly SaidMessage[],
): IncidentDraft => {
  const incident = withoutWordsOf(earlier, told);
  const placer = passagePlacer(said);
  const live = incident.proposals.filter(({ state }) => state !== 'refused');
  const draft = isToldOf(live) ? draftRecord(incident, said) : null;
  return {
    episode: incident.key,
    suggestion: draft && suggestionFrom(draft, incident, { said, placer }),
    day: draft?.day ?? null,
    time: draft === null || draft.day === null ? null : draft.time,
    dateCertainty: dateCertaintyOf(draft, told.proposals),
    unstated: unstatedOf(draft),
    people: peopleFrom(live),
    details: DETAIL_KINDS.flatMap((kind) => detailsFrom(kind, told.proposals, draft)),
  };
};

/** Only what was said or confirmed: a day that was read in words and not confirmed is neither sure nor approximate. */
const dateCertaintyOf = (
  draft: Draft | null,
  proposals: readonly Proposal[],
): IncidentDraft['dateCertainty'] => {
  if (draft !== null && draft.day !== null) {
    if (draft.isApproximate) return 'approximate';
    return draft.isDayCertain ? 'exact' : null;
  }
  const when = proposals.filter(({ detail, state }) => detail === 'when' && state !== 'refused');
  return when.length > 0 && certaintyOf(when) === 'unknown' ? 'unknown' : null;
};

/** A priority other than the default follows from the person's own label. */
const unstatedOf = (draft: Draft | null): IncidentDraft['unstated'] => {
  if (draft === null || draft.type === null) return ['type', 'priority'];
  return draft.severity === 'medium' ? ['priority'] : [];
};

/** Somebody who is taken over from an incident before brings no message of that one into the account. */
const withoutWordsOf = (earlier: readonly IncidentReading[], incident: IncidentReading): IncidentReading => {
  const nameOf = ({ messageId, start, end }: Passage): string => `${messageId}:${start}:${end}`;
  const theirs = new Set(
    earlier.flatMap(({ proposals }) => proposals.flatMap(({ passages }) => passages.map(nameOf))),
  );
  const proposals = incident.proposals.map((proposal) => ({
    ...proposal,
    passages: proposal.passages.filter((passage) => !theirs.has(nameOf(passage))),
  }));
  return { ...incident, proposals };
};

/** False where nothing but what an outside model pointed at says that something happened, and the person confirmed none of it. */
const isToldOf = (live: readonly Proposal[]): boolean => {
  const isOwn = ({ why, state }: Proposal) => why !== MODEL_WHY || state === 'confirmed';
  return live.some((one) => one.detail === 'description' && isOwn(one)) || live.every(isOwn);
};

const suggestionFrom = (
  draft: Draft,
  { proposals }: IncidentReading,
  { said, placer }: { said: readonly SaidMessage[]; placer: PassagePlacer },
): SuggestionDraft => {
  const account = draft.account.flatMap(placer.partsOf);
  const isHeard = account.some(placer.isHeard);
  return {
    title: draft.title,
    description: isHeard ? withNote(draft.description) : draft.description,
    account: account.map(placer.sourceOf),
    rest: draft.rest.flatMap(placer.partsOf).map(placer.sourceOf),
    severity: draft.severity,
    type: draft.type ?? defaultType(proposals, said),
    extractedData: {
      date: wordsOf(draft, 'when'),
      location: draft.location,
      people: [...draft.people],
      facts: factsOf(proposals),
    },
  };
};

/** "Je ne sais pas si c’est du harcèlement": the word was said, and not as what it is. */
const NAMED = /har[cs]+[eèé]l/i;

const defaultType = (proposals: readonly Proposal[], said: readonly SaidMessage[]): IncidentType => {
  const isRefused = proposals.some(({ detail }) => detail === 'incident_type');
  const isNamed = said.some(({ role, content }) => role === 'user' && NAMED.test(content));
  return isRefused || isNamed ? 'other' : DEFAULT_TYPE;
};

const withNote = (description: string): string => {
  const behind = `\n\n${HEARD_NOTE}`;
  const room = INCIDENT_DESCRIPTION_MAX_CHARACTERS - behind.length;
  return description.slice(0, room).replace(/[\uD800-\uDBFF]$/, '') + behind;
};

const wordsOf = ({ certain, notCertain }: Draft, kind: 'when'): string | null =>
  [...certain, ...notCertain]
    .filter(({ detail }) => detail === kind)
    .map(({ text }) => text)
    .join(' ; ') || null;

const factsOf = (proposals: readonly Proposal[]): string[] => [
  ...new Set(
    proposals
      .filter(({ detail, state, isDenial }) => detail === 'description' && state !== 'refused' && !isDenial)
      .flatMap(({ value, passages }) =>
        'text' in value && value.text !== undefined ? [value.text] : passages.map(({ words }) => words),
      ),
  ),
];

const peopleFrom = (live: readonly Proposal[]): DraftPerson[] =>
  live.flatMap(({ value, isDenial }) => {
    if (isDenial || (value.detail !== 'people' && value.detail !== 'witnesses')) return [];
    const { name, role, part } = value;
    return name === null && role === null ? [] : [{ name: name ?? '', role: role ?? '', part }];
  });

/** What the person confirmed, and the rest apart: one hour that is open makes no day less certain. */
const detailsFrom = (
  kind: DraftDetail['kind'],
  proposals: readonly Proposal[],
  draft: Draft | null,
): DraftDetail[] => {
  const own = proposals.filter(({ detail, state }) => detail === kind && state !== 'refused');
  const rest = own.filter((one) => !isCertain(one));
  return [own.filter(isCertain), rest]
    .filter(({ length }) => length > 0)
    .map((some) => ({ kind, certainty: certaintyOf(some), words: wordsFrom(some, draft) }));
};

const certaintyOf = (some: readonly Proposal[]): DraftDetail['certainty'] => {
  if (some.every(({ state, value }) => state === 'unsure' && isNothing(value))) return 'unknown';
  return some.every((one) => isCertain(one) && !('isApproximate' in one.value && one.value.isApproximate))
    ? 'exact'
    : 'approximate';
};

const wordsFrom = (some: readonly Proposal[], draft: Draft | null): string[] => {
  const shown = [...(draft?.certain ?? []), ...(draft?.notCertain ?? [])];
  const words = some.flatMap(({ id, value, passages }) => {
    if ('text' in value && value.text !== undefined) return [value.text];
    if (passages.length > 0) return passages.map((passage) => passage.words);
    // Put in by hand: written out as the draft shows it.
    return shown.flatMap(({ proposal, text }) => (proposal.id === id && text !== '' ? [text] : []));
  });
  return [...new Set(words)];
};

/** "Je ne sais pas" alone. */
const isNothing = (value: Proposal['value']): boolean =>
  (value.detail === 'when' && value.day === null && value.time === null) ||
  ('name' in value && value.name === null && value.role === null);
