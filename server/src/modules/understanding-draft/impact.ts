/** What it does to the person, at work and in her life. */
import { phrases, type Span, spansOf } from './phrases.ts';
import { clauseAt, isQuestion, type ReadMessage, wholeOf, wordCount } from './read-message.ts';
import { findUnknowns } from './unknown.ts';

const FELT = phrases(
  "(?:ne |n')?(?:dors|dormais|dort) (?:plus|pas|mal|tres mal|presque plus)",
  'arrive (?:plus|pas) a (?:dormir|me concentrer|travailler|manger|me lever|respirer)',
  'insomnies?',
  'cauchemars?',
  'perdu le sommeil',
  'pleur(?:e|ais|er|es|ee|ait)',
  'en (?:larmes|pleurs)',
  'fondu en larmes',
  'boule (?:au|dans le) ventre',
  "crises? d'angoisses?",
  'angoiss[a-z]{1,3}',
  'anxi(?:ete|euse|eux)',
  '(?:je )?stress(?:e|ee|ais|er)?',
  'burn~out',
  'depressi(?:on|ve|f)',
  'deprim[a-z]{1,3}',
  'arret (?:de travail|maladie)',
  'en arret(?: depuis| pour| pendant)?',
  '(?:mise?|ete) en arret',
  "m'a arretee?",
  '(?:perdu|perds|plus) (?:toute |ma |de |en )?(?:confiance|appetit|motivation|envie)',
  "perdu (?:l'appetit|\\d{1,2} kilos?)",
  "(?:j'ai|j'avais|la) peur (?:(?:de |d')[a-z]{1,12}|au ventre)",
  'peur en permanence',
  "(?:me suis |me |m')?(?:sens|sentais|sentie?) (?:[a-z]{2,12} ){0,2}(?:mal|humiliee?|nulle?|honteu(?:x|se)|salie?|sale|coupable|seule?|blessee?|choquee?|epuisee?|rabaissee?|impuissante?|isolee?|tres mal|vide|detruite?|en danger)",
  '(?:suis|etais|reste|restee?) (?:[a-z]{2,12} ){0,2}(?:humiliee?|choquee?|epuisee?|traumatisee?|bouleversee?|a bout|terrorisee?|effondree?|mal|fatiguee?|en colere|sideree?|tetanisee?|perdue?|sous le choc|secouee?)',
  "j'ai honte",
  '(?:mal|maux) (?:au|de) (?:ventre|tete|dos)',
  'tremble[a-z]{0,3}',
  "j'ai (?:des |fait des )?(?:palpitations|vertiges|nausees|malaises?)",
  '(?:au plus mal|au bout du rouleau)',
  "(?:veux|peux|envie (?:de|d')) ?(?:plus )?(?:y )?(?:retourner|aller au travail|y aller|aller travailler|demissionner)",
  "j'evite (?:de |d')[a-z]{1,15}",
  'sous (?:antidepresseurs|anxiolytiques|traitement|somniferes)',
  'idees noires',
  'me concentrer',
  'perdu (?:mon (?:poste|emploi|travail)|ma (?:prime|place|sante))',
  "j'ai ete (?:mutee?|retrogradee?|blessee?|hospitalisee?)",
);
const NO_EFFECT = /^(?:non|rien|aucune?|pas (?:vraiment|d.effet|du tout)|ca va)\b/;

export interface ImpactFinding {
  message: ReadMessage;
  span: Span;
  certainty: 'exact' | 'approximate';
}

const MINE =
  /\b(?:j|je|m|me|ma|mon|mes|moi|on|nous|boule|insomnies?|cauchemars?|stress|angoisses?|arret|plus)\b/;

/** An effect told of oneself, not of somebody else: "il stresse tout le monde" is none. */
const isMine = ({ text }: ReadMessage, clause: Span): boolean => {
  const words = text.slice(clause.start, clause.end).replace(/\bj(?=[ae]i?\b)/, 'j ');
  return MINE.test(words);
};

export const impactClauses = (message: ReadMessage): Span[] =>
  spansOf(FELT, message.text)
    .map((span) => clauseAt(message, span))
    .filter((clause) => isMine(message, clause));

export const findImpact = (messages: readonly ReadMessage[]): ImpactFinding[] =>
  messages.flatMap((message): ImpactFinding[] => {
    const told = impactClauses(message).map((span) => ({ message, span, certainty: 'exact' as const }));
    if (told.length > 0 || message.asked !== 'impact') return told;
    const whole = wholeOf(message);
    const answer = message.text.slice(whole.start, whole.end);
    if (isQuestion(answer) || findUnknowns([message]).length > 0) return [];
    if (NO_EFFECT.test(answer) || wordCount(answer) >= 3)
      return [{ message, span: whole, certainty: 'exact' }];
    return answer === '' ? [] : [{ message, span: whole, certainty: 'approximate' }];
  });
