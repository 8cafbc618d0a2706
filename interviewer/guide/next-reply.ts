/**
 * The next words of the interview, without a language model: what may be said is written down (phrases.json, questions.json), and what is
 * asked follows from what was told. Deterministic: the same reading and messages give the same reply.
 */
import type { DetailKind } from '#contract/interview.ts';
import { stemsIn } from '../proposals/taken-back.ts';
import type { Asked } from '../readers/finding.ts';
import type { ConversationReading } from '../reading.ts';
import type { SaidMessage } from '../said-message.ts';
import { once } from '../text/remember.ts';
import { answerTo } from './answer.ts';
import { compose, phraseOf } from './compose.ts';
import { firstQuestion, nextQuestion, weightyQuestion } from './gaps.ts';
import LABELS from './labels.json' with { type: 'json' };
import type { Question } from './questions.ts';
import { crisisReply, gentleReply, quietSentence, stopReply, unaskedReply } from './quiet.ts';
import { quoteFrom } from './quote.ts';
import { does, spelledOut } from './says.ts';
import { type Standing, standingOf } from './standing.ts';

/** A quick answer under the reply: « Je ne sais pas », « Plus tard », « Personne ». */
export type Chip = 'unknown' | 'later' | 'nobody';

export interface GuideReply {
  text: string;
  asks: Asked;
  chips: readonly Chip[];
  /** A record is offered; spec.md, 5. */
  marker?: 'INCIDENT_READY';
  /** After a protest: the detail that the screen opens for correction. */
  opens?: DetailKind;
}

/** @param timeZone IANA name of the zone in which the day of an alarm ends */
export const nextReply = (
  reading: ConversationReading,
  said: readonly SaidMessage[],
  timeZone = 'Europe/Paris',
): GuideReply => {
  const standing = standingOf(reading, said, timeZone);
  const quiet = quietly(standing);
  if (quiet !== null) return silent(quiet);
  const reply = replyToMove(standing) ?? replyToAccount(standing);
  return standing.isUnasked && reply.asks !== null ? silent(compose(phrase(standing, 'open'))) : reply;
};

/** Help comes before any answer, and an answer before any question. */
const quietly = (standing: Standing): string | null =>
  crisisReply(standing) ??
  stopReply(standing) ??
  unaskedReply(standing) ??
  (standing.plainToday === null ? null : (answerTo(standing) ?? gentleReply(standing)));

const silent = (text: string): GuideReply => ({ text, asks: null, chips: [] });

const phrase = (standing: Standing, list: Parameters<typeof phraseOf>[0]): string =>
  phraseOf(list, standing.replies);

const chipsFor = ({ detail, nobody }: Question): readonly Chip[] => {
  if (detail === 'free') return [];
  return nobody ? ['unknown', 'later', 'nobody'] : ['unknown', 'later'];
};

const asking = (question: Question | null, ...before: readonly (string | null)[]): GuideReply =>
  question === null
    ? silent(compose(...before))
    : { text: compose(...before, question.text), asks: question.detail, chips: chipsFor(question) };

/** Replies to what a message does, if it does not tell. */
const replyToMove = (standing: Standing): GuideReply | null => {
  const { heard, incident, last, reading, askedLast } = standing;
  if (last?.brings === 'recording') return silent(compose(phrase(standing, 'recording')));
  if (reading.isProtest) return protestReply(standing);
  if (does('complaint', heard)) return silent(compose(phrase(standing, 'complaint')));
  const answer = answerTo(standing);
  if (answer !== null) return silent(answer);
  if (last?.brings === 'files') return asking(nextQuestion(standing), phrase(standing, 'files'));
  if (does('greeting', heard)) {
    return asking(nextQuestion(standing), phrase(standing, incident === null ? 'greeting' : 'greetingAgain'));
  }
  if (does('thanks', heard)) return silent(compose(phrase(standing, 'thanks')));
  if (does('record', heard)) {
    return reading.isReady ? offer(standing) : asking(nextQuestion(standing), phrase(standing, 'notReady'));
  }
  if (askedLast !== null && does('reserved', heard)) return silent(compose(phrase(standing, 'reserved')));
  return null;
};

const names = once(() =>
  (Object.entries(LABELS) as [DetailKind, { named: string[] }][]).map(
    ([detail, { named }]) => [detail, named.map(spelledOut)] as const,
  ),
);

