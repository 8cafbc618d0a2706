/** What replies are made and judged with, made ready before somebody waits for it: the dictionary and lists of phrases. */
import { hearAlarm } from './alarms/hear-alarm.ts';
import { createReplyGate } from './gate/reply-gate.ts';
import { nextReply } from './guide/next-reply.ts';
import { askedIn } from './guide/questions.ts';
import type { ConversationReading } from './reading.ts';
import { replyContext } from './reply-context.ts';
import type { SaidMessage } from './said-message.ts';
import { sentencesOf } from './text/sentences.ts';

const TIME_ZONE = 'UTC';
const AT = new Date(0);
const TOLD = 'Hier mon chef ma crié dessu.';
const ASKED = 'Qui a vu ou entendu ce qui s’est passé ?';
/** A conversation of nobody's. Its last message brings the guide through the lists of what people ask of it. */
const SAID: readonly SaidMessage[] = [
  { id: 'told', role: 'user', content: TOLD, at: AT },
  { id: 'asked', role: 'assistant', content: ASKED, at: AT },
  { id: 'answered', role: 'user', content: 'Tu sers à quoi ?', at: AT },
];
const NOTHING_READ: ConversationReading = {
  incidents: [],
  current: '',
  alarms: [],
  isAlarmed: false,
  isReady: false,
  card: null,
  isProtest: false,
};

/** Each takes some tens of milliseconds the first time: others may have their turn between two of them. */
export const WARM_UP_STEPS: readonly (() => unknown)[] = [
  () => hearAlarm(TOLD, []),
  () => sentencesOf(TOLD),
  () => askedIn(ASKED),
  () => nextReply(NOTHING_READ, SAID, TIME_ZONE),
  () => createReplyGate(replyContext(NOTHING_READ, SAID, TIME_ZONE)).push(`${ASKED} `),
];
