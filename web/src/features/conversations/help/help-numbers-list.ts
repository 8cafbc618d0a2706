import type { HelpNumberKey } from '#contract/help-numbers.ts';
import type { SafetyKind } from '#contract/interview.ts';
import { HELP_NUMBERS, type HelpNumber } from './help-numbers.ts';

/** Whom to reach first: the one large way, and what stands beside it in small. */
const FIRST: Readonly<Record<SafetyKind, readonly [HelpNumberKey, ...HelpNumberKey[]]>> = {
  distress: ['suicide'],
  rescue: ['medical', 'european'],
  danger: ['police', 'european', 'text'],
};

interface FirstNumbers {
  large: HelpNumber;
  beside: readonly HelpNumber[];
  /** All the others, which are folded. */
  others: readonly HelpNumber[];
}

/** The numbers as a person in need gets them: one way first. */
export const firstNumbers = (kind: SafetyKind): FirstNumbers => {
  const [large, ...beside] = FIRST[kind];
  return {
    large: numberOf(large),
    beside: beside.map(numberOf),
    others: HELP_NUMBERS.filter(({ key }) => key !== large && !beside.includes(key)),
  };
};

const numberOf = (key: HelpNumberKey): HelpNumber => {
  const number = HELP_NUMBERS.find((entry) => entry.key === key);
  if (number === undefined) throw new Error(`There is no number for help of the key ${key}.`);
  return number;
};

interface NumberGroup {
  heading: HelpNumber['group'];
  numbers: readonly HelpNumber[];
}

/** Numbers for emergencies, then those that listen and advise. */
export const groupedNumbers = (numbers: readonly HelpNumber[] = HELP_NUMBERS): NumberGroup[] =>
  (['emergency', 'support'] as const)
    .map((heading) => ({ heading, numbers: numbers.filter(({ group }) => group === heading) }))
    .filter((group) => group.numbers.length > 0);

/** The earliest day of all verifications: what the page may claim for all of them. */
export const oldestVerification = (numbers: readonly HelpNumber[] = HELP_NUMBERS): string =>
  numbers.map(({ verifiedOn }) => verifiedOn).toSorted()[0] ?? '';

/** Who confirmed the numbers, each once. */
export const sourceNames = (): string[] => [...new Set(HELP_NUMBERS.map(({ source }) => source.name))];
