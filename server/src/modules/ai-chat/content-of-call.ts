/**
 * What a plain caller reads beside the reply itself. In a conversation the screen shows it; here there is no screen of
 * ours, and the content is all that a client of the specification reads.
 */
import { HELP_NUMBERS, type HelpNumberGroup, type HelpNumberKey } from '#contract/help-numbers.ts';
import type { SafetyKind } from '#contract/interview.ts';

/** Who answers, by the number. */
const WHO: Readonly<Record<HelpNumberKey, string>> = {
  police: 'police ou gendarmerie',
  european: 'urgences',
  text: 'par SMS',
  medical: 'SAMU',
  suicide: 'prévention du suicide',
  women: 'Violences Femmes Info',
  victims: 'France Victimes',
  discrimination: 'Défenseur des droits',
};

const numbersOf = (wanted: HelpNumberGroup): string =>
  HELP_NUMBERS.filter(({ group }) => group === wanted)
    .map(({ key, number }) => `${number} (${WHO[key]})`)
    .join(', ');

export const HELP_NUMBERS_TEXT = `Numéros d’urgence, à toute heure : ${numbersOf('emergency')}. Pour être écouté·e : ${numbersOf('support')}.`;

export interface SaidOfInterview {
  safety: SafetyKind | null;
  /** Enough is collected for an incident. */
  isEnough: boolean;
  /** The model says that an incident can be suggested. */
  ready: boolean;
}

/**
 * What follows the reply, each on lines of its own; empty for most.
 *
 * [Note: markers of a call] spec.md, 5: the AI replies with a question, INCIDENT_READY or NO_INCIDENT, and its client
 * offers the incident when it finds the first one (4). It is therefore given, alone on the last line, when the model says
 * so and six details are collected, by our count: the word of a model is not enough, here as in a conversation.
 * NO_INCIDENT is not given: it says the same as no marker, and a client that knows none would show it to a person.
 */
export const afterReply = ({ safety, isEnough, ready }: SaidOfInterview): string => {
  const isReady = ready && isEnough;
  return `${safety ? `\n\n${HELP_NUMBERS_TEXT}` : ''}${isReady ? '\n\nINCIDENT_READY' : ''}`;
};
