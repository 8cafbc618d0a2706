import type { Language } from '#web/i18n/languages.ts';

const NARROW_NO_BREAK_SPACE = '\u202f';

/** The local time '03:30' as one says it: '3 h 30' in French, '3:30' in English. */
export const hourText = (time: string, language: Language): string => {
  const [hour = '', minute = ''] = time.split(':');
  if (language === 'en') return `${Number(hour)}:${minute}`;
  const parts = [`${Number(hour)}`, 'h', ...(minute === '00' ? [] : [minute])];
  return parts.join(NARROW_NO_BREAK_SPACE);
};
