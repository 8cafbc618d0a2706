/** All readers, in the order in which their findings are folded where they stand at one place. */
import { readDays } from './days/days.ts';
import { readAccount } from './facts/account.ts';
import { readEffects } from './facts/effects.ts';
import { readPlaces } from './facts/places.ts';
import { readSteps } from './facts/steps.ts';
import { readTypes } from './facts/types.ts';
import type { Reader } from './finding.ts';
import { readPeople } from './people/read-people.ts';

export const DEFAULT_READERS: readonly Reader[] = [
  readDays,
  readPeople,
  readPlaces,
  readAccount,
  readEffects,
  readSteps,
  readTypes,
];
