/**
 * What happened to somebody else, at another time and place: it tells nothing of the facts that the person tells.
 *
 * [Note: others' stories] "Ma collègue Sarah a vécu la même chose l'année dernière à Lyon" would put Lyon, last year
 * and Sarah into her own incident. Whoever "a vécu la scène" or "a tout vu" stays a witness of it.
 */
import { overlaps, phrases, type Span, spansOf } from './words/phrases.ts';

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

/** The sentence tells of the person, too: only the clause of the other one is a story of its own. */
const OF_HERS_TOO =
  /(?<![a-z])(?:m[' ](?:a|ont|avait|avaient)|ma (?!salariee|employee)[a-z]{3,12}ee|me|nous (?:a|ont)|devant moi|avec moi|a tout (?:vu|entendu)|a (?:vu|entendu)|etaient? (?:la|presente?s?))(?![a-z])/;
const NO_NAME =
  /^(?:elles?|ils?|on|ca|cela|qui|je|tu|nous|vous|chef|cheffe|patron|patronne|directeur|directrice)$/;

/**
 * @param typed the words as the person typed them, of a stretch of the folded text
 * @returns the stretches that tell of somebody else alone
 */
export const othersStoriesIn = (
  text: string,
  sentences: readonly Span[],
  clauses: readonly Span[],
  typed: (span: Span) => string,
): Span[] =>
  sentences.flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    if (OF_HER_FAMILY.test(words)) return [sentence];
    const within = (pattern: RegExp): Span[] =>
      spansOf(pattern, words).map(({ start, end }) => ({
        start: start + sentence.start,
        end: end + sentence.start,
      }));
    const isName = ({ start, end }: Span): boolean => {
      const [first = ''] = text.slice(start, end).split(/[ -]/);
      return !NO_NAME.test(first) && /^\p{Lu}\p{Ll}/u.test(typed({ start, end }));
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
