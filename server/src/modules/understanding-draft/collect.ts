/** Reads the whole conversation anew: the same messages always give the same details. */
import type { Collected, CollectedDetail, DetailKind } from '#contract/interview.ts';
import { DETAIL_KINDS } from '#contract/interview.ts';
import { findActions } from './actions.ts';
import { recogniseQuestion } from './asked-about.ts';
import { localDay } from './calendar.ts';
import { type Citation, detailFrom } from './details.ts';
import { findImpact } from './impact.ts';
import { findTypes } from './incident-type.ts';
import { findNarrative } from './narrative.ts';
import { gatherPeople, type Person } from './people.ts';
import { findPersonMentions } from './person-mentions.ts';
import { type ReadMessage, readMessage } from './read-message.ts';
import type { CollectOptions, SaidMessage } from './said-message.ts';
import { findUnknowns } from './unknown.ts';
import { findWhen, type WhenFinding } from './when.ts';
import { findWhere } from './where.ts';
import { findWitnesses, witnessesAmong } from './witnesses.ts';

type Found = { certainty: 'exact' | 'approximate' } & Citation;

/**
 * What the person has said of the eight details, in her own words.
 * @param said the conversation in order; only her messages are read, the assistant's tell what they answer.
 */
export const collect = (said: readonly SaidMessage[], options: CollectOptions): Collected => {
  const messages = readAll(said, options);
  const types = findTypes(messages);
  const when = findWhen(messages);
  const where = findWhere(messages);
  const narrative = findNarrative(messages);
  const mentions = messages.map(findPersonMentions);
  const seen = messages.map((message, index) => witnessesAmong(message, mentions[index] ?? []));
  const people = gatherPeople(mentions.flat(), new Set(seen.flat()));
  const witnesses = messages.flatMap((message, index) => findWitnesses(message, seen[index] ?? []));
  const mainType = types[0]?.type ?? null;

  const known = [
    detailFrom(
      'incident_type',
      'exact',
      types.filter(({ type }) => type === mainType),
    ),
    whenDetail(when, messages),
    where && detailFrom('where', where.certainty, [where]),
    peopleDetail(people),
    narrative && detailFrom('description', narrative.certainty, narrative.sentences),
    bestOf('witnesses', witnesses),
    bestOf('impact', findImpact(messages)),
    bestOf('actions', findActions(messages)),
  ].filter((detail) => detail !== null);
  const details = withUnknowns(known, messages);
  return {
    details,
    people: people.map(({ name, role, full, witness }) => ({ name, role, full, witness })),
    type: mainType,
    day: when?.day ?? null,
    time: when?.time ?? null,
    filled: details.filter(({ certainty }) => certainty === 'exact').length,
  };
};

const readAll = (said: readonly SaidMessage[], options: CollectOptions): ReadMessage[] => {
  const askedAbout = options.askedAbout ?? recogniseQuestion;
  const messages: ReadMessage[] = [];
  let asked: DetailKind | null = null;
  for (const message of said) {
    if (message.role === 'assistant') asked = askedAbout(message.content);
    else messages.push(readMessage(message, asked, localDay(message.at, options.timeZone)));
  }
  return messages;
};

/** The exact findings when there are some, else the approximate ones. */
const bestOf = (kind: DetailKind, found: readonly Found[]): CollectedDetail | null => {
  const exact = found.filter(({ certainty }) => certainty === 'exact');
  return exact.length > 0 ? detailFrom(kind, 'exact', exact) : detailFrom(kind, 'approximate', found);
};

/** A day without an hour stays approximate, also when the person does not know the hour. */
const whenDetail = (when: WhenFinding | null, messages: readonly ReadMessage[]): CollectedDetail | null => {
  if (!when) return null;
  const places = [when.dayAt, when.hourAt].filter((place) => place !== null);
  const unknownHour = when.exact ? [] : findUnknowns(messages).filter(({ hourOnly }) => hourOnly);
  return detailFrom('when', when.exact ? 'exact' : 'approximate', [...together(places), ...unknownHour]);
};

const BESIDE = /^[ ,]{0,3}(?:a |vers |au |le |dans la )?$/;

/** "Hier" and "vers 14h30" side by side are cited as one. */
const together = (places: readonly Citation[]): Citation[] => {
  const [one, other] = places.toSorted((a, b) => a.span.start - b.span.start);
  if (!one || !other || one.message !== other.message || one.span.end > other.span.start) return [...places];
  if (!BESIDE.test(one.message.text.slice(one.span.end, other.span.start))) return [...places];
  return [{ message: one.message, span: { start: one.span.start, end: other.span.end } }];
};

/** Exact once a person of the facts has a first name, a last name and a function. */
const peopleDetail = (people: readonly Person[]): CollectedDetail | null => {
  const involved = people.filter(({ witness }) => !witness);
  const exact = involved.some(({ full, role }) => full && role !== '');
  const cited = involved.length > 0 ? involved : people;
  return detailFrom(
    'people',
    exact ? 'exact' : 'approximate',
    cited.flatMap(({ mentions }) => {
      const best = mentions.toSorted((one, other) => weightOf(other) - weightOf(one));
      return best.slice(0, 2).map((mention) => ({ message: mention.message, span: mention }));
    }),
  );
};

const weightOf = ({ full, name, role }: { full: boolean; name: string; role: string }): number =>
  (full ? 4 : 0) + (name ? 2 : 0) + (role ? 1 : 0);

/** "Je ne sais pas" closes a detail of which nothing is known otherwise. */
const withUnknowns = (
  known: readonly CollectedDetail[],
  messages: readonly ReadMessage[],
): CollectedDetail[] => {
  const unknowns = findUnknowns(messages);
  return DETAIL_KINDS.flatMap((kind) => {
    const detail = known.find((one) => one.kind === kind);
    if (detail) return [detail];
    const unknown = unknowns.filter((one) => one.kind === kind && !one.hourOnly);
    return detailFrom(kind, 'unknown', unknown) ?? [];
  });
};
