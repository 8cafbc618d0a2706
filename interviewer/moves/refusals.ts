/** Refusals in words: of a label ("mettez pas violence"), of a person's part ("Josette n'est pas un témoin"), of all that was said. */
import type { DetailKind } from '#contract/interview.ts';
import { passageOf, type Turn } from '../readers/finding.ts';
import type { Clause, Sentence } from '../text/sentences.ts';
import { type Label, labelsIn, typesOf } from './labels.ts';
import type { Move } from './move.ts';
import { findSense, hasSense, type Sense } from './senses.ts';

const SUBJECTS = new Set('je il elle on ils elles tu ca qui nous'.split(' '));
const NEGATIONS = new Set('pas ni jamais aucun aucune'.split(' '));
/** Between a negation and the label that it denies. "Pas le harcèlement" denies something else: "je ne supporte pas le harcèlement". */
const BEFORE_LABEL = new Set('de du la un une d ce est etait vraiment forcement mot terme des'.split(' '));
const CONTRAST = new Set('mais car'.split(' '));
/** What is said of somebody: "n'est pas un témoin", "n'y est pour rien", "n'a rien vu". */
const OF_PEOPLE: readonly (readonly [Sense, readonly DetailKind[], 'author' | 'witness' | null])[] = [
  ['nobody', ['people', 'witnesses'], null],
  ['innocent', ['people'], 'author'],
  ['unseeing', ['witnesses'], 'witness'],
];
/** Behind "là": it is no article there. */
const NO_NOUN = new Set('en ce du quand finalement hier a au non et donc'.split(' '));
const BEFORE_VERB = new Set('ne pas merci de svp stp surtout et mais non alors vous plus'.split(' '));
/** "Le nom de famille de Paul". */
const NAME_REACH = 6;
const OF_ALL = ['invented', 'withdrawn', 'nothing'] as const;

/** "Mettez pas", "ne pas écrire", "je veux pas que ça soit classé": a wish about the record, not something that somebody did. */
const isWish = ({ words, isNegated }: Clause): boolean => {
  if (hasSense(words, 'own')) return true;
  if (!isNegated) return false;
  if (hasSense(words, 'wish')) return true;
  const verb = findSense(words, 'write')[0];
  return verb !== undefined && !words.slice(0, verb.from).some(({ plain }) => SUBJECTS.has(plain));
};

/** "C'est pas du harcèlement", "ni de la violence". */
const deniedLabels = ({ words, isNegated }: Clause): Label[] =>
  !isNegated || words[0]?.plain === 'si'
    ? []
    : labelsIn(words).filter(({ from }) => {
        const at = words.findLastIndex(({ plain }, place) => place < from && !BEFORE_LABEL.has(plain));
        return NEGATIONS.has(words[at]?.plain ?? '');
      });

/** The labels that a wish covers: up to a contrast or to a clause with a subject of its own. */
const wishedLabels = (clauses: readonly Clause[], at: number): Label[] => {
  const rest = clauses.slice(at + 1);
  const end = rest.findIndex(
    ({ subject, isQuoted, words }) =>
      (subject !== 'none' && !isQuoted) || CONTRAST.has(words[0]?.plain ?? ''),
  );
  return clauses.slice(at, end === -1 ? undefined : at + 1 + end).flatMap(({ words }) => labelsIn(words));
};

const labelRefusals = (turn: Turn, { clauses, isQuestion }: Sentence, before: readonly Label[]): Move[] =>
  clauses.flatMap((clause, at): Move[] => {
    if (clause.isQuoted || isQuestion) return [];
    const isWished = isWish(clause);
    const wished = isWished ? wishedLabels(clauses, at) : [];
    const own = wished.length > 0 ? wished : deniedLabels(clause);
    // "Harcèlement, non, ne l'écrivez pas."
    const isPointed = isWished && clause.words.some(({ plain }) => /^(?:l[ea]|ca)$/.test(plain));
    const types = typesOf(own.length === 0 && isPointed ? before : own);
    const passage = passageOf(turn, clause.start, clause.end);
    return types.length === 0 ? [] : [{ act: 'refuse', passage, about: { kind: 'types', types } }];
  });

const personRefusals = (turn: Turn, { clauses, start: begin, isQuestion }: Sentence): Move[] =>
  clauses.flatMap(({ words, start, end, isQuoted }, at): Move[] => {
    if (isQuoted || isQuestion) return [];
    for (const [sense, details, part] of OF_PEOPLE) {
      // "Ce n'était pas la première fois" is about nobody.
      const found = findSense(words, sense).find(
        ({ to }) => words[to]?.plain !== 'la' || NO_NOUN.has(words[to + 1]?.plain ?? 'en'),
      );
      if (found === undefined) continue;
      // "Le père, lui, n'a rien vu": the name stands in a clause of its own.
      const from = found.from > 2 ? start : (clauses[Math.max(0, at - 2)]?.start ?? begin);
      const place = { start: from, end: words[found.from]?.start ?? end };
      const about = { kind: 'words', place, details, part } as const;
      return [{ act: 'refuse', passage: passageOf(turn, start, end), about }];
    }
    return [];
  });

/** "Ne mettez pas le nom de Paul", "enlevez Paul": asked of the tool, so that nobody else does it. */
const nameRefusals = (turn: Turn, { clauses, isQuestion }: Sentence): Move[] =>
  clauses.flatMap(({ words, start, end, isQuoted, isNegated }): Move[] => {
    const verb = findSense(words, isNegated ? 'naming' : 'erasing')[0];
    const isAsked =
      verb !== undefined && words.slice(0, verb.from).every(({ plain }) => BEFORE_VERB.has(plain));
    if (!isAsked || isQuoted || isQuestion) return [];
    const named = words.slice(verb.to + 1, verb.to + 1 + NAME_REACH);
    const [first, last] = [named[0], named.at(-1)];
    if (first === undefined || last === undefined || named.some(({ plain }) => plain === 'que')) return [];
    const place = { start: first.start, end: last.end };
    const about = { kind: 'words', place, details: ['people', 'witnesses'], part: null } as const;
    return [{ act: 'refuse', passage: passageOf(turn, start, end), about }];
  });

const withdrawals = (turn: Turn, { clauses, start, end, isQuestion }: Sentence): Move[] => {
  const isSaid = clauses.some(
    ({ words, isQuoted }) => !isQuoted && OF_ALL.some((sense) => hasSense(words, sense)),
  );
  const passage = passageOf(turn, start, end);
  return isSaid && !isQuestion ? [{ act: 'refuse', passage, about: { kind: 'all' } }] : [];
};

/** The refusals in a turn, in the order of their words. */
export const readRefusals = (turn: Turn): Move[] => {
  let labels: readonly Label[] = [];
  return turn.sentences.flatMap((sentence) => {
    const own = sentence.clauses.flatMap(({ words }) => labelsIn(words));
    if (own.length > 0) labels = own;
    return [
      ...labelRefusals(turn, sentence, labels),
      ...personRefusals(turn, sentence),
      ...nameRefusals(turn, sentence),
      ...withdrawals(turn, sentence),
    ];
  });
};
