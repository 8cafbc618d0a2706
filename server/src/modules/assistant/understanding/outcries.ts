/**
 * What is said to be heard and not to be kept.
 *
 * [Note: outcries] "Je veux mourir" calls for the numbers (safety.ts), "ce projet me tue" for nothing at all: neither
 * is a fact, an effect or a step taken, and a record that quotes them would say of the person what she did not mean to
 * file. Nothing is read in them. They end where a fact begins: "depuis qu'il m'a insultée | je veux mourir". What
 * somebody else said to her or did remains a fact ("il m'a dit : va te pendre", "je vais te tuer"), and so does an
 * effect that is named in a figure ("morte d'angoisse").
 */
import { isFigureOfSpeech, isFigureOrDistress, tellsDistress } from '../safety/safety.ts';
import { trimmed } from './words/clauses.ts';
import { IMPACT_WORDS } from './words/impact-words.ts';
import { contains, holds, overlaps, phrases, type Span } from './words/phrases.ts';

/** Where another proposition begins inside a clause that has no punctuation. */
const PROPOSITION =
  / (?=(?:je|j|il|elle|ils|elles|on|ca|cela|qui|depuis qu|parce qu|quand|lorsqu|apres qu|a cause d|car|mais|puis)(?![a-z])|(?:(?:avant-)?hier|ce matin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:il|elle|ils|elles|on|mon|ma|mes)(?![a-z]))/g;
/** An outcry may spread over that many propositions ("je crois que | je veux mourir"). */
const MOST_PROPOSITIONS = 3;
/** Longer than anything said in one breath; bounds the work on a hostile text. */
const LONGEST_WORDS = 40;
const MOST_OUTCRIES = 20;

/** "il va me tuer s'il voit ça": foretold of anger, by her and not by him. */
const ANGER_FORETOLD = phrases(
  "(?:il|elle|ils|elles|on|[a-z-]{3,14}) (?:va|vont) (?:encore |surement |finir par )?(?:me |m')(?:tuer|buter|trucider|etriper|demolir|massacrer) (?:s'ils?|si elles?|si on|quand ils?|quand elles?|quand on) (?:voit|voient|verra|verront|lit|lira|apprend|apprendra|decouvre|sait|saura|entend) ?(?:ca|cela|le [a-z]{2,12}|la [a-z]{2,12}|mon [a-z]{2,12}|ma [a-z]{2,12}|mes [a-z]{2,12})",
);

