/** An attack under way: what is told of another day is none, nor a tool in the hand of whoever works with it. */
import { ATTACK_UNDER_WAY } from './attack.ts';
import { GRIPPED } from './hemmed-in.ts';
import { isMeant } from './is-meant.ts';
import { IMMEDIATE_DANGER } from './safety-patterns.ts';

/** Another day, before the words and in their sentence. */
const ANOTHER_DAY =
  /\b(?:hier|avant-hier|l'autre jour|ce jour-la|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?! (?:prochain|qui vient))|le \d{1,2}(?:er)? ?(?:\/|janv|fevr|mars|avril|mai|juin|juil|aout|sept|octo|nove|dece)\w*|(?:semaine|mois|annee|an|fois) (?:derniere?|passee?)|il y a (?:[\w-]+ ){1,3}?(?:jours?|ans?|annees?|mois|semaines?|longtemps)|a l'epoque|autrefois|en (?:19|20)\d\d|quand j'etais|une fois|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))\b/;
const NOW =
  /\b(?:maintenant|en ce moment|la tout de suite|a l'instant|ce soir|ce matin|cette nuit|aujourd'hui|tout a l'heure|il y a (?:[\w-]+ ){0,2}?(?:minutes?|heures?)|aidez|vite|au secours)\b/;
/** Othello strangles Desdemona every night. */
const ON_STAGE =
  /\b(?:je joue|sur scene|dans (?:la|le|ma|cette) (?:piece|film|role|spectacle|scene)|c'est le metier|au theatre|en repetition|mon (?:role|personnage))\b/;
/** Who holds a blade or a hammer for a living, or for bread. */
const OF_THE_TRADE =
  /\b(?:comme tout le monde|(?:je suis|on est|il est|elle est|nous sommes) (?:[\w-]+ )?(?:cuisini\w+|bouch\w+|commis|ecaill\w+|poissonn\w+|traiteur|paysagiste|menuisi\w+|charpenti\w+|macon\w*|couvreu\w+|chasseu\w+|polici\w+|gendarme|vigile|en cuisine)|pour (?:couper|ouvrir|eplucher|trancher|decouper|desosser|planter un|clouer|reparer|bricoler|les cartons|le gateau)|de (?:travail|service|chasse)|decorati\w+|en plastique|factice|a beurre|suisse)\b/;
const AGAINST_ME =
  /\b(?:menac\w*|vers moi|contre moi|sous (?:la gorge|le nez)|me (?:tuer|planter|poignarder|suit|court)|sur moi)\b/;

const ATTACKS = [...ATTACK_UNDER_WAY, ...GRIPPED];

export const isAttacked = (literal: string): boolean =>
  isMeant(
    literal,
    IMMEDIATE_DANGER,
    (found) => !isToolOfTheTrade(literal, found) && !isLongOver(literal, found),
  ) ||
  isMeant(literal, ATTACKS, (found) => !isToolOfTheTrade(literal, found) && !isOfAnotherDay(literal, found));

const ARMED =
  /\b(?:couteau|cutter|hache|machette|marteau|batte|tournevis|ciseaux|lame|baton|arme|fusil|pistolet)s?\b/;

const isToolOfTheTrade = (literal: string, found: RegExpExecArray): boolean => {
  if (!ARMED.test(found[0])) return false;
  const sentence = sentenceAround(literal, found);
  return OF_THE_TRADE.test(sentence) && !AGAINST_ME.test(sentence);
};

const isOfAnotherDay = (literal: string, found: RegExpExecArray): boolean => {
  const sentence = sentenceAround(literal, found);
  if (ON_STAGE.test(sentence)) return true;
  return ANOTHER_DAY.test(sentence) && !NOW.test(sentence);
};

const DONE = /\b(?:est (?:re)?(?:venu|arrive|entre)e?|avait|avaient|m'a|m'ont|a sorti)\b/;
const LONG_AGO =
  /\b(?:l'an(?:nee)? (?:derniere?|passee?)|il y a (?:[\w-]+ ){1,3}?(?:ans?|annees?|mois)\b|a l'epoque|autrefois|en (?:19|20)\d\d|quand j'etais)\b/;

/** "L'année dernière il est venu avec un couteau": told as done, and long ago. */
export const isLongOver = (literal: string, found: RegExpExecArray): boolean => {
  const sentence = sentenceAround(literal, found);
  return DONE.test(found[0]) && LONG_AGO.test(sentence) && !NOW.test(sentence);
};

/** No more of it than what is near: a sentence may have no end. */
const sentenceAround = (literal: string, { index, 0: words }: RegExpExecArray): string => {
  const earlier = literal
    .slice(Math.max(0, index - 200), index)
    .split(/[.!?…]/)
    .at(-1);
  const end = index + words.length;
  const later = literal.slice(end, end + 100).split(/[.!?…]/)[0];
  return `${earlier}${words}${later}`;
};
