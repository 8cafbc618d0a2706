/** What a model's reply is judged against, and what takes its place where it may not be shown. */
import type { ReplyGateOptions } from './gate/reply-gate.ts';
import { compose, phraseOf } from './guide/compose.ts';
import { firstQuestion, nextQuestion } from './guide/gaps.ts';
import { does } from './guide/says.ts';
import { type Standing, standingOf } from './guide/standing.ts';
import type { ConversationReading } from './reading.ts';
import type { SaidMessage } from './said-message.ts';

/** So many replies are held against repetition. */
const LAST_REPLIES = 4;

/** @param timeZone IANA name of the zone in which the day of an alarm ends */
export const replyContext = (
  reading: ConversationReading,
  said: readonly SaidMessage[],
  timeZone: string,
): ReplyGateOptions => {
  const standing = standingOf(reading, said, timeZone);
  const { heard, replies } = standing;
  return {
    told: said.filter(({ role }) => role === 'user').map(({ content }) => content),
    afterAlarm: reading.alarms.length > 0,
    lastReplies: replies.slice(-LAST_REPLIES),
    isOver: does('ended', heard) || does('stop', heard) || standing.isUnasked,
    neutralQuestion: questionIn(standing),
    wordsFor: (marker) =>
      marker === 'INCIDENT_READY' ? compose(phraseOf('ready', replies)) : questionIn(standing),
  };
};

/** The guide's next question; where nothing is left to ask, that the person may go on. */
const questionIn = (standing: Standing): string =>
  (standing.isUnasked ? null : (nextQuestion(standing) ?? firstQuestion(standing)))?.text ??
  compose(phraseOf('open', standing.replies));
