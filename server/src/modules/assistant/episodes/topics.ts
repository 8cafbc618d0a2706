/**
 * Whom a sentence names at its beginning as what it is about: "Concernant le Dr Aubert, …", "Mme Petit, elle, …".
 *
 * [Note: topics] Such words lead to the one incident of whose facts that person is. Where she may be of several, or where
 * the words answer what was asked of the incident at hand, they lead nowhere: a wrong division is worse than none.
 */

import { oncePerMessage } from '../understanding/once.ts';
import { isConsulted } from '../understanding/people/consulted.ts';
import type { Mention } from '../understanding/people/mention.ts';
import { mentionsIn } from '../understanding/people/mentions.ts';
import { agree } from '../understanding/people/merge.ts';
import { canBeSame, saidRoleOf } from '../understanding/people/same-role.ts';
import { type ReadMessage, textOf } from '../understanding/read-message.ts';
import { asidesIn, isInside } from '../understanding/since.ts';
import { witnessesIn } from '../understanding/witnesses.ts';
import { contains, overlaps, type Span } from '../understanding/words/phrases.ts';
import { AFTER_WITNESS } from '../understanding/words/witness-words.ts';
import { OPENING } from './leading-words.ts';

/** Somebody of the facts of an incident, where she is spoken of. */
export interface Involved {
  mention: Mention;
  isWitness: boolean;
}

export interface Topic {
  mention: Mention;
  /** 'about' says so in so many words; the others can be the words of an answer, or of a list. */
  how: 'about' | 'with' | 'contrast' | 'subject';
}

const ABOUT =
  "(?:concernant|quant a|a propos d[eu'] ?|au sujet d[eu'] ?|par rapport a|en ce qui concerne|pour ce qui (?:est d[eu'] ?|concerne)|s'agissant d[eu'] ?|(?:pour |j'en |je )?(?:en )?rev(?:enir|iens) (?:a|sur))";
