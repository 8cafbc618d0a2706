/**
 * Danger and suicidal distress, recognised by rules that can be read: the emergency numbers never depend on a model.
 * A number shown without need costs a line on the screen; one that is missing may cost a life. When in doubt, show.
 */
import type { SafetyKind } from '#contract/interview.ts';
import { fold } from '../text/text.ts';
import { MENACES } from './attack.ts';
import { isAttacked, isLongOver } from './attacked.ts';
import { DESPAIR } from './despair.ts';
import { FOLLOWED_HOME, KNOWN_WAY } from './followed-home.ts';
import { mended } from './haste.ts';
import { AMBUSH } from './hemmed-in.ts';
import { isMeant } from './is-meant.ts';
import { needsRescue } from './rescue.ts';
import { DISTRESS, EASED, FIGURES_OF_SPEECH, SELF_HARM, STILL_PRESENT, THREAT } from './safety-patterns.ts';

const TAKEN_OUT = [...FIGURES_OF_SPEECH, ...KNOWN_WAY];
const WISHES_TO_DIE = [...DISTRESS, ...SELF_HARM, ...DESPAIR];
const THREATS = [...THREAT, ...MENACES, ...AMBUSH, ...FOLLOWED_HOME];

/**
 * What a message says of safety. A dose or a deed that may kill now comes first, an attack under way before distress,
 * distress before a threat.
 * @returns null when nothing is recognised
 */
export const recogniseSafety = (text: string): SafetyKind | null => {
  const literal = literallyIn(text);
  if (needsRescue(literal)) return 'rescue';
  if (isAttacked(literal)) return 'danger';
  // Said to lie in the past, it still counts: who has once wanted to die may want the numbers at hand.
  if (isMeant(literal, WISHES_TO_DIE)) return 'distress';
  if (isMeant(literal, THREATS, (found) => !isLongOver(literal, found)) && !isOver(literal)) return 'danger';
  return null;
};

/** Suicidal distress is told, whatever else is: {@link recogniseSafety} names the more urgent danger first. */
export const tellsDistress = (text: string): boolean => isDistress(literallyIn(text));

/** "Ce projet me tue", "je suis mort de fatigue": words of death that mean none. */
export const isFigureOfSpeech = (text: string): boolean => holdsFigure(mended(fold(text)));

/** Either of the two: what is asked of many pieces of a message, each of which is mended once. */
export const isFigureOrDistress = (text: string): boolean => {
  const meant = mended(fold(text));
  // Without a figure in it nothing has to be taken out.
  return holdsFigure(meant) || isDistress(meant);
};

const holdsFigure = (meant: string): boolean => FIGURES_OF_SPEECH.some((figure) => meant.search(figure) >= 0);

const isDistress = (literal: string): boolean => isMeant(literal, WISHES_TO_DIE) || needsRescue(literal);

/** What is left to be taken at its word. */
const literallyIn = (text: string): string =>
  TAKEN_OUT.reduce((rest, figure) => rest.replace(figure, ' … '), mended(fold(text)));

/** Told as past and said to be over, with nothing in the same message that speaks of now. */
const isOver = (literal: string): boolean =>
  EASED.some((pattern) => pattern.test(literal)) && !STILL_PRESENT.test(literal);
