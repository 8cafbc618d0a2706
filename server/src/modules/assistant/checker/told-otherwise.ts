/** What a question takes for granted though it was told the other way round: denied of somebody, of another hour, of a door that was shut. */
import { isDenied } from './told/retold.ts';
import { stemOf } from './told/stem.ts';
import type { Token } from './told/tokens.ts';
import { isTold, type Told } from './told/told.ts';
import { GRAMMAR } from './vocabulary/grammar.ts';
import { wordList } from './vocabulary/word-list.ts';

const ASKS_OF_ANOTHER = [
  /\b(?:a|ont|avait|avaient)(?:-t-(?:il|elle))? (?<verb>\p{L}+) (?:votre |la |le |l'|monsieur |madame )?(?<who>\p{L}+)/gu,
  /(?<who>\p{L}+) (?:vous )?(?:l')?(?:a|ont|avait|avaient)(?:-t-(?:il|elle|ils|elles))? (?<verb>\p{L}+)/gu,
];

/** Whoever is asked about stands no farther before the act. */
const SUBJECT_NEAR = 8;

/** "Qu'a entendu Sophie ?" to whom said that Sophie heard nothing. */
export const contradictsOthers = (folded: string, told: Told): boolean =>
  ASKS_OF_ANOTHER.some((shape) =>
    [...folded.matchAll(shape)].some(({ groups = {} }) => {
      const { verb = '', who = '' } = groups;
      return !GRAMMAR.has(who) && hasDenied(verb, who, told);
    }),
  );

const hasDenied = (verb: string, who: string, told: Told): boolean => {
  const denials = told.sentences.flatMap((sentence) =>
    sentence.flatMap((token, at) => {
      const before = sentence.slice(Math.max(0, at - SUBJECT_NEAR), at);
      const isTheirs = token.stem === stemOf(verb) && before.some(({ stem }) => stem === stemOf(who));
      return isTheirs ? [isDenied(sentence, [at])] : [];
    }),
  );
  return denials.length > 0 && denials.every(Boolean);
};

const DONE_TO_YOU_BY =
  /(?<who>\p{L}+) vous (?:a|ont|avait|avaient)(?:-t-(?:il|elle))? fait\b|\bvous (?:a|ont|avait|avaient) fait (?:votre |la |le |l'|monsieur |madame )?(?<by>\p{L}+)/u;
const TO_ME = wordList('m me');

/** "Qu'est-ce que Marc vous a fait ?" to whom has told of him only what he did not do to her. */
export const presumesDeed = (folded: string, told: Told): boolean => {
  const groups = DONE_TO_YOU_BY.exec(folded)?.groups;
  const who = groups?.who ?? groups?.by;
  if (who === undefined || GRAMMAR.has(who)) return false;
  const deeds = told.sentences.flatMap((sentence) =>
    sentence.flatMap(({ word }, at) => (TO_ME.has(word) ? [{ sentence, at }] : [])),
  );
  const isHis = ({ sentence, at }: { sentence: readonly Token[]; at: number }): boolean =>
    sentence.slice(Math.max(0, at - SUBJECT_NEAR), at).some(({ stem }) => stem === stemOf(who));
  return deeds.some(isHis) && deeds.every(({ sentence, at }) => isDenied(sentence, [at]));
};

const BEFORE_OR_AFTER =
  /\b(?:avez|aviez)-vous (?<verb>\p{L}+)[^?]*? (?:avant|apres) (?:la |le |les |l'|votre |vos |cette |cet |ce )(?<event>\p{L}+)/u;

/** "Qu'aviez-vous bu avant la réunion ?": the drink and the meeting were told, not that one came before the other. */
export const presumesOrder = (folded: string, told: Told): boolean => {
  const { verb = '', event = '' } = BEFORE_OR_AFTER.exec(folded)?.groups ?? {};
  if (verb === '' || GRAMMAR.has(verb) || !isTold(verb, told)) return false;
  const [act, moment] = [stemOf(verb), stemOf(event)];
  return !told.sentences.some(
    (sentence) => sentence.some(({ stem }) => stem === act) && sentence.some(({ stem }) => stem === moment),
  );
};

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['ouvert', 'ferme'],
  ['ouverte', 'fermee'],
  ['ouverts', 'fermes'],
  ['ouvertes', 'fermees'],
  ['vide', 'plein'],
  ['vide', 'pleine'],
  ['allume', 'eteint'],
  ['allumee', 'eteinte'],
  ['debout', 'assis'],
  ['debout', 'assise'],
  ['present', 'absent'],
  ['presente', 'absente'],
];

/** "Dans le bureau ouvert", of an office that was told to be shut. */
export const saysTheOpposite = (folded: string, told: Told): boolean =>
  OPPOSITES.some(([one, other]) => isTurned(one, other, folded, told) || isTurned(other, one, folded, told));

const isTurned = (said: string, instead: string, folded: string, { words }: Told): boolean =>
  words.has(instead) &&
  !words.has(said) &&
  new RegExp(`(?<!\\b(?:question|facon|maniere|qui etait|qui d'autre etait) )\\b${said}\\b`).test(folded);

const DONE_BY_THE_OTHERS =
  /\bautres (?:\w+ )?(?:(?:vous |se |s'|l'|les )?(?:ont|avaient|sont|etaient)) (\w{2,})/;

/** "Les autres ont lu votre mail", which one person read: small words alone say who it was. */
export const isOfOthers = (folded: string, { text }: Told): boolean => {
  const verb = DONE_BY_THE_OTHERS.exec(folded)?.[1];
  return (
    verb !== undefined && !new RegExp(`\\bautres\\b[^.!?;]{0,40}\\b${verb.slice(0, 4)}`).test(text ?? '')
  );
};
