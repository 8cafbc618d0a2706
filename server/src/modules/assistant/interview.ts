/**
 * The interview as data: the eight details, the rule of six, and every question that is ever asked of the facts.
 *
 * [Note: non-leading] No wording names a fact, a motive, a person or a legal label that the person has not brought;
 * presence and absence are asked in the same breath. One question each, none that "yes" would answer.
 */
import type { Collected, DetailKind } from '#contract/interview.ts';
import { DETAILS_NEEDED_FOR_INCIDENT } from '#contract/limits.ts';

/** What a detail is called when it is named to the person. */
export const DETAIL_LABELS: Readonly<Record<DetailKind, string>> = {
  incident_type: 'la nature des faits, avec vos mots',
  when: 'le moment des faits',
  where: 'le lieu',
  people: 'les personnes concernées',
  description: 'ce qui s’est passé',
  witnesses: 'la présence ou l’absence d’autres personnes',
  impact: 'les effets sur vous et sur votre travail',
  actions: 'ce qui a été fait depuis',
};

/** The order in which missing details are asked for: the account first, its classification last. */
export const ASKING_ORDER = [
  'description',
  'when',
  'where',
  'people',
  'witnesses',
  'impact',
  'actions',
  'incident_type',
] as const satisfies readonly DetailKind[];

/**
 * The rule of six (spec.md, 5): fewer details make no incident. Nor do six of a day on which nothing was done to anybody:
 * one of them is the kind of facts or what they did to her, unless she has said of both that she does not know.
 */
export const meetsRuleOfSix = ({ filled, details }: Pick<Collected, 'filled' | 'details'>): boolean => {
  if (filled < DETAILS_NEEDED_FOR_INCIDENT) return false;
  const telling = details.filter(({ kind }) => kind === 'incident_type' || kind === 'impact');
  return telling.length === 2 || telling.some(({ certainty }) => certainty !== 'unknown');
};

/** Wordings of one question, none like another: a conversation uses each once at most. */
type Wordings = readonly [string, ...string[]];

/** Asked of a detail of which nothing is known. */
export const QUESTIONS: Readonly<Record<DetailKind, Wordings>> = {
  incident_type: [
    'Avec vos propres mots, comment nommeriez-vous ce qui s’est passé ?',
    'Quels mots choisiriez-vous pour parler de ces faits à quelqu’un de confiance ?',
    'En quelques mots, comment diriez-vous ce que vous avez vécu ?',
    'Comment résumeriez-vous ces faits à quelqu’un qui n’en sait rien ?',
    'Comment appelez-vous, vous, ce qui s’est passé ?',
    'Quel mot vous paraît le plus juste pour désigner ce que vous avez raconté ?',
  ],
  when: [
    'À quel moment cela s’est-il passé ?',
    'Quand cela s’est-il produit, aussi précisément que vous vous en souvenez ?',
    'Que pouvez-vous dire du jour, même de façon approximative ?',
    'Quels repères avez-vous pour situer ce moment dans le temps ?',
    'À quelle date situez-vous ces faits, même de façon approximative ?',
    'Qu’est-ce qui vous aide à situer ce moment dans la semaine ?',
  ],
  where: [
    'À quel endroit cela s’est-il passé ?',
    'Où vous trouviez-vous à ce moment-là ?',
    'Comment décririez-vous le lieu où cela s’est produit ?',
    'Dans quel lieu cela s’est-il déroulé ?',
    'Que pouvez-vous dire de l’endroit où cela s’est passé ?',
    'Où cela s’est-il passé, ou par quel moyen si c’était à distance ?',
  ],
  people: [
    'De qui s’agit-il, si vous le savez ?',
    'Qui est concerné par ce que vous racontez ?',
    'Comment s’appellent les personnes dont vous parlez, si vous le savez ?',
    'Qui était impliqué, d’après ce dont vous vous souvenez ?',
    'Que pouvez-vous dire des personnes concernées ?',
    'Quels noms souhaitez-vous noter ici ?',
  ],
  description: [
    'Que s’est-il passé, dans l’ordre où cela vous revient ?',
    'Pouvez-vous me raconter ce qui s’est passé, comme vous vous en souvenez ?',
    'Qu’avez-vous vu ou entendu à ce moment-là ?',
    'Comment la scène s’est-elle déroulée, selon vos souvenirs ?',
    'Qu’est-ce qui a été dit ou fait, d’après vos souvenirs ?',
    'Quels détails de ce moment vous restent en mémoire ?',
  ],
  witnesses: [
    'Qui d’autre était là, s’il y avait quelqu’un ?',
    'Qui, à votre connaissance, a pu voir ou entendre ce qui s’est passé, s’il y avait quelqu’un ?',
    'Que pouvez-vous dire des autres personnes présentes à ce moment-là, s’il y en avait ?',
    'Qui se trouvait à proximité à ce moment-là, s’il y avait quelqu’un ?',
    'À votre connaissance, qui d’autre est au courant de ce qui s’est passé, s’il y a quelqu’un ?',
    'Que se passait-il autour de vous à ce moment-là, qu’il y ait eu du monde ou non ?',
  ],
  impact: [
    'Comment allez-vous depuis ?',
    'Qu’est-ce que cela a changé, ou non, pour vous et pour votre travail ?',
    'Comment vous sentez-vous par rapport à ce qui s’est passé ?',
    'Quels effets, s’il y en a, remarquez-vous sur vous ou sur votre travail ?',
    'Comment se passent vos journées depuis ce moment ?',
    'Que souhaitez-vous noter de la façon dont vous avez vécu cela ?',
  ],
  actions: [
    'Qu’avez-vous fait, ou choisi de ne pas faire, depuis ?',
    'Quelles démarches ont été entreprises, s’il y en a eu ?',
    'À qui en avez-vous parlé jusqu’ici, si vous l’avez fait ?',
    'Que s’est-il passé par la suite, de votre côté ou du côté de l’entreprise ?',
    'Quelles suites ont été données, à votre connaissance, s’il y en a eu ?',
    'Qu’avez-vous écrit ou conservé à ce sujet, s’il y a quelque chose ?',
  ],
};

