/**
 * Texts of law that may concern an incident, curated by hand. A summary says less than the text, and never more. `checked` is
 * what was checked in a source; everything else is shown as to be confirmed. All of it is reviewed by counsel before a public
 * launch (docs/decisions/054-analyses-by-rules.md says how a text is changed).
 */
import { CHECKED, type CuratedText, HARASSMENT, TO_CONFIRM } from './law-text.ts';
import { RECORDING_TEXTS } from './recording-texts.ts';
import { atLegifrance, inLabourCode, searchedAtLegifrance } from './sources.ts';

export const LAW_TEXTS = [
  {
    id: 'l1152-1',
    reference: { fr: 'Code du travail, art. L1152-1', en: 'Labour Code, art. L1152-1' },
    summary: {
      fr: 'Harcèlement moral : des agissements répétés qui ont pour but ou pour effet de dégrader les conditions de travail, au point de pouvoir toucher aux droits et à la dignité, à la santé ou à l’avenir professionnel.',
      en: 'Moral harassment: repeated acts whose purpose or effect is to degrade working conditions, in a way likely to affect rights and dignity, health or career.',
    },
    source: atLegifrance('LEGIARTI000006900818'),
    ...CHECKED,
    concerns: { types: ['harassment', 'bullying', 'verbal_abuse'] },
  },
  {
    id: 'l1153-1',
    reference: { fr: 'Code du travail, art. L1153-1', en: 'Labour Code, art. L1153-1' },
    summary: {
      fr: 'Harcèlement sexuel : propos ou comportements sexuels ou sexistes répétés, aussi quand ils viennent de plusieurs personnes. Une seule pression grave peut suffire.',
      en: 'Sexual harassment: repeated sexual or sexist remarks or behaviour, also where they come from several people. One serious act of pressure can be enough.',
    },
    source: atLegifrance('LEGIARTI000043893894'),
    ...CHECKED,
    concerns: { types: ['harassment', 'sexual_harassment'] },
  },
  {
    id: 'l1142-2-1',
    reference: { fr: 'Code du travail, art. L1142-2-1', en: 'Labour Code, art. L1142-2-1' },
    summary: { fr: 'L’agissement sexiste au travail.', en: 'Sexist acts at work.' },
    source: inLabourCode('L1142-2-1'),
    ...TO_CONFIRM,
    concerns: { types: ['harassment', 'sexual_harassment', 'discrimination'] },
  },
  {
    id: 'l1132-1',
    reference: { fr: 'Code du travail, art. L1132-1', en: 'Labour Code, art. L1132-1' },
    summary: {
      fr: 'Les motifs de discrimination interdits au travail.',
      en: 'The grounds on which discrimination at work is forbidden.',
    },
    source: inLabourCode('L1132-1'),
    ...TO_CONFIRM,
    concerns: { types: ['discrimination'] },
  },
  {
    id: 'l1134-1',
    reference: { fr: 'Code du travail, art. L1134-1', en: 'Labour Code, art. L1134-1' },
    summary: {
      fr: 'Comment une discrimination s’établit devant le juge.',
      en: 'How discrimination is established before the judge.',
    },
    source: inLabourCode('L1134-1'),
    ...TO_CONFIRM,
    concerns: { types: ['discrimination'] },
  },
  {
    id: 'l1154-1',
    reference: { fr: 'Code du travail, art. L1154-1', en: 'Labour Code, art. L1154-1' },
    summary: {
      fr: 'Devant le juge, la personne présente des éléments de fait. Le juge les regarde ensemble, documents médicaux compris ; c’est ensuite à l’employeur de se justifier.',
      en: 'Before the judge, the person presents elements of fact. The judge weighs them together, medical papers included; it is then for the employer to justify itself.',
    },
    source: inLabourCode('L1154-1'),
    ...CHECKED,
    concerns: { types: HARASSMENT },
  },
  {
    id: 'l1152-2',
    reference: {
      fr: 'Code du travail, art. L1152-2 et L1153-2',
      en: 'Labour Code, art. L1152-2 and L1153-2',
    },
    summary: {
      fr: 'La protection contre les représailles.',
      en: 'Protection against reprisals.',
    },
    source: inLabourCode('L1152-2'),
    ...TO_CONFIRM,
    concerns: { types: HARASSMENT },
  },
  {
    id: 'l1152-3',
    reference: { fr: 'Code du travail, art. L1152-3', en: 'Labour Code, art. L1152-3' },
    summary: {
      fr: 'La nullité de ce qui a été décidé contre ces règles.',
      en: 'The nullity of what was decided against these rules.',
    },
    source: inLabourCode('L1152-3'),
    ...TO_CONFIRM,
    concerns: { types: HARASSMENT },
  },
  {
    id: 'l1152-4',
    reference: { fr: 'Code du travail, art. L1152-4', en: 'Labour Code, art. L1152-4' },
    summary: {
      fr: 'Le devoir de l’employeur de prévenir le harcèlement moral.',
      en: 'The employer’s duty to prevent moral harassment.',
    },
    source: inLabourCode('L1152-4'),
    ...TO_CONFIRM,
    concerns: { types: ['harassment', 'bullying'] },
  },
  {
    id: 'l4121-1',
    reference: { fr: 'Code du travail, art. L4121-1', en: 'Labour Code, art. L4121-1' },
    summary: {
      fr: 'Le devoir de l’employeur de protéger la santé et la sécurité de celles et ceux qui travaillent pour lui.',
      en: 'The employer’s duty to protect the health and safety of those who work for it.',
    },
    source: atLegifrance('LEGIARTI000035640828'),
    ...TO_CONFIRM,
    concerns: { types: [...HARASSMENT, 'violence', 'verbal_abuse', 'security', 'discrimination'] },
  },
  {
    id: 'cp-222-33',
    reference: { fr: 'Code pénal, art. 222-33', en: 'Criminal Code, art. 222-33' },
    summary: { fr: 'Le délit de harcèlement sexuel.', en: 'The offence of sexual harassment.' },
    source: searchedAtLegifrance('Code pénal article 222-33'),
    ...TO_CONFIRM,
    concerns: { types: ['sexual_harassment'] },
  },
  {
    id: 'cp-222-33-2',
    reference: { fr: 'Code pénal, art. 222-33-2', en: 'Criminal Code, art. 222-33-2' },
    summary: { fr: 'Le délit de harcèlement moral.', en: 'The offence of moral harassment.' },
    source: searchedAtLegifrance('Code pénal article 222-33-2'),
    ...TO_CONFIRM,
    concerns: { types: ['harassment', 'bullying'] },
  },
  {
    id: 'crim-19-80360',
    reference: {
      fr: 'Cass. crim., 26 novembre 2019, n° 19-80.360',
      en: 'Cass. crim., 26 November 2019, no. 19-80.360',
    },
    summary: {
      fr: 'Accuser quelqu’un en public peut être une diffamation. La protection va aux récits réservés à l’employeur ou aux organismes chargés de faire appliquer le code du travail.',
      en: 'Accusing somebody in public can be defamation. Protection goes to accounts that are reserved to the employer or to bodies that enforce the Labour Code.',
    },
    source: searchedAtLegifrance('19-80.360'),
    ...CHECKED,
    concerns: { types: HARASSMENT },
  },
  ...RECORDING_TEXTS,
  {
    id: 'cpc-202',
    reference: { fr: 'Code de procédure civile, art. 202', en: 'Code of Civil Procedure, art. 202' },
    summary: {
      fr: 'L’attestation d’un témoin : écrite de sa main, datée, signée, avec la copie d’une pièce d’identité (formulaire Cerfa 11527). Elle vient du témoin, personne ne l’écrit à sa place.',
      en: 'A witness’s statement: handwritten, dated, signed, with a copy of an identity paper (form Cerfa 11527). It comes from the witness, nobody writes it for them.',
    },
    source: searchedAtLegifrance('Code de procédure civile article 202'),
    ...CHECKED,
    concerns: { parts: ['witness'] },
  },
] as const satisfies readonly CuratedText[];

