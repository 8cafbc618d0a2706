/** Answers what the person asks of the tool: plainly, in a sentence or two, and with no question behind it. */
import { once } from '../text/remember.ts';
import ANSWERS from './answers.json' with { type: 'json' };
import { compose, phraseOf } from './compose.ts';
import { type Heard, questionsAsked, spelledOut } from './says.ts';
import type { Standing } from './standing.ts';

const topics = once(() => ANSWERS.map(({ asks, answers }) => ({ asks: asks.map(spelledOut), answers })));
const TO_THE_TOOL = /[ ](?:vous|tu|te|toi|votre|vos|ton|tes) /;

const topicOf = (asked: string) => topics().find(({ asks }) => asks.some((phrase) => asked.includes(phrase)));

/** @returns null where nothing is asked that the tool should answer */
export const answerTo = ({ heard, fresh, incident, replies, alarm }: Standing): string | null => {
  // "À quoi ça sert ?" asks nothing of the tool then.
  if (alarm !== null) return null;
  const asked = questionsAsked(heard);
  for (const question of asked) {
    const topic = topicOf(question);
    if (topic === undefined) continue;
    const unsaid = topic.answers.find((answer) => !replies.slice(-2).includes(compose(answer)));
    return compose(unsaid ?? topic.answers[0]);
  }
  const isMere =
    incident === null
      ? heard.sentences.some(({ isQuestion }) => isQuestion)
      : asksOnly(heard) && asked.some((question) => TO_THE_TOOL.test(question));
  return isMere && fresh.length === 0 ? compose(phraseOf('noAnswer', replies)) : null;
};

const asksOnly = ({ sentences }: Heard): boolean =>
  sentences.length > 0 && sentences.every(({ isQuestion }) => isQuestion);
