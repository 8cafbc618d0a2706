/**
 * The questions as they are asked now. Those of interview.ts that do not read well aloud are worded anew here; the
 * former wordings stay known (see asked.ts), since conversations hold them.
 */
import type { DetailKind } from '#contract/interview.ts';
import * as interview from '../interview.ts';

type Bank = readonly [string, ...string[]];

const INCIDENT_TYPE: Bank = [
  'Avec vos propres mots, comment nommeriez-vous ce qui s’est passé ?',
  'Quels mots choisiriez-vous pour parler de ces faits à quelqu’un de confiance ?',
  'En quelques mots, comment diriez-vous ce que vous avez vécu ?',
  'Comment résumeriez-vous ces faits à quelqu’un qui n’en sait rien ?',
  'Comment appelez-vous, vous, ce qui s’est passé ?',
  'Quel mot vous paraît le plus juste pour désigner ce que vous avez raconté ?',
];

const WITNESSES: Bank = [
  'Qui d’autre était là, s’il y avait quelqu’un ?',
  'Qui, à votre connaissance, a pu voir ou entendre ce qui s’est passé, s’il y avait quelqu’un ?',
  'Que pouvez-vous dire des autres personnes présentes à ce moment-là, s’il y en avait ?',
  'Qui se trouvait à proximité à ce moment-là, s’il y avait quelqu’un ?',
  'À votre connaissance, qui d’autre est au courant de ce qui s’est passé, s’il y a quelqu’un ?',
  'Que se passait-il autour de vous à ce moment-là, qu’il y ait eu du monde ou non ?',
];

const WHERE: Bank = [
  'À quel endroit cela s’est-il passé ?',
  'Où vous trouviez-vous à ce moment-là ?',
  'Comment décririez-vous le lieu où cela s’est produit ?',
  'Dans quel lieu cela s’est-il déroulé ?',
  'Que pouvez-vous dire de l’endroit où cela s’est passé ?',
  'Où cela s’est-il passé, ou par quel moyen si c’était à distance ?',
];

const WHEN: Bank = [
  'À quel moment cela s’est-il passé ?',
  'Quand cela s’est-il produit, aussi précisément que vous vous en souvenez ?',
  'Que pouvez-vous dire de la date et de l’heure, même de façon approximative ?',
  'Quels repères avez-vous pour situer ce moment dans le temps ?',
  'À quelle date situez-vous ces faits, avec l’heure si elle vous revient ?',
  'Qu’est-ce qui vous aide à situer ce moment dans la journée ou dans la semaine ?',
];

const PEOPLE: Bank = [
  'De qui s’agit-il, avec le nom et la fonction si vous les connaissez ?',
  'Qui est concerné par ce que vous racontez ?',
  'Comment s’appellent les personnes dont vous parlez, et quelle est leur fonction, si vous le savez ?',
  'Qui était impliqué, d’après ce dont vous vous souvenez ?',
  'Que pouvez-vous dire des personnes concernées et de leur place dans l’entreprise ?',
  'Quels noms et quelles fonctions souhaitez-vous noter ici ?',
];

const DESCRIPTION: Bank = [
  'Que s’est-il passé, dans l’ordre où cela vous revient ?',
  'Pouvez-vous me raconter ce qui s’est passé, comme vous vous en souvenez ?',
  'Qu’avez-vous vu et entendu à ce moment-là ?',
  'Comment la scène s’est-elle déroulée, selon vos souvenirs ?',
  'Qu’est-ce qui a été dit ou fait, d’après vos souvenirs ?',
  'Quels détails de ce moment vous restent en mémoire ?',
];

const IMPACT: Bank = [
  'Comment allez-vous depuis ?',
  'Qu’est-ce que cela a changé, ou non, pour vous et pour votre travail ?',
  'Comment vous sentez-vous par rapport à ce qui s’est passé ?',
  'Quels effets, s’il y en a, remarquez-vous sur vous ou sur votre travail ?',
  'Comment se passent vos journées depuis ce moment ?',
  'Que souhaitez-vous noter de la façon dont vous avez vécu cela ?',
];

const ACTIONS: Bank = [
  'Qu’avez-vous fait, ou choisi de ne pas faire, depuis ?',
  'Quelles démarches ont été entreprises, s’il y en a eu ?',
  'À qui en avez-vous parlé jusqu’ici, si vous l’avez fait ?',
  'Que s’est-il passé par la suite, de votre côté ou du côté de l’entreprise ?',
  'Quelles suites ont été données, à votre connaissance, s’il y en a eu ?',
  'Qu’avez-vous écrit ou conservé à ce sujet, s’il y a quelque chose ?',
];

export const QUESTIONS: Readonly<Record<DetailKind, Bank>> = {
  incident_type: INCIDENT_TYPE,
  when: WHEN,
  where: WHERE,
  people: PEOPLE,
  description: DESCRIPTION,
  witnesses: WITNESSES,
  impact: IMPACT,
  actions: ACTIONS,
};

/** When something is known of a detail and it is not precise yet. */
export const PRECISIONS: Readonly<Record<DetailKind, Bank>> = {
  ...QUESTIONS,
  when: [
    'À quelle heure était-ce, si cela vous revient ?',
    'Que pouvez-vous dire de plus du jour et de l’heure, si vous vous en souvenez ?',
    'Quelle date et quelle heure vous reviennent, même de façon approximative ?',
    'Quels repères vous reviennent pour le jour ou pour l’heure ?',
  ],
  where: [
    'À quel endroit précis était-ce, si vous vous en souvenez ?',
    'Comment décririez-vous plus précisément cet endroit ?',
    ...WHERE,
  ],
  people: [
    'Comment s’appellent les personnes dont vous avez parlé, et quelle est leur fonction, si vous le savez ?',
    'Quels noms connaissez-vous, parmi les personnes dont vous avez parlé ?',
    ...PEOPLE,
  ],
};

/** Also what earlier conversations hold. */
export const KNOWN_WORDINGS: readonly (readonly [DetailKind, string])[] = [
  QUESTIONS,
  PRECISIONS,
  interview.QUESTIONS,
  interview.PRECISIONS,
].flatMap((bank) =>
  (Object.entries(bank) as [DetailKind, Bank][]).flatMap(([kind, wordings]) =>
    wordings.map((wording) => [kind, wording] as const),
  ),
);

export const PROBES: Bank = [
  'Pouvez-vous m’en dire plus sur « {words} » ?',
  'Vous avez écrit « {words} » : qu’est-ce qui vous revient d’autre à ce sujet ?',
  'À propos de « {words} », que souhaitez-vous ajouter ?',
];