/**
 * Asked of a detail that is known and not precise yet: "hier" without an hour, "mon chef" without a name. An hour
 * without a day is asked after as if nothing were known.
 */
export const PRECISIONS: Readonly<Record<DetailKind, Wordings>> = {
  ...QUESTIONS,
  when: [
    'À quelle heure était-ce, si cela vous revient ?',
    'Que pouvez-vous dire de l’heure, même de façon approximative ?',
    'Quels repères vous reviennent pour l’heure ?',
  ],
  where: [
    'À quel endroit précis était-ce, si vous vous en souvenez ?',
    'Comment décririez-vous plus précisément cet endroit ?',
    ...QUESTIONS.where,
  ],
  people: [
    'Comment s’appellent les personnes dont vous avez parlé, si vous le savez ?',
    'Quels noms connaissez-vous, parmi les personnes dont vous avez parlé ?',
    ...QUESTIONS.people,
  ],
};

/** Free recall: the first thing that is asked, and what is asked when nothing was told yet. */
export const FREE_RECALL: Wordings = [
  'Pouvez-vous me raconter ce qui vous amène ?',
  'Par où souhaitez-vous commencer ?',
  'Que souhaitez-vous raconter, dans l’ordre qui vous convient ?',
  'Qu’aimeriez-vous mettre par écrit aujourd’hui ?',
  'De quoi souhaitez-vous garder une trace ?',
  'Quel moment souhaitez-vous raconter en premier ?',
];

/** They come back to the person's own words, put in for `{words}` as typed. */
export const PROBES: Wordings = [
  'Pouvez-vous m’en dire plus sur « {words} » ?',
  'Vous avez écrit « {words} » : qu’est-ce qui vous revient d’autre à ce sujet ?',
  'À propos de « {words} », que souhaitez-vous ajouter ?',
];

/** Probes for words that cannot be quoted well. */
export const PLAIN_PROBES: Wordings = [
  'Que s’est-il passé ensuite ?',
  'Qu’est-ce qui vous revient d’autre de ce moment ?',
  'Que souhaitez-vous ajouter à ce que vous venez d’écrire ?',
];

/** When nothing is left to ask: an open door, no new subject. */
export const OPEN_DOORS: Wordings = [
  'Qu’est-ce qui, selon vous, manque encore à ce récit ?',
  'Que souhaitez-vous ajouter ou corriger ?',
  'Qu’y a-t-il d’autre que vous aimeriez voir figurer dans votre récit ?',
];
