/** How a model's findings of each kind are joined to what is collected. See [Note: facts first] in with-pointed.ts. */
import type { DetailKind } from '#contract/details.ts';
import type { Collected } from '#contract/interview.ts';
import { DETAILED_WORDS } from '../description.ts';
import { ownNameIn } from '../people/names.ts';
import { type ReadMessage, sourceOf, textOf, wordCount } from '../read-message.ts';
import { foldWithOffsets } from '../words/fold.ts';
import { foundDetail, knownDetail, withDetail, withSources } from './detail-with.ts';
import type { Pointed } from './pointed.ts';
import { momentPointedAt, oneMoment } from './pointed-moment.ts';
import { personPointedAt } from './pointed-people.ts';
import { isPrecise, namesWhatWasDone } from './precise.ts';

interface JoinContext {
  messages: readonly ReadMessage[];
  mayCount: (pointed: Pointed) => boolean;
}

/** @param own findings of this kind, at least one */
export type Joining = (
  collected: Collected,
  kind: DetailKind,
  own: readonly Pointed[],
  context: JoinContext,
) => Collected;

const sourcesAt = (pointed: readonly Pointed[]) =>
  pointed.map(({ message, span }) => sourceOf(message, span));

/** Details that are words and nothing else. */
export const joinWords: Joining = (collected, kind, own, { mayCount }) => {
  const known = knownDetail(collected, kind);
  const precise = own.filter((pointed) => mayCount(pointed) && isPrecise(pointed));
  if (precise.length === 0) {
    return known ? collected : withDetail(collected, foundDetail(kind, own, 'approximate'), false);
  }
  if (known?.certainty === 'exact')
    return withDetail(collected, withSources(known, sourcesAt(precise)), false);
  return withDetail(collected, withSources(foundDetail(kind, precise, 'exact'), known?.sources ?? []), true);
};

/**
 * Never precise by a model's word, and no type: what would make it count, or weigh, is that the reading knows it. See
 * [Note: weight] in draft-suggestion.ts.
 */
export const joinNature: Joining = (collected, kind, own) => {
  const told = own.filter(namesWhatWasDone);
  return collected.type !== null || told.length === 0
    ? collected
    : withDetail(collected, foundDetail(kind, told, 'approximate'), false);
};

/** Fewer words tell nothing of what happened. */
const TELLING_WORDS = 4;
const MAX_ACCOUNT_SOURCES = 60;

/** As precise as its words are many, whoever found them. */
export const joinDescription: Joining = (collected, kind, own, { mayCount }) => {
  const telling = own.filter(({ message, span }) => wordCount(textOf(message, span)) >= TELLING_WORDS);
  if (telling.length === 0) return collected;
  const known = knownDetail(collected, kind);
  if (!known) return withDetail(collected, foundDetail(kind, telling, 'approximate'), false);
  const firm = telling.filter((pointed) => pointed.firm && mayCount(pointed));
  const words =
    known.sources.reduce((sum, source) => sum + wordCount(foldWithOffsets(source.words).text), 0) +
    firm.reduce((sum, { message, span }) => sum + wordCount(textOf(message, span)), 0);
  const longer = withSources(known, sourcesAt(firm), MAX_ACCOUNT_SOURCES);
  const becomesExact = known.certainty !== 'exact' && firm.length > 0 && words >= DETAILED_WORDS;
  return withDetail(collected, becomesExact ? { ...longer, certainty: 'exact' } : longer, becomesExact);
};

/** First name, last name and role, as of everybody; see people/people.ts. */
export const joinPeople: Joining = (collected, kind, own, { messages, mayCount }) => {
  const herself = new Set(messages.flatMap(ownNameIn));
  const seen = own.flatMap((pointed) => personPointedAt(pointed, messages, herself) ?? []);
  if (seen.length === 0) return collected;
  const names = new Set(collected.people.map(({ name }) => foldWithOffsets(name).text));
  const people = [...collected.people];
  for (const { person } of seen) {
    const name = foldWithOffsets(person.name).text;
    if (names.has(name)) continue;
    names.add(name);
    people.push(person);
  }
  const pointed = seen.map((one) => one.pointed);
  const full = seen.filter(({ person }) => person.full && person.role !== '').map((one) => one.pointed);
  const precise = full.filter((one) => one.firm && mayCount(one));
  const known = knownDetail(collected, kind);
  const becomesExact = precise.length > 0 && known?.certainty !== 'exact';
  const detail = known
    ? withSources(becomesExact ? { ...known, certainty: 'exact' } : known, sourcesAt(pointed))
    : foundDetail(kind, pointed, becomesExact ? 'exact' : 'approximate');
  return { ...withDetail(collected, detail, becomesExact), people };
};

/** A day only where our own reader finds one in the words. */
export const joinMoment: Joining = (collected, kind, own, { mayCount }) => {
  const moments = own.flatMap((pointed) => momentPointedAt(pointed) ?? []);
  const known = knownDetail(collected, kind);
  if (moments.length === 0 || (known && collected.day !== null)) return collected;
  const { day, time, exact } = oneMoment(moments);
  if (known && day === null) return collected;
  const pointed = moments.map((moment) => moment.pointed);
  const counts = exact && pointed.every(mayCount);
  const found = foundDetail(kind, pointed, counts ? 'exact' : 'approximate');
  const detail =
    known && !counts ? withSources(known, found.sources) : withSources(found, known?.sources ?? []);
  return {
    ...withDetail(collected, detail, counts),
    day,
    time: counts ? time : (collected.time ?? time),
  };
};