/** The outcries of a sentence, in order; none overlaps another. */
export const outcriesIn = (text: string, sentence: Span, clauses: readonly Span[]): Span[] => {
  const within = (span: Span) => text.slice(span.start, span.end);
  if (!TELLS.test(within(sentence)) || !holdsOutcry(within(sentence))) return [];
  const pieces = clauses
    .filter((clause) => contains(sentence, clause))
    .flatMap((clause) => propositionsOf(text, clause));
  const said = [...within(sentence).matchAll(SAID)].map(({ index }) => sentence.start + index);
  const isOutcry = outcryOnce();
  const found: Span[] = [];
  const looked: Span[] = [];
  for (let size = 1; size <= MOST_PROPOSITIONS; size++) {
    for (let at = 0; at + size <= pieces.length && found.length < MOST_OUTCRIES; at++) {
      const run = { start: pieces[at]?.start ?? 0, end: pieces[at + size - 1]?.end ?? 0 };
      if (looked.some((smaller) => overlaps(smaller, run)) || !isOutcry(within(run))) continue;
      looked.push(run);
      const core = coreOf(text, run, isOutcry);
      const start = statementStart(text, run, core);
      if (!isHers(text, sentence, { start, end: core.end }, core, said)) continue;
      const before = pieces[at - 1];
      const led = start === run.start && before && leadsTo(text, before, run);
      found.push({ start: led ? before.start : start, end: run.end });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
};

/** Points alone say nothing; a text of nothing else would be looked through for each of them. */
const TELLS = /[a-z].*[a-z].*[a-z]/s;

const holdsOutcry = (words: string): boolean => holds(ANGER_FORETOLD, words) || isFigureOrDistress(words);

/** The same words are asked of again and again: the shortest piece, the run of several, the core of each. */
const outcryOnce = (): ((words: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (words) => {
    const earlier = known.get(words);
    if (earlier !== undefined) return earlier;
    const found = holdsOutcry(words);
    known.set(words, found);
    return found;
  };
};

const propositionsOf = (text: string, clause: Span): Span[] => {
  const starts = [...text.slice(clause.start, clause.end).matchAll(PROPOSITION)].map(
    ({ index }) => clause.start + index + 1,
  );
  return [clause.start, ...starts].map((start, at) =>
    trimmed(text, { start, end: starts[at] ?? clause.end }),
  );
};

/** The fewest words that are still an outcry: "envie de mourir" of "au bureau j'ai envie de mourir". */
const coreOf = (text: string, run: Span, isOutcry: (words: string) => boolean): Span => {
  const words = [...text.slice(run.start, run.end).matchAll(/[^\s']+'?/g)];
  if (words.length > LONGEST_WORDS) return run;
  const from = words.findLast(({ index }) => isOutcry(text.slice(run.start + index, run.end)));
  const start = run.start + (from?.index ?? 0);
  const to = words.find(
    ({ index, 0: word }) =>
      run.start + index >= start && isOutcry(text.slice(start, run.start + index + word.length)),
  );
  return { start, end: to ? run.start + to.index + to[0].length : run.end };
};

/** What leads from the subject to the core and tells nothing by itself. */
const LEADING =
  /(?<![a-z])(?:(?:je|j|moi|et|ca|cela|tout (?:ca|cela)|il|elle|ils|elles|on)[' ]+)*(?:(?:ne|n|me|m|ai|a|ont|suis|serai|serais|avais|etais|donn(?:e|ent|ait|aient|er)|fait|font|rend|veux|peux|pense|songe|cru|failli|eu|toujours|encore|souvent|parfois|deja|juste|vraiment|trop|tellement|tres|plus|meme|bien|presque|des|mes|mon|ma|d|de|du|les|l|une|y|en|au|que|crois|dire|[a-z]{3,12}ment)[' ]+)*$/;

const statementStart = (text: string, run: Span, core: Span): number => {
  const before = text.slice(run.start, core.start);
  return core.start - (LEADING.exec(before)?.[0].length ?? 0);
};

const ADVERBIAL_WORDS = 4;
const VERBAL = /(?<![a-z])(?:il|elle|ils|elles|on|qui|je|j|m|me|nous)(?![a-z])/;

/** "ce soir | je veux mourir", "j'ai dit que | je voulais mourir": the words before belong to the outcry. */
const leadsTo = (text: string, before: Span, run: Span): boolean => {
  const words = text.slice(before.start, before.end);
  if (text.slice(before.end, run.start).trim() !== '' || /[.,;:!?)]$/.test(words)) return false;
  return / que?$/.test(words) || (words.split(' ').length <= ADVERBIAL_WORDS && !VERBAL.test(words));
};

/** Said to her, or of somebody else. */
const OTHERS_WORDS = /(?<![a-z])(?:te|t'|toi|tu|va (?:mourir|crever)|vas|se|s'|ses|sa|leurs?|vous)(?![a-z])/;
const SAID =
  /(?<![a-z])(?:dit|disait|disent|disant|repond(?:u|ait)?|lance|lancait|ecrit|crie|criait|hurle|hurlait|repete|repetait|conseille|conseillait|propose|ordonne|suggere|souhaite|demande|menace|menacait|jure|promis|envoye|balance|sorti)(?![a-z])/g;
const HER_OWN = /(?<![a-z])(?:je|j)(?![a-z])/;
const SHE = /(?<![a-z])(?:je|j|me|m|moi)(?![a-z])/;
const SOMEBODY_ELSE =
  /(?<![a-z])(?:il|elle|ils|elles|qui|(?:mon|ma|mes|un|une|le|la|les|des|notre) (?!vie|mort)[a-z-]+|(?!vie|mort)[a-z-]{3,}) (?:ne |n'|lui )?(?:a|ont|avait|avaient|est|sont|etait|etaient|veut|veulent|voulait|parlait|parle|pense|pensait)(?: [a-z']{1,12}){0,5}$/;

/**
 * Said by the person of herself; not what she reports of others.
 * @param verbs where somebody says something in the sentence, in order
 */
const isHers = (
  text: string,
  sentence: Span,
  statement: Span,
  core: Span,
  verbs: readonly number[],
): boolean => {
  const words = text.slice(core.start, core.end);
  if (OTHERS_WORDS.test(words) || (isFigureOfSpeech(words) && holds(IMPACT_WORDS, words))) return false;
  const said = verbs.findLast((at) => at < core.start);
  if (said !== undefined && !HER_OWN.test(text.slice(Math.max(sentence.start, said - 20), said)))
    return false;
  const stated = text.slice(statement.start, statement.end);
  if (SHE.test(words) || HER_OWN.test(stated)) return true;
  return tellsDistress(words) && !SOMEBODY_ELSE.test(text.slice(sentence.start, core.end));
};
