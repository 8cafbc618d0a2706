/**
 * What is added to the reply of a plain call. In a conversation the screen shows it; here a client reads nothing but the
 * content.
 */
import { HELP_NUMBERS, type HelpNumberGroup, type HelpNumberKey } from '#contract/help-numbers.ts';
import type { SafetyKind } from '#contract/interview.ts';

/** Who answers at each number. */
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
 * The text that follows the reply, each part on lines of its own; empty for most replies.
 *
 * [Note: markers of a call] spec.md, 5: the AI replies with a question, INCIDENT_READY or NO_INCIDENT, and its client
 * suggests the incident when it finds the first one (4). It is therefore added, alone on the last line, when the model says
 * so and six details are collected by our count: the model's word alone is not enough, here as in a conversation.
 * NO_INCIDENT is never added: it means the same as no marker, and a client that knows no markers would show it.
 */
export const afterReply = ({ safety, isEnough, ready }: SaidOfInterview): string => {
  const isReady = ready && isEnough;
  return `${safety ? `\n\n${HELP_NUMBERS_TEXT}` : ''}${isReady ? '\n\nINCIDENT_READY' : ''}`;
};
