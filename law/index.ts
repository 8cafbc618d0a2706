/** The door of the curated law: texts and limitation periods, written by hand, sourced and dated. No model writes here. */
export { dayInParis } from './calendar.ts';
export { type LawTextId, lawText } from './law-text-by-id.ts';
export { LIMITATION_RULES } from './limitation-rules.ts';
export { limitationsOf } from './limitations.ts';
export { RECORDING_TEXTS } from './recording-texts.ts';
export { relevantTexts } from './relevant-texts.ts';
export { canBeOneSeries } from './series.ts';
