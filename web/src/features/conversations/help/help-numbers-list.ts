import type { HelpNumberKey } from '#contract/help-numbers.ts';
import type { SafetyKind } from '#contract/interview.ts';
import { HELP_NUMBERS, type HelpNumber } from './help-numbers.ts';

/** What the numbers are shown for; `none` without a stated reason. */
export type HelpSituation = SafetyKind | 'none';

interface NumberGroup {
  heading: 'now' | 'anytime' | HelpNumber['group'];
  numbers: readonly HelpNumber[];
}

/** To be seen without scrolling, also on a phone: who answers somebody who cannot go on, who sends an ambulance. */
const FIRST: Readonly<Partial<Record<HelpSituation, readonly HelpNumberKey[]>>> = {
  distress: ['suicide', 'medical', 'european'],
  rescue: ['medical', 'european', 'suicide'],
};

/** All the numbers, those that help most now first. */
export const groupedNumbers = (situation: HelpSituation): NumberGroup[] => {
  const first = (FIRST[situation] ?? []).flatMap((key) => HELP_NUMBERS.filter((entry) => entry.key === key));
  const others = HELP_NUMBERS.filter((entry) => !first.includes(entry));
  const groups: NumberGroup[] = [
    { heading: situation === 'rescue' ? 'now' : 'anytime', numbers: first },
    { heading: 'emergency', numbers: others.filter(({ group }) => group === 'emergency') },
    { heading: 'support', numbers: others.filter(({ group }) => group === 'support') },
  ];
  return groups.filter(({ numbers }) => numbers.length > 0);
};

/** The earliest day of all verifications: what the page may claim for all of them. */
export const oldestVerification = (numbers: readonly HelpNumber[] = HELP_NUMBERS): string =>
  numbers.map(({ verifiedOn }) => verifiedOn).toSorted()[0] ?? '';

/** Who confirmed the numbers, each once. */
export const sourceNames = (): string[] => [...new Set(HELP_NUMBERS.map(({ source }) => source.name))];
