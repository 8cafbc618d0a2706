/** For tests of the figures: a reading made of the labels themselves, which must get full marks. */
import type { Proposal } from '../proposals/proposal.ts';
import type { Value } from '../readers/finding.ts';
import type { Conversation, Truth } from './corpus.ts';
import { type LabelledItem, labelsOf } from './labels.ts';
import { hasWholeName } from './names.ts';
import { messageIdOf, type Place } from './places.ts';
import type { ReadingSubject } from './subject.ts';

/** Reads the conversations that it is given, and no other. */
export const perfectReader =
  (conversations: readonly Conversation[]): ReadingSubject['read'] =>
  (said, { answers }) => {
    const own = said.filter(({ role }) => role === 'user');
    const conversation = conversations.find(({ turns }) => turns[0] === own[0]?.content);
    if (conversation === undefined) {
      return {
        incidents: [],
        current: '',
        alarms: [],
        isAlarmed: false,
        isReady: false,
        card: null,
        isProtest: false,
      };
    }
    const { expected, denials } = labelsOf(conversation);
    const { turns, certain_ok, alarm, ready } = conversation;
    const proposalOf = ({ detail, wordings, places }: LabelledItem, isDenial: boolean) => {
      const first = places.find(({ turn }) => turn < own.length);
      if (first === undefined) return [];
      const told = wordings
        .map((words) => valuesFor(detail, words, conversation))
        .find((all) => all.length > 0);
      return (told ?? [[0, emptyValue(detail)] as const]).map(([incident, value]) => {
        const proposal: Proposal = {
          id: `${detail} ${first.turn} ${first.start}`,
          detail,
          value,
          passages: [{ messageId: messageIdOf(first.turn), ...spanIn(turns, first) }],
          isDenial,
          why: 'labelled',
          state: 'proposed',
          by: isUnasked(value, certain_ok[incident]) ? 'full-date' : null,
          conflictsWith: [],
        };
        const answer = answers.findLast(
          ({ about }) => about?.value.detail === detail && about.passages[0]?.start === first.start,
        );
        const state = answer?.action === 'confirm' ? 'confirmed' : 'proposed';
        return { incident, proposal: { ...proposal, state } as const };
      });
    };
    const proposed = [
      ...expected.flatMap((item) => proposalOf(item, false)),
      ...denials.flatMap((item) => proposalOf(item, true)),
    ];
    return {
      incidents: certain_ok.map((_, place) => ({
        key: place === 0 ? '' : `b${place}`,
        proposals: proposed.filter(({ incident }) => incident === place).map(({ proposal }) => proposal),
        told: [],
      })),
      current: '',
      alarms: alarm.map(({ turn, kind, degree }) => ({ messageId: messageIdOf(turn), kind, degree })),
      isAlarmed: false,
      isReady: ready && own.length === turns.length,
      card: null,
      isProtest: false,
    };
  };

const spanIn = (turns: readonly string[], { turn, start, end }: Place) => ({
  start,
  end,
  words: turns[turn]?.slice(start, end) ?? '',
});

const isUnasked = (value: Value, truth: Truth | undefined): boolean =>
  value.detail === 'when' && truth?.unasked.includes(value.day === null ? 'time' : 'date') === true;

const moment = { detail: 'when', isApproximate: true, isFull: false, of: 'event' } as const;

const emptyValue = (detail: LabelledItem['detail']): Value => {
  if (detail === 'when') return { ...moment, day: null, time: null };
  if (detail === 'people') return { detail, name: null, role: null, part: 'author' };
  if (detail === 'witnesses') return { detail, name: null, role: null, part: 'witness' };
  return detail === 'incident_type' ? { detail, type: 'other' } : { detail };
};

/** What the words come to in each incident of which a label says so. */
const valuesFor = (detail: LabelledItem['detail'], words: string, conversation: Conversation) =>
  conversation.certain_ok.flatMap((truth, incident): (readonly [number, Value])[] => {
    const value = valueIn(truth, detail, words, conversation.days);
    return value === null ? [] : [[incident, value]];
  });

const valueIn = (
  { type, date, time, place, people, witnesses }: Truth,
  detail: LabelledItem['detail'],
  words: string,
  days: Conversation['days'],
): Value | null => {
  switch (detail) {
    case 'when': {
      const told = Object.entries(days).filter(([day]) => words.includes(day));
      const isDay = told.some(([, day]) => day === date || (time !== null && time < '06:00'));
      const hour = Number(/(\d+) ?(?:h|:)/.exec(words)?.[1] ?? 0);
      const isHour = told.length === 0 && time !== null && Number(time.slice(0, 2)) === hour;
      if (!isDay && !isHour) return null;
      return { ...moment, day: isDay ? date : null, time: isHour ? time : null };
    }
    case 'people': {
      const named = people.find(({ name }) => name !== null && hasWholeName(words, name));
      const ofRole = people.find(({ role }) => role !== null && hasWholeName(words, role));
      if (named !== undefined) return { detail, ...named, role: null };
      return ofRole === undefined ? null : { detail, ...ofRole, name: null };
    }
    case 'witnesses': {
      const name = witnesses.find((one) => hasWholeName(words, one));
      return name === undefined ? null : { detail, name, role: null, part: 'witness' };
    }
    case 'where':
      return place.some((one) => words.includes(one) || one.includes(words)) ? { detail } : null;
    case 'incident_type':
      return type[0] === undefined ? null : { detail, type: type[0] };
    default:
      return null;
  }
};
