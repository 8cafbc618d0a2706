/**
 * The interview as data: the eight details, and open ways to ask for each.
 *
 * [Note: non-leading] No wording names a fact, a motive, a person or a legal label that the person has not brought;
 * presence and absence are asked in the same breath. One question each, none that "yes" would answer.
 */
import type { DetailKind } from '#contract/interview.ts';

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

type Bank = readonly [string, ...string[]];

export const QUESTIONS: Readonly<Record<DetailKind, Bank>> = {
  incident_type: [
    'Avec vos propres mots, comment nommeriez-vous ce qui s’est passé ?',
    'Quels mots choisiriez-vous pour parler de ces faits à quelqu’un de confiance ?',
    'Si vous deviez donner un titre à ce moment, quel serait-il ?',
    'Avec vos mots à vous, de quelle sorte de faits s’agit-il ?',
    'Comment résumeriez-vous la nature de ces faits en quelques mots ?',
    'Quel mot vous paraît le plus juste pour désigner ce que vous avez raconté ?',
  ],
  when: [
    'À quel moment cela s’est-il passé ?',
    'Quand est-ce que cela s’est produit, aussi précisément que vous vous en souvenez ?',
    'Que pouvez-vous dire de la date et de l’heure, même de façon approximative ?',
    'Quels repères avez-vous pour situer ce moment dans le temps ?',
    'À quelle date situez-vous ces faits, avec l’heure si elle vous revient ?',
    'Qu’est-ce qui vous aide à situer ce moment dans votre journée ou dans votre semaine ?',
  ],
  where: [
    'À quel endroit cela s’est-il passé ?',
    'Où vous trouviez-vous à ce moment-là ?',
    'Comment décririez-vous le lieu où cela s’est produit ?',
    'Dans quel lieu ces faits se sont-ils déroulés ?',
    'Que pouvez-vous dire de l’endroit, aussi précisément que vous le souhaitez ?',
    'Par quel moyen ou dans quel lieu cela s’est-il produit ?',
  ],
  people: [
    'Quelles personnes étaient concernées, avec leur nom et leur fonction si vous les connaissez ?',
    'De qui s’agit-il, avec les noms et les fonctions que vous avez en tête ?',
    'Comment s’appellent les personnes dont vous parlez, et quelle est leur fonction à votre connaissance ?',
    'Qui était impliqué, d’après ce dont vous vous souvenez ?',
    'Que pouvez-vous dire des personnes concernées et de leur place dans l’entreprise ?',
    'Quels noms et quelles fonctions souhaitez-vous noter ici ?',
  ],
  description: [
    'Que s’est-il passé, dans l’ordre où cela vous revient ?',
    'Pouvez-vous me raconter ce qui s’est passé, du début à la fin, comme vous vous en souvenez ?',
    'Qu’avez-vous vu et entendu à ce moment-là ?',
    'Comment la scène s’est-elle déroulée, selon vos souvenirs ?',
    'Qu’est-ce qui a été dit ou fait, aussi fidèlement que vous pouvez le rapporter ?',
    'Quels détails de ce moment vous restent en mémoire ?',
  ],
  witnesses: [
    'Que pouvez-vous dire de la présence, ou de l’absence, d’autres personnes à ce moment-là ?',
    'Qui, à votre connaissance, a pu voir ou entendre ce qui s’est passé, s’il y avait quelqu’un ?',
    'Comment était-ce autour de vous : d’autres personnes, ou personne ?',
    'Que savez-vous des personnes qui étaient là, ou du fait que vous étiez sans autre présence ?',
    'À votre connaissance, qui d’autre, ou personne, a eu connaissance de ces faits sur le moment ?',
    'Qu’avez-vous remarqué de l’entourage à ce moment-là, qu’il y ait eu quelqu’un ou non ?',
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
    'Quelles suites ont été données à ces faits, à votre connaissance ?',
    'Qu’est-ce qui a été dit, écrit ou conservé depuis, s’il y a quelque chose ?',
  ],
};

/** Free recall: the first thing that is asked, and what is asked when nothing was told yet. */
export const FREE_RECALL: Bank = [
  'Pouvez-vous me raconter, à votre rythme et avec vos mots, ce qui vous amène ?',
  'Par où souhaitez-vous commencer ?',
  'Que souhaitez-vous raconter, dans l’ordre qui vous convient ?',
  'Qu’aimeriez-vous mettre par écrit aujourd’hui ?',
  'De quoi souhaitez-vous garder une trace ?',
  'Quel moment souhaitez-vous raconter en premier ?',
];

/** Probes; `{words}` is replaced with the person's own words, quoted as typed. */
export const PROBES: Bank = [
  'Pouvez-vous m’en dire plus sur « {words} » ?',
  'Que s’est-il passé autour de « {words} » ?',
  'Vous avez écrit « {words} » : qu’est-ce qui vous revient d’autre à ce sujet ?',
  'Comment raconteriez-vous plus en détail « {words} » ?',
];

/** Probes for words that cannot be quoted well. */
export const PLAIN_PROBES: Bank = [
  'Que s’est-il passé ensuite ?',
  'Qu’est-ce qui vous revient d’autre de ce moment ?',
  'Que souhaitez-vous ajouter à ce que vous venez d’écrire ?',
];

/** When nothing is left to ask: an open door, no new subject. */
export const OPEN_DOORS: Bank = [
  'Qu’est-ce qui, selon vous, manque encore à ce récit ?',
  'Que souhaitez-vous ajouter ou corriger ?',
  'Qu’y a-t-il d’autre que vous aimeriez voir figurer dans votre récit ?',
];

/** When something is known of a detail and it is not precise yet: "hier" without an hour, "mon chef" without a name. */
export const PRECISIONS: Readonly<Record<DetailKind, Bank>> = {
  ...QUESTIONS,
  when: [
    'À quelle heure était-ce, si cela vous revient ?',
    'Que pouvez-vous dire de plus du jour et de l’heure, si vous vous en souvenez ?',
    'Quel jour précis et quelle heure vous reviennent, s’il y en a ?',
    'Quels repères vous reviennent pour le jour ou pour l’heure ?',
  ],
  where: [
    'À quel endroit précis était-ce, si vous vous en souvenez ?',
    'Comment décririez-vous plus précisément cet endroit ?',
    ...QUESTIONS.where,
  ],
  people: [
    'Comment s’appellent les personnes dont vous parlez, et quelle est leur fonction, si vous le savez ?',
    'Quel est le nom, le prénom et la fonction de chaque personne dont vous parlez, si vous souhaitez les noter ?',
    'Quels noms connaissez-vous, parmi les personnes dont vous avez parlé ?',
    ...QUESTIONS.people,
  ],
};
