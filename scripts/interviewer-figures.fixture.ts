/** A subject that leaves long texts out: reading them takes seconds, and is measured for the report alone. */
import { hearAlarm } from '../interviewer/alarms/hear-alarm.ts';
import type { Subject } from '../interviewer/evaluation/subject.ts';
import { askedIn } from '../interviewer/guide/questions.ts';
import { readConversation } from '../interviewer/read-conversation.ts';

const MAX_CHARACTERS = 1_000;

export const read: Subject['read'] = (said, options) =>
  readConversation(
    said.filter(({ content }) => content.length <= MAX_CHARACTERS),
    { ...options, askedIn, hearAlarm },
  );