/** Texts that a limitation period rests on; they are shown with it. */
export const LIMITATION_TEXTS = {
  'cc-2224': {
    id: 'cc-2224',
    reference: { fr: 'Code civil, art. 2224', en: 'Civil Code, art. 2224' },
    summary: {
      fr: 'Le délai de cinq ans des actions personnelles.',
      en: 'The period of five years of personal actions.',
    },
    source: searchedAtLegifrance('Code civil article 2224'),
    ...TO_CONFIRM,
  },
  'crim-18-85725': {
    id: 'crim-18-85725',
    reference: {
      fr: 'Cass. crim., 19 juin 2019, n° 18-85.725',
      en: 'Cass. crim., 19 June 2019, no. 18-85.725',
    },
    summary: {
      fr: 'Le délai pour porter plainte part du dernier acte.',
      en: 'The period for a criminal complaint runs from the last act.',
    },
    source: searchedAtLegifrance('18-85.725'),
    ...CHECKED,
  },
  'l1134-5': {
    id: 'l1134-5',
    reference: { fr: 'Code du travail, art. L1134-5', en: 'Labour Code, art. L1134-5' },
    summary: {
      fr: 'Discrimination : cinq ans à partir de sa révélation.',
      en: 'Discrimination: five years from its revelation.',
    },
    source: inLabourCode('L1134-5'),
    ...CHECKED,
  },
  'l1471-1': {
    id: 'l1471-1',
    reference: { fr: 'Code du travail, art. L1471-1', en: 'Labour Code, art. L1471-1' },
    summary: {
      fr: 'Les délais des demandes sur le contrat de travail : deux ans pour son exécution, douze mois pour sa rupture.',
      en: 'The periods for claims on the employment contract: two years on its execution, twelve months on its termination.',
    },
    source: atLegifrance('LEGIARTI000036762126'),
    ...TO_CONFIRM,
  },
} as const satisfies Readonly<Record<string, Omit<CuratedText, 'concerns'>>>;
