import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'grey' | 'yellow' | 'green' | 'purple' | 'blue' | 'red';

const TONES: Record<BadgeTone, string> = {
  grey: 'bg-grey-tint text-grey-text',
  yellow: 'bg-yellow-tint text-yellow-text',
  green: 'bg-green-tint text-green-text',
  purple: 'bg-purple-tint text-purple-text',
  blue: 'bg-blue-tint text-blue-text',
  red: 'bg-red-tint text-red-text',
};

/** A short state in words; the colour only repeats what the words say. */
export const Badge = ({ tone = 'grey', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span
    className={classNames(
      'inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
      // Forced colours drop the tint: an edge keeps the badge a badge.
      'forced-colors:border',
      TONES[tone],
    )}
  >
    {children}
  </span>
);
