/** Whom she consulted: a part of the step taken, and no person of the facts. */
import { sentenceAt, textOf } from '../read-message.ts';
import { overlaps, type Span } from '../words/phrases.ts';
import type { Mention } from './mention.ts';

const CARER =
  /^(?:medecins?|docteurs?|generalistes?|psychiatres?|psychologues?|psys?|avocate?s?|kine|kinesitherapeute|gyneco|gynecologue|sage[- ]femme|infirmi(?:er|ere)|juriste)(?![a-z])(?! (?:chef|coordonnateur))/;
const HER_OWN =
  /^(?:mon|ma) (?:medecin(?: traitant)?|docteur|generaliste|psychiatre|psychologue|psy|avocate?|kine|kinesitherapeute)$/;
const DOCTOR = /^(?:dr|docteur|maitre|me)(?![a-z])/;

/** "Maître Lambert m'a conseillé": what somebody does who is consulted. */
const HELPS =
  /^ (?:m[' ]?|nous )(?:a|avait) (?:conseillee?|recommande|prescrit|arretee?|recue?|examinee?|oriente[es]{0,2}|ecoutee?|dit de)(?![a-z])/;

/** @param asides the clauses of effects and of steps taken */
export const isConsulted = (mention: Mention, asides: readonly Span[]): boolean => {
  const { message, role, roleWithDeterminer, name } = mention;
  const determined = roleWithDeterminer ? textOf(message, roleWithDeterminer) : '';
  if (HER_OWN.test(determined)) return true;
  const isCarer = (role && CARER.test(textOf(message, role))) || (name && DOCTOR.test(textOf(message, name)));
  if (!isCarer) return false;
  if (message.asked === 'actions' || message.asked === 'impact') return true;
  if (HELPS.test(message.text.slice(mention.span.end, mention.span.end + 30))) return true;
  // "J'ai vu mon médecin, le docteur Roux": one sentence.
  const sentence = sentenceAt(message, mention.span);
  return asides.some((aside) => overlaps(aside, sentence));
};
