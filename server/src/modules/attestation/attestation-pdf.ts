import type { AttestationLanguage } from '#contract/attestation.ts';
import type { Typst } from '../../platform/typst/typst.ts';
import { ATTESTATION_WORDS } from './attestation-words.ts';

const TEMPLATE = new URL('./attestation.typ', import.meta.url);
/** When its words were last changed. */
const MADE_AT = { year: 2026, month: 11, day: 23 };

/** Sets the blank form once for each language, when it is first asked for: it is the same for everybody. */
export const createAttestations = (
  typst: Typst,
): ((language: AttestationLanguage) => Promise<Uint8Array>) => {
  const made = new Map<AttestationLanguage, Promise<Uint8Array>>();
  return (language) => {
    const before = made.get(language);
    if (before) return before;
    const setting = typst.compile({
      template: TEMPLATE,
      content: () => ({
        data: {
          language,
          words: ATTESTATION_WORDS[language],
          colon: language === 'fr' ? '\u202f:' : ':',
          made: MADE_AT,
        },
      }),
      madeAt: new Date(Date.UTC(MADE_AT.year, MADE_AT.month - 1, MADE_AT.day)),
    });
    made.set(language, setting);
    // What failed is tried again.
    setting.catch(() => made.delete(language));
    return setting;
  };
};
