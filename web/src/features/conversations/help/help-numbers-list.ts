import type { SafetyKind } from '#contract/interview.ts';
import { HELP_NUMBERS, type HelpNumber, type HelpNumberKey } from './help-numbers.ts';

/** What the numbers are shown for; `none` when nobody said why. */
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

/** The earliest day of all verifications: what the page may claim for the numbers that were verified. */
export const oldestVerification = (numbers: readonly HelpNumber[] = HELP_NUMBERS): string | null =>
  numbers
    .map(({ verifiedOn }) => verifiedOn)
    .filter((day) => day !== null)
    .sort()[0] ?? null;

/** The numbers that the page may not claim to have verified. */
export const unverifiedNumbers = (numbers: readonly HelpNumber[] = HELP_NUMBERS): string[] =>
  numbers.filter(({ verifiedOn }) => verifiedOn === null).map(({ number }) => number);

/** Who confirmed the numbers, each once. */
export const sourceNames = (numbers: readonly HelpNumber[] = HELP_NUMBERS): string[] => [
  ...new Set(numbers.filter(({ verifiedOn }) => verifiedOn !== null).map(({ source }) => source.name)),
];
