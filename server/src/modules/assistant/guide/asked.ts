/** Recognising what an earlier reply asked about: by its wording first (interview.ts), by key words for a model's own wording. */
import { DETAIL_KINDS, type DetailKind } from '#contract/interview.ts';
import { FREE_RECALL, OPEN_DOORS, PLAIN_PROBES, PRECISIONS, PROBES, QUESTIONS } from '../interview.ts';
import type { AskedKind } from '../interview-state.ts';
import { fold, isQuestion, sentencesOf, withoutQuotes } from '../text/text.ts';

/** The last question of a reply and what it is about; null when the reply asked nothing. */
export const askedQuestion = (assistantText: string): { kind: AskedKind; text: string } | null => {
  const text = sentencesOf(assistantText).findLast(isQuestion);
  if (text === undefined) return null;
  return { kind: askedAbout(assistantText) ?? (isProbe(text) ? 'probe' : 'free'), text };
};

const ABOUT_A_DETAIL = DETAIL_KINDS.flatMap((kind) =>
  [...QUESTIONS[kind], ...PRECISIONS[kind]].map((wording) => [kind, fold(wording)] as const),
);

const ABOUT_NO_DETAIL = [...FREE_RECALL, ...PLAIN_PROBES, ...OPEN_DOORS].map(fold);

const PROBE_OPENINGS = PROBES.map((probe) => fold(probe).split('«')[0] ?? '');

const isProbe = (question: string): boolean => {
  const folded = fold(question);
  return folded.includes('«') && PROBE_OPENINGS.some((opening) => folded.startsWith(opening));
};

/** Key words of an external model's own question, most telling first. */
const KEY_WORDS: readonly (readonly [DetailKind, RegExp])[] = [
  ['witnesses', /\btemoins?\b|\b(?:presente?s?|presence)\b|\bqui d'autre\b|\bvu ou entendu\b/],
  ['actions', /\bdemarches?\b|\bsignale\b|\bactions?\b|\bparle a\b|\ba qui en avez\b|\bmesures\b/],
  ['impact', /\b(?:impact|effets?|consequences?)\b|\bressenti\b|\bvous sent(?:ez|iez)\b|\ballez-vous\b/],
  ['when', /\bquand\b|\bquel (?:jour|moment)\b|\bquelle (?:date|heure)\b/],
  ['where', /(?<!\bpar )\bwou\b|\bquel (?:endroit|lieu)\b|\bquelle piece\b/],
  ['people', /\bqui (?:etait|etaient|est|sont)\b|\bquelles personnes\b|\bnoms?\b|\bde qui\b|\bfonctions?\b/],
  [
    'description',
    /\b(?:que|qu'est-ce qui) s'est(?:-il)? passe\b|\bderoule\b|\bqu'a-t-(?:il|elle) (?:dit|fait)\b/,
  ],
];

/** Which detail an earlier question of the assistant was about; null for free recall, probes and no question. */
export const askedAbout = (assistantText: string): DetailKind | null => {
  const whole = fold(assistantText);
  const known = ABOUT_A_DETAIL.find(([, wording]) => whole.includes(wording));
  if (known) return known[0];
  const question = sentencesOf(assistantText).findLast(isQuestion);
  if (question === undefined || isProbe(question)) return null;
  const folded = fold(withoutQuotes(question));
  if (ABOUT_NO_DETAIL.includes(folded)) return null;
  return KEY_WORDS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
};