/** Of these a word or two are the whole of it, so that a word that is told again names them. */
const PRECISE: ReadonlySet<DetailKind> = new Set(['when', 'where', 'people', 'witnesses']);

/** What a protest is about: what it names, what it tells again, or what was asked last. */
const protestedDetail = ({ askedLast, fresh, live, heard }: Standing): DetailKind | null => {
  const named = names().find(([, phrases]) => phrases.some((phrase) => heard.spelled.includes(phrase)));
  const again = new Set(stemsIn(heard.spelled));
  const repeated = live.find(
    ({ detail, passages }) =>
      PRECISE.has(detail) && passages.some(({ words }) => stemsIn(words).some((stem) => again.has(stem))),
  );
  return named?.[0] ?? repeated?.detail ?? fresh[0]?.detail ?? (askedLast === 'free' ? null : askedLast);
};

/** Admits it, and names what can be corrected. */
const protestReply = (standing: Standing): GuideReply => {
  const detail = protestedDetail(standing);
  const correct =
    detail === null
      ? phrase(standing, 'correctableAll')
      : phrase(standing, 'correctable').replace('{detail}', LABELS[detail].label);
  const text = compose(phrase(standing, 'protest').replace('{correct}', correct));
  return { ...silent(text), ...(detail !== null && { opens: detail }) };
};

/** Once for each incident, with a gap that weighs much if there is one. */
const offer = (standing: Standing): GuideReply => {
  const before = [quietSentence(standing), ...acknowledged(standing), phrase(standing, 'ready')];
  return { ...asking(weightyQuestion(standing), ...before), marker: 'INCIDENT_READY' };
};

/** Replies to what was told, or to an answer. */
const replyToAccount = (standing: Standing): GuideReply => {
  const { reading, heard, incident, isOffered } = standing;
  if (reading.isReady && !isOffered) return offer(standing);
  if (does('ended', heard)) {
    const weighty = isOffered ? null : weightyQuestion(standing);
    return weighty === null
      ? silent(compose(phrase(standing, 'ended')))
      : asking(weighty, ...acknowledged(standing));
  }
  if (incident === null) return replyToNothing(standing);
  const question = nextQuestion(standing);
  const before = [quietSentence(standing), ...acknowledged(standing)];
  if (question !== null) return asking(question, ...before);
  const isSaid = standing.replies.some((reply) => reply.includes(compose(phrase(standing, 'nothingLeft'))));
  return silent(compose(...(isSaid ? before : [quietSentence(standing), phrase(standing, 'nothingLeft')])));
};

/** Nothing was told yet. Who only asked something is not asked in turn. */
const replyToNothing = (standing: Standing): GuideReply => {
  const { replies, askedLast } = standing;
  if (replies.length > 0 && askedLast === null) return silent(compose(phrase(standing, 'open')));
  return asking(
    firstQuestion(standing),
    quietSentence(standing),
    phrase(standing, replies.length === 0 ? 'greeting' : 'firstWords'),
  );
};

/** That it was read: what kind of answer it is, care for what hurts, a few words of it. */
const acknowledged = (standing: Standing): (string | null)[] => {
  const { heard, fresh, last, askedLast, incident, alarm } = standing;
  const answer = (['unknown', 'later', 'nobody'] as const).find((one) => does(one, heard));
  if (askedLast !== null && answer !== undefined) return [phrase(standing, answer)];
  const restsOnLast = ({ passages }: Standing['fresh'][number]): boolean =>
    passages.some(({ messageId }) => messageId === last?.id);
  const refused = incident?.proposals.filter((one) => one.state === 'refused' && restsOnLast(one)) ?? [];
  const isReplaced = refused.some((one) => fresh.some(({ detail }) => detail === one.detail));
  if (isReplaced || fresh.some(({ state, by }) => state === 'corrected' && by === 'words')) {
    return [phrase(standing, 'corrected')];
  }
  if (refused.length > 0) return [phrase(standing, 'notKept')];
  const hurts = fresh.some(({ detail, isDenial }) => detail === 'impact' && !isDenial);
  const words = quoteFrom(standing);
  const quote = words === null ? null : phrase(standing, 'quote').replace('{words}', () => `« ${words} »`);
  if (hurts && alarm === null) return [quote, phrase(standing, 'care')];
  return [quote ?? phrase(standing, 'heard')];
};
