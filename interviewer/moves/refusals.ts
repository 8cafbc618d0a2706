/** Refusals in words: of a label ("mettez pas violence"), of a person's part ("Josette n'est pas un témoin"), of all that was said. */
import type { DetailKind } from '#contract/interview.ts';
import { passageOf, type Turn } from '../readers/finding.ts';
import type { Clause, Sentence } from '../text/sentences.ts';
import { type Label, labelsIn, typesOf } from './labels.ts';
import type { About, Move } from './move.ts';
import { findSense, hasSense } from './senses.ts';

const PEOPLE: readonly DetailKind[] = ['people', 'witnesses'];
const SUBJECTS = new Set('je il elle on ils elles tu ca qui nous'.split(' '));
const NEGATIONS = new Set('pas ni jamais aucun aucune'.split(' '));
/** Between a negation and the label that it denies. "Pas le harcèlement" denies something else: "je ne supporte pas le harcèlement". */
const BEFORE_LABEL = new Set('de du la un une d ce est etait vraiment forcement mot terme des'.split(' '));
const CONTRAST = new Set('mais car'.split(' '));
const MOST_COVERED = 6;

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
        let at = from - 1;
        while (BEFORE_LABEL.has(words[at]?.plain ?? '')) at -= 1;
        return NEGATIONS.has(words[at]?.plain ?? '');
      });

/** The clauses that a wish covers: up to a contrast or to a clause with a subject of its own. */
const coveredBy = (clauses: readonly Clause[], at: number): Clause[] => {
  let end = at + 1;
  for (let next = clauses[end]; next !== undefined; end += 1, next = clauses[end]) {
    const hasSubject = next.subject !== 'none' && !next.isQuoted;
    if (hasSubject || CONTRAST.has(next.words[0]?.plain ?? '') || end - at > MOST_COVERED) break;
  }
  return clauses.slice(at, end);
};

const labelRefusals = (turn: Turn, { clauses, isQuestion }: Sentence, before: readonly Label[]): Move[] =>
  clauses.flatMap((clause, at): Move[] => {
    if (clause.isQuoted || isQuestion) return [];
    const covered = isWish(clause) ? coveredBy(clauses, at) : [];
    const wished = covered.flatMap(({ words }) => labelsIn(words));
    const pronoun = clause.words.some(({ plain }) => plain === 'le' || plain === 'ca' || plain === 'la');
    const labels = wished.length > 0 ? wished : deniedLabels(clause);
    const meant = labels.length > 0 || covered.length === 0 || !pronoun ? labels : before;
    if (meant.length === 0) return [];
    const passage = passageOf(turn, clause.start, covered.at(-1)?.end ?? clause.end);
    return [{ act: 'refuse', passage, about: { kind: 'types', types: typesOf(meant) } }];
  });

const wordsOf = (
  start: number,
  end: number,
  details: readonly DetailKind[] | null,
  part: 'author' | 'witness' | null,
): About => ({ kind: 'words', place: { start, end }, details, part });

/** What is said of somebody: "n'y est pour rien", "n'a rien vu", "n'est pas un témoin", "c'est moi". */
const personRefusals = (turn: Turn, { clauses, start: begin, isQuestion }: Sentence): Move[] =>
  clauses.flatMap((clause, at): Move[] => {
    const { words, start, end, isQuoted } = clause;
    if (isQuoted || isQuestion) return [];
    const passage = passageOf(turn, start, end);
    const refuse = (about: About): Move[] => [{ act: 'refuse', passage, about }];
    const before = clauses[at - 1]?.start ?? begin;
    const upTo = (found: number) => words[found]?.start ?? end;
    // "Le père, lui, n'a rien vu": the name stands in a clause of its own.
    const namedFrom = (found: number) => (found > 2 ? start : (clauses[Math.max(0, at - 2)]?.start ?? begin));
    const [nobody] = findSense(words, 'nobody');
    if (nobody !== undefined) return refuse(wordsOf(before, upTo(nobody.from), PEOPLE, null));
    const [innocent] = findSense(words, 'innocent');
    if (innocent !== undefined) {
      return refuse(wordsOf(namedFrom(innocent.from), upTo(innocent.from), ['people'], 'author'));
    }
    // "Ce n'était pas la première fois" is about nobody.
    const unseeing = findSense(words, 'unseeing').find(
      ({ to }) => words[to]?.plain !== 'la' || to === words.length - 1,
    );
    if (unseeing !== undefined) {
      return refuse(wordsOf(namedFrom(unseeing.from), upTo(unseeing.from), ['witnesses'], 'witness'));
    }
    const [self] = findSense(words, 'self');
    if (self !== undefined) return refuse(wordsOf(words[self.to]?.end ?? end, end, PEOPLE, null));
    const me = words.findIndex(({ plain }, place) => plain === 'moi' && words[place - 2]?.plain === 'ce');
    const isMe = me > 2 && words[me - 1]?.plain === 'est' && words[me + 1]?.plain !== 'qui';
    return isMe ? refuse(wordsOf(start, upTo(me - 2), PEOPLE, null)) : [];
  });

/** "J'ai jamais dit que le 17 c'était au magasin": what is denied is what comes last. */
const saidRefusals = (turn: Turn, { clauses }: Sentence): Move[] =>
  clauses.flatMap(({ words, start, end, isQuoted }): Move[] => {
    const found = isQuoted ? undefined : findSense(words, 'said')[0];
    if (found === undefined) return [];
    const rest = words.slice(found.to + 1);
    const verb = rest.findLastIndex(({ plain }) => /^(?:est|etai[ts]|etaient|sont)$/.test(plain));
    const first = rest[verb + 1];
    if (first === undefined) return [];
    return [
      { act: 'refuse', passage: passageOf(turn, start, end), about: wordsOf(first.start, end, null, null) },
    ];
  });

const withdrawals = (turn: Turn, { clauses, start, end, isQuestion }: Sentence): Move[] => {
  const isSaid = clauses.some(
    ({ words, isQuoted }) =>
      !isQuoted &&
      (hasSense(words, 'invented') || hasSense(words, 'withdrawn') || hasSense(words, 'nothing')),
  );
  return isSaid && !isQuestion
    ? [{ act: 'refuse', passage: passageOf(turn, start, end), about: { kind: 'all' } }]
    : [];
};

/** The refusals in a turn, in the order of their words. */
export const readRefusals = (turn: Turn): Move[] => {
  let labels: readonly Label[] = [];
  return turn.sentences.flatMap((sentence) => {
    const own = sentence.clauses.flatMap(({ words }) => labelsIn(words));
    const moves = [
      ...labelRefusals(turn, sentence, own.length > 0 ? own : labels),
      ...personRefusals(turn, sentence),
      ...saidRefusals(turn, sentence),
      ...withdrawals(turn, sentence),
    ];
    if (own.length > 0) labels = own;
    return moves;
  });
};