const DETERMINED = "(?:u| le| la| l'| mon| ma)? ?$";
const ABOUT_WHOM = new RegExp(`${OPENING}${ABOUT}${DETERMINED}`);
const WITH_WHOM = new RegExp(`${OPENING}(?:pour|avec)${DETERMINED}`);
const AS_SUBJECT = new RegExp(`${OPENING}(?:le |la )?$`);
const WHEN_SUBJECT = new RegExp(`${OPENING}(?:quand|lorsque?|apres que|depuis que) ?(?:le |la )?$`);
const IN_CONTRAST = /^,? (?:lui|elle|de son cote|pour sa part)(?: aussi)?,? /;
const PREDICATE =
  /^,? (?:(?:m|n|s|l|y)[' ]|(?:me|nous|ne|se|lui|leur|en) |a (?!(?:la|le|l|cote|mon|ma|son|sa)(?![a-z]))|(?:avait|aura|est|etait|sera|va|fait|dit|veut|continue|refuse)(?![a-z])|[a-z]{3,}(?:ait|era)(?![a-z]))/;

/** The topic of the sentence that this span is or begins. */
export const topicIn = (message: ReadMessage, span: Span): Topic | null => {
  const mentions = mentionsIn(message).filter((mention) => contains(span, mention.span));
  const [mention, next] = mentions;
  if (!mention) return null;
  const before = message.text.slice(span.start, mention.span.start);
  const after = message.text.slice(mention.span.end, span.end);
  const isListed = next && /^,? (?:et|ou|ni) $/.test(message.text.slice(mention.span.end, next.span.start));
  if (isListed || /^,? (?:et|ou|ni) [a-z]+ [^,]*,/.test(after)) return null;
  if (ABOUT_WHOM.test(before)) return { mention, how: 'about' };
  if (!mention.name) return null;
  // "Avec Mme Petit." answers who was there.
  if (WITH_WHOM.test(before)) return /[a-z]/.test(after) ? { mention, how: 'with' } : null;
  const isSubject = AS_SUBJECT.test(before);
  if (AFTER_WITNESS.test(after.trimStart())) return null;
  if (isSubject && IN_CONTRAST.test(after)) return { mention, how: 'contrast' };
  return (isSubject || WHEN_SUBJECT.test(before)) && PREDICATE.test(after)
    ? { mention, how: 'subject' }
    : null;
};

/** Those of the facts: not whom she told of it since. */
export const involvedIn = oncePerMessage((message): Involved[] => {
  const asides = asidesIn(message);
  const mentions = mentionsIn(message);
  const seeing = witnessesIn(message, mentions, asides).mentions;
  return mentions
    .filter((mention) => !isConsulted(mention, asides) && !isInside(asides, mention.span))
    .map((mention) => ({ mention, isWitness: seeing.includes(mention) || message.asked === 'witnesses' }));
});

interface Told {
  people: readonly Involved[];
}

interface Unit {
  span: Span;
  day: string | null;
  tellsAct: boolean;
  topic: Topic | null;
}

/** The incident to which its topic leads this unit, away from the one at hand. See [Note: topics]. */
export const ledByTopic = <Draft extends Told>(
  message: ReadMessage,
  units: readonly Unit[],
  index: number,
  current: Draft,
  drafts: readonly Draft[],
): Draft | undefined => {
  const unit = units[index];
  const topic = unit?.topic;
  if (!topic || drafts.length < 2) return undefined;
  const own = drafts.filter(({ people }) => people.some((person) => isSame(person.mention, topic.mention)));
  const [home] = own;
  if (!home || own.length > 1 || home === current) return undefined;
  const known = home.people.filter((person) => isSame(person.mention, topic.mention));
  const rest = drafts.filter((draft) => draft !== home);
  if (rest.some(({ people }) => people.some(({ mention }) => mayBe(mention, known)))) return undefined;
  if (topic.how === 'about') return home;
  if (known.every(({ isWitness }) => isWitness) || !rest.every(hasNamed)) return undefined;
  const isOfRest = (mention: Mention) =>
    rest.some(({ people }) => people.some((person) => isSame(person.mention, mention)));
  const others = mentionsIn(message).filter(({ span }) => overlaps(span, unit.span));
  if (others.some((mention) => mention !== topic.mention && isOfRest(mention))) return undefined;
  if (topic.how === 'with') return home;
  // Beside what was just told, she can be one more who was there.
  if (units.slice(0, index).some(({ day, tellsAct }) => day !== null || tellsAct)) return undefined;
  return topic.how === 'subject' && index === 0 && isAnswer(message, unit) ? undefined : home;
};

/** Whoever is named first in an answer can be what was asked for. */
const isAnswer = (message: ReadMessage, { span, tellsAct }: Unit): boolean => {
  if (message.asked === 'witnesses') return !tellsAct && !isInside(asidesIn(message), span);
  return message.asked === 'when' || message.asked === 'where' || message.asked === 'people';
};

const hasNamed = ({ people }: Told): boolean =>
  people.some(({ mention, isWitness }) => mention.name !== null && !isWitness);

/** By the name, or by the role where she is called by nothing else. */
const isSame = (known: Mention, said: Mention): boolean => {
  const [one, other] = [saidRoleOf(known), saidRoleOf(said)];
  if (one.gender !== null && other.gender !== null && one.gender !== other.gender) return false;
  if (said.name) {
    return known.name !== null && agree(known.nameWords, said.nameWords, said.titled || known.titled);
  }
  return other.head !== null && canBeSame(one, other);
};

/** "Mon chef" of another incident can be the one whose role was not told. */
const mayBe = (nameless: Mention, known: readonly Involved[]): boolean => {
  if (nameless.name) return false;
  const role = saidRoleOf(nameless);
  if (/^(?:les|des|mes|nos|ses|deux|trois|plusieurs) /.test(textOf(nameless.message, nameless.span)))
    return false;
  return known.every(({ mention }) => {
    const said = saidRoleOf(mention);
    const isOther = said.gender !== null && role.gender !== null && said.gender !== role.gender;
    return !isOther && (said.head === null || said.head === role.head);
  });
};

/** Who is named in this stretch, and told of as somebody of the facts or beside what was done. */
export const peopleIn = (message: ReadMessage, span: Span, tellsAct: boolean): Involved[] => {
  const involved = involvedIn(message);
  return tellsAct
    ? mentionsIn(message)
        .filter((mention) => overlaps(mention.span, span))
        .map((mention) => involved.find((one) => one.mention === mention) ?? { mention, isWitness: false })
    : involved.filter(({ mention }) => overlaps(mention.span, span));
};

/**
 * Of whom "il m'a poussée" tells where nobody was named before it in its incident: those who were spoken of last.
 * @param known who was named in it until now
 */
export const saidByPronoun = (
  text: string,
  known: readonly Involved[],
  spokenOf: readonly Involved[],
): readonly Involved[] =>
  known.every(({ isWitness }) => isWitness) && PRONOUN.test(text)
    ? spokenOf.filter(({ isWitness }) => !isWitness)
    : [];
const PRONOUN = /(?<![a-z])(?:ils?|elles?)(?![a-z])/;
