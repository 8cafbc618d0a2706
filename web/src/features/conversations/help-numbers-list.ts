import { HELP_NUMBERS, type HelpNumber } from './help-numbers.ts';

/** The two groups in the order of what is more urgent now. */
export const groupedNumbers = (
  first: HelpNumber['group'],
): { group: HelpNumber['group']; numbers: readonly HelpNumber[] }[] => {
  const groups =
    first === 'emergency' ? (['emergency', 'support'] as const) : (['support', 'emergency'] as const);
  return groups.map((group) => ({ group, numbers: HELP_NUMBERS.filter((entry) => entry.group === group) }));
};

/** The earliest day of all verifications: what the page may claim for the whole list. */
export const oldestVerification = (numbers: readonly HelpNumber[] = HELP_NUMBERS): string | null =>
  numbers
    .map(({ verifiedOn }) => verifiedOn)
    .filter((day) => day !== null)
    .sort()[0] ?? null;

/** Who confirmed the numbers, each once. */
export const sourceNames = (numbers: readonly HelpNumber[] = HELP_NUMBERS): string[] => [
  ...new Set(numbers.filter(({ verifiedOn }) => verifiedOn !== null).map(({ source }) => source.name)),
];
