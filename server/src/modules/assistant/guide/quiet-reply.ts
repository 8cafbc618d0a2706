/** What is said where nothing must be asked of the facts. */

import type { InterviewState } from '../interview-state.ts';
import { fold, typeset } from '../text/text.ts';
import { unlikeLast } from './compose.ts';
import { tellsOfDeath } from './death-told.ts';
import * as phrases from './phrases.ts';

/** Undefined where asking is right. */
export const quietReply = (state: InterviewState): string | undefined => {
  if (state.safety) return typeset(unlikeLast(state, phrases.SAFETY_WORDS[state.safety]));
  if (state.pause) return typeset(unlikeLast(state, phrases.PAUSES));
  if (state.takesBack) return typeset(unlikeLast(state, phrases.TAKEN_BACK));
  if (state.stillInDanger) return gentleReply(state);
  if (state.eased) {
    return typeset(unlikeLast(state, state.alarm === 'rescue' ? phrases.EASED_IN_RESCUE : phrases.EASED));
  }
  if (!state.careful && tellsOfDeath(state.lastUserText))
    return typeset(unlikeLast(state, phrases.DEATH_TOLD));
  return state.careful ? gentleReply(state) : undefined;
};

/** Leaves the choice, asks it once at most in the same words, and never of the facts. */
const gentleReply = (state: InterviewState): string => {
  const [offer, ...others] = state.alarm === null ? phrases.GENTLE : GENTLE_AFTER[state.alarm];
  const statements = others as [string, ...string[]];
  const offered = state.asked.some(({ text }) => fold(offer).includes(fold(text)));
  return typeset(offered ? unlikeLast(state, statements) : offer);
};

const GENTLE_AFTER = {
  danger: phrases.GENTLE_IN_DANGER,
  rescue: phrases.GENTLE_IN_RESCUE,
  distress: phrases.GENTLE,
} as const;
