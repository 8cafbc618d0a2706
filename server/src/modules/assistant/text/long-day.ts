const inZone = (timeZone: string) => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone });

const FORMATS = { UTC: inZone('UTC'), 'Europe/Paris': inZone('Europe/Paris') } as const;

const NO_BREAK_SPACE = '\u00A0';

/** '20 novembre 2026', '1er mars 2026'; in one piece: a date does not break over a line. */
export const longDay = (at: Date, timeZone: keyof typeof FORMATS): string =>
  FORMATS[timeZone].format(at).replace(/^1\b/, '1er').replace(/\s/g, NO_BREAK_SPACE);
