/** The curated texts on recordings made without somebody's knowledge: shown where one is added, and with an incident that has one. */
import { CHECKED, type CuratedText, TO_CONFIRM } from './law-text.ts';
import { searchedAtLegifrance } from './sources.ts';

export const RECORDING_TEXTS = [
  {
    id: 'plen-20-20648',
    reference: {
      fr: 'Cass. ass. plén., 22 décembre 2023, n° 20-20.648',
      en: 'Cass. ass. plén., 22 December 2023, no. 20-20.648',
    },
    summary: {
      fr: 'Au civil, un enregistrement fait à l’insu de quelqu’un n’est admis que s’il est indispensable et strictement proportionné. Il a été écarté dans une autre affaire (Cass. soc., 17 janvier 2024, n° 22-17.474).',
      en: 'In civil matters, a recording made without somebody’s knowledge is admitted only if it is indispensable and strictly proportionate. It was rejected in another case (Cass. soc., 17 January 2024, no. 22-17.474).',
    },
    source: searchedAtLegifrance('20-20.648'),
    ...CHECKED,
    concerns: { exhibits: ['audio', 'video'] },
  },
  {
    id: 'cp-226-1',
    reference: { fr: 'Code pénal, art. 226-1', en: 'Criminal Code, art. 226-1' },
    summary: {
      fr: 'Le risque pénal d’un enregistrement fait à l’insu de quelqu’un.',
      en: 'The criminal risk of a recording made without somebody’s knowledge.',
    },
    source: searchedAtLegifrance('Code pénal article 226-1'),
    ...TO_CONFIRM,
    concerns: { exhibits: ['audio', 'video'] },
  },
] as const satisfies readonly CuratedText[];
