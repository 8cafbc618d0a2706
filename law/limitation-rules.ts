/** How long one can act, and from when: the curated rules. A length that was checked says so; where it starts is always to be confirmed. */
import type { LawText, LIMITATION_STARTS } from '#contract/analyses.ts';
import type { IncidentType } from '#contract/incidents.ts';
import { CHECKED, HARASSMENT, TO_CONFIRM } from './law-text.ts';
import { LIMITATION_TEXTS } from './texts.ts';

export interface LimitationRule {
  id: string;
  title: LawText['reference'];
  months: number;
  start: (typeof LIMITATION_STARTS)[number];
  status: LawText['status'];
  verified: LawText['verified'];
  text: LawText;
  /** The types that it may concern; null for any, also where the type is not said. */
  types: readonly IncidentType[] | null;
}

const YEAR = 12;

export const LIMITATION_RULES: readonly LimitationRule[] = [
  {
    id: 'harassment-labour',
    title: {
      fr: 'Harcèlement, devant le conseil de prud’hommes : 5 ans',
      en: 'Harassment, before the labour court (conseil de prud’hommes): 5 years',
    },
    months: 5 * YEAR,
    start: 'last_act',
    ...CHECKED,
    text: LIMITATION_TEXTS['cc-2224'],
    types: HARASSMENT,
  },
  {
    id: 'harassment-criminal',
    title: { fr: 'Harcèlement, au pénal (plainte) : 6 ans', en: 'Harassment, criminal complaint: 6 years' },
    months: 6 * YEAR,
    start: 'last_act',
    ...CHECKED,
    text: LIMITATION_TEXTS['crim-18-85725'],
    types: HARASSMENT,
  },
  {
    id: 'discrimination-labour',
    title: { fr: 'Discrimination : 5 ans', en: 'Discrimination: 5 years' },
    months: 5 * YEAR,
    start: 'revelation',
    ...CHECKED,
    text: LIMITATION_TEXTS['l1134-5'],
    types: ['discrimination'],
  },
  {
    id: 'contract-execution',
    title: {
      fr: 'Autres demandes sur le contrat de travail en cours : 2 ans',
      en: 'Other claims on the employment contract while it runs: 2 years',
    },
    months: 2 * YEAR,
    start: 'knowledge',
    ...TO_CONFIRM,
    text: LIMITATION_TEXTS['l1471-1'],
    types: null,
  },
  {
    id: 'contract-termination',
    title: {
      fr: 'Contester la fin du contrat de travail : 12 mois',
      en: 'Contesting the end of the employment contract: 12 months',
    },
    months: YEAR,
    start: 'termination',
    ...TO_CONFIRM,
    text: LIMITATION_TEXTS['l1471-1'],
    types: null,
  },
];
