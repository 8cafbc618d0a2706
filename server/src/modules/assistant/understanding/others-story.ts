/**
 * What happened to somebody else, at another time and place: it tells nothing of the facts that the person tells.
 *
 * [Note: others' stories] "Ma collègue Sarah a vécu la même chose l'année dernière à Lyon" would put Lyon, last year
 * and Sarah into her own incident. Whoever "a vécu la scène" or "a tout vu" stays a witness of it.
 */
import { isFirstName } from './people/first-names.ts';
import { matchesOf, overlaps, phrases, type Span, spansOf } from './words/phrases.ts';

/** What happened to somebody of hers, elsewhere: "ma cousine s'est fait harceler". */
const OF_HER_FAMILY =
  /(?<![a-z])(?:ma cousine|mon cousin|ma soeur|mon frere|ma mere|mon pere|mon mari|ma femme|une? amie?|ma copine|mon copain|mon pote|une copine|ma voisine(?! de)|mon voisin(?! de)|ma belle-[a-z]+|mon beau-[a-z]+|une? connaissance|ma fille|mon fils) (?:aussi )?(?:s'est|se|a|avait) (?:fait|faite|fais|ete|subi|vecu|eu)(?![a-z])/;

const ALSO = '(?:,? ?(?:(?:elle|lui|elles|eux) aussi|aussi|egalement|deja|bien|exactement),? ?){0,3}';
const NAME = "(?: [a-z]{2,20}(?:[' -][a-z]{2,20})?)?";
const AT_WORK =
  "(?:(?:ma|mon|une|un|la|l'|cette|ce|d'|des|mes|les|deux|trois|plusieurs) ?(?:autres? |anciennes? |anciens? |jeunes? |ex-?){0,2}(?:collegues?|stagiaires?|salariee?s?|employee?s?|apprentie?s?|interimaires?|predecesseure?|predecesseuse|anciennes?|anciens?)|(?:la personne|la collegue|le collegue|la fille|celle|celui)(?: qui etait la)? (?:avant moi|d'avant))";
/** "La même chose": that it was hers is said by nobody but herself. */
const THE_SAME =
  '(?:la meme (?:chose|histoire|situation)|le meme (?:truc|traitement|sort|calvaire|harcelement|probleme)|les memes? (?:choses|faits|remarques|insultes|gestes|pressions|reproches)|pareil)';
const HAPPENED = `(?:(?:a|avait|ont|avaient) ${ALSO} ?(?:vecu|subi|connu|endure)${ALSO} (?:${THE_SAME}|(?:du|des|un|une|le|les|de) [a-z]{4,})|(?:a|avait|ont|avaient) ${ALSO} ?(?:vecu|subi) (?:ca|cela) (?:aussi|egalement)|l'(?:a|avait|ont) ${ALSO} ?(?:vecue?|subie?) (?:aussi|egalement)|(?:a|avait|ont|avaient) ${ALSO} ?ete (?:harcele|insulte|humilie|menace|agresse|licencie|vire|placardise)e?s?|(?:s'est|s'etait|se sont|s'etaient) ${ALSO} ?faite?s? (?!plaisir|passer|entendre|remarquer|prier|attendre|connaitre)[a-z]{3,14}(?:er|ir|re))`;

const AT_WORK_STORY = phrases(
  `${AT_WORK}${NAME}${ALSO} ?${HAPPENED}`,
  `(?:est|etait) ${ALSO} ?arrivee?s? ${ALSO} ?a ${AT_WORK}${NAME}`,
);
/** Somebody by name, which has a capital as typed. */
const NAMED_STORY = phrases(`([a-z]{2,20}(?:[ -][a-z]{2,20})?)${ALSO} ${HAPPENED}`);
const SAME_STORY = phrases(
  `(?:elles?|ils?|d'autres|beaucoup|plusieurs|certaines?)${ALSO} (?:a|avait|ont|avaient) ${ALSO} ?(?:vecu|subi|connu|endure)${ALSO} ${THE_SAME}`,
);

/**
 * What he did to somebody else before: "il avait déjà fait ça à Sarah l'an dernier à Lyon", "comme il l'a fait à une
 * collègue". Whom he did it to is a person who is named, and the rest is a story of hers.
 */
const SOMEBODY = `(?:${AT_WORK}${NAME}|(?:quelqu'un d'autre|d'autres(?: [a-z]{4,14})?|une? autre|l'autre|(?:la|le) (?:precedente?|stagiaire)|celle d'avant)|(?:m\\.? |mme |monsieur |madame )?(?!(?:moi|nous|toi|vous|lui|elle|eux|tout|mon|ma|mes|la|le|les|un|une|des|ce|cette|cause|chaque|plusieurs|peu|nouveau|partir|midi)(?![a-z]))[a-z]{2,20}(?:[ -][a-z]{2,20})?)`;
const EARLIER =
  "(?:(?:l'an(?:nee)? (?:dernier|derniere|passee?|d'avant)|il y a [a-z0-9]{1,8} (?:ans?|mois|semaines)|en (?:20[0-9]{2}|[a-z]{3,9}(?: 20[0-9]{2})?)|(?:le mois|la semaine) (?:dernier|derniere|passee?)|avant|(?<=(?:^|[,.;\\n] |(?:dernier|derniere|passee?|ans?|mois|[0-9]{4}) ))a [a-z][a-z-]{2,14}|dans (?:son|l') ?[a-z]{3,12} (?:[a-z]{3,12})?),? ){0,3}";
const HE =
  '(?:(?:que |comme |mais |et |car )?(?:ils?|elles?|on|(?:mon |ma |le |la )?(?:chef|cheffe|patron|patronne|responsable|manager|directeur|directrice)|ce type|ce mec|qui) )';
const SAME_DEED = `(?:${HE}(?:l'|leur |lui )?(?:a|avait|ont|avaient) ${ALSO} ?(?:fait|refait|joue|sorti) (?:${ALSO} ?(?:ca|cela|${THE_SAME}|le (?:meme )?coup|subir (?:ca|${THE_SAME})),? )?(?:avant )?(?:a|avec|subir a) |${HE}s'en (?:est|etait) ${ALSO} ?prise? a |(?:c'|ca |cela )(?:est|etait|s'est|s'etait) ${ALSO} ?(?:arrive|passe|produit) ${ALSO} ?(?:a|avec|pour) )`;
const SAME_DEED_STORY = phrases(`${EARLIER}${SAME_DEED}(${SOMEBODY})`);

/** From "que" on, what was told to her; "il m'a dit qu'il lui avait écrit" tells of no deed to a colleague. */
const HEARD_STORY = phrases(
  `(?<=(?:${AT_WORK}|une? (?:amie?|copine|copain)|[a-z]{3,14})${NAME} (?:m'|nous )(?:a|avait|ont) (?:raconte|confie|explique|avoue|dit|rapporte) )(?:que |qu')(?:[a-z']{1,12} ){0,5}(?:lui|l'|leur|la) ?(?:a|avait|ont|avaient) (?:aussi |deja )?(?:mis|fait|dit|touche|pinc|insult|frapp|gifl|menac|harcel|embrass|caress|pousse|traite|hurle|crie|montre|envoye|propose|coince|bouscul)[a-z]{0,3}`,
);

/** The sentence tells of the person, too: only the clause of the other one is a story of its own. */
const OF_HERS_TOO =
  /(?<![a-z])(?:m[' ](?:a|ont|avait|avaient)|ma (?!salariee|employee)[a-z]{3,12}ee|me|nous (?:a|ont)|devant moi|avec moi|a tout (?:vu|entendu)|a (?:vu|entendu)|etaient? (?:la|presente?s?))(?![a-z])/;
const NO_NAME =
  /^(?:elles?|ils?|on|ca|cela|qui|je|tu|nous|vous|chef|cheffe|patron|patronne|directeur|directrice)$/;

export interface OthersStories {
  /** The stretches that tell of somebody else alone. */
  untold: Span[];
  /** Whom he did it to, where she names somebody: a person who is spoken of, and nobody of these facts. */
  named: Span[];
}

/** @param typed the words as the person typed them, of a stretch of the folded text */
export const othersStoriesIn = (
  text: string,
  sentences: readonly Span[],
  clauses: readonly Span[],
  typed: (span: Span) => string,
): OthersStories => {
  const isCapital = (span: Span) => /^\p{Lu}\p{Ll}/u.test(typed(span));
  const untold = sentences.flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    if (OF_HER_FAMILY.test(words)) return [sentence];
    const within = (pattern: RegExp): Span[] =>
      spansOf(pattern, words).map(({ start, end }) => ({
        start: start + sentence.start,
        end: end + sentence.start,
      }));
    const isName = (span: Span): boolean => {
      const [first = ''] = text.slice(span.start, span.end).split(/[ -]/);
      return !NO_NAME.test(first) && isCapital(span);
    };
    const stories = [...within(AT_WORK_STORY), ...within(SAME_STORY), ...within(NAMED_STORY).filter(isName)];
    if (stories.length === 0) return [];
    if (!OF_HERS_TOO.test(words)) return [sentence];
    return clauses.filter(
      (clause) =>
        stories.some((story) => overlaps(story, clause)) &&
        !OF_HERS_TOO.test(text.slice(clause.start, clause.end)),
    );
  });
  const toOthers = doneToOthersIn(text, clauses, isCapital);
  return {
    untold: [...untold, ...heardIn(text, clauses), ...toOthers.flatMap(({ around }) => around)],
    named: toOthers.map(({ somebody }) => somebody),
  };
};

const doneToOthersIn = (
  text: string,
  clauses: readonly Span[],
  isCapital: (span: Span) => boolean,
): { somebody: Span; around: Span[] }[] =>
  matchesOf(SAME_DEED_STORY, text).flatMap((match) => {
    const end = match.index + match[0].length;
    const somebody = { start: end - (match[1]?.length ?? 0), end };
    const [first = '', second] = (match[1] ?? '').split(/[ -]/);
    const named = isFirstName(first, isCapital(somebody));
    if (!AT_ALL.test(match[1] ?? '') && !named) return [];
    // "Sarah hier": of a name in lower case the first word is sure, of one with a capital what has one, too.
    const last = second === undefined ? undefined : { start: end - second.length, end };
    const short =
      named && last && !isCapital(last) ? { start: somebody.start, end: last.start - 1 } : somebody;
    const rest = { start: short.end, end: storyEnd(text, clauses, short.end) };
    return [{ somebody: short, around: [{ start: match.index, end: short.start }, rest] }];
  });
/** Nobody by name. */
const AT_ALL = new RegExp(
  `^(?:${AT_WORK}|quelqu|d[' ]autres|une? autre|l[' ]autre|celle|m\\.? |mme |monsieur |madame |(?:la|le) )`,
);

/** To where she tells of herself, or of another time. */
const storyEnd = (text: string, clauses: readonly Span[], from: number): number => {
  const at = clauses.findIndex(({ start, end }) => start < from && from <= end);
  let end = from;
  for (const clause of clauses.slice(Math.max(0, at))) {
    const start = Math.max(from, clause.start);
    const words = text.slice(start, clause.end);
    const turn = words.search(start === from ? TURNS_TO_HER : ANOTHER_SENTENCE);
    if (turn === -1 && !/[.!?\n]/.test(text.slice(end, start))) end = clause.end;
    else return start === from && turn >= 0 ? start + turn : end;
  }
  return end;
};
const TURNS_TO_HER =
  /(?<![a-z])(?:m[' ]|me |moi|mon |ma |je |j[' ]|avant (?:de|que)|hier|ce matin|aujourd|et (?:maintenant|cette fois|la))/;
const ANOTHER_SENTENCE =
  /(?<![a-z])(?:ils?|elles?|on|je|j|qui|c|ca|m|me|moi|mon|ma|hier|aujourd|ce|cette|maintenant|lundi|mardi|mercredi|jeudi|vendredi)(?![a-z])/;

/** "Une collègue m'a raconté que le chef lui avait mis la main aux fesses": to her own self it was told, not done. */
const heardIn = (text: string, clauses: readonly Span[]): Span[] =>
  spansOf(HEARD_STORY, text).map(({ start, end }) => ({ start, end: storyEnd(text, clauses, end) }));
