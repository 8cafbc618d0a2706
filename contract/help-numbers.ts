/**
 * The numbers that are shown when a message speaks of danger or distress. Maintained by hand, never by a model: change one
 * only together with its source and the day on which somebody checked it there, which are beside the screens
 * (web: features/conversations/help/help-numbers.ts).
 */
export const HELP_NUMBERS = [
  { key: 'police', number: '17', group: 'emergency' },
  { key: 'european', number: '112', group: 'emergency' },
  /** Receives text messages. */
  { key: 'text', number: '114', group: 'emergency' },
  { key: 'medical', number: '15', group: 'emergency' },
  { key: 'suicide', number: '3114', group: 'support' },
  { key: 'women', number: '3919', group: 'support' },
  { key: 'victims', number: '116 006', group: 'support' },
  { key: 'discrimination', number: '39 28', group: 'support' },
] as const;

export type HelpNumberKey = (typeof HELP_NUMBERS)[number]['key'];
export type HelpNumberGroup = (typeof HELP_NUMBERS)[number]['group'];
