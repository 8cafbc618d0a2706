import type { Article } from '../article.ts';

/** Who has to act, and how to hold out: what the texts of law/ say. */
export const ACTING = {
  represailles: {
    title: 'If you are made to pay for it',
    summary: 'The law protects against reprisals, and what is decided against these rules can be void.',
    words:
      'sanction dismissal transfer protection nullity revenge L1152-2 L1153-2 punishment retaliation fired fire sacked dismiss afraid',
    sections: [
      {
        id: 'texte',
        title: 'What the law says',
        body: [{ law: ['l1152-2', 'l1152-3'] }],
      },
      {
        id: 'noter',
        title: 'What helps',
        body: [
          'Note when you spoke of it, to whom, by which means, and what changed afterwards: hours, tasks, a meeting, a letter. Each change can be an incident of its own.',
          'If your contract ends, time can be short: [the time limits](/help/delais).',
        ],
      },
    ],
  },
  'qui-agit': {
    title: 'Who has to act in the company',
    summary:
      'The employer first. The staff committee, the referents and the labour inspection can be turned to.',
    words:
      'employer hr cse referent union labour inspection duty safety alert management report boss talk complain complaint',
    sections: [
      {
        id: 'employeur',
        title: 'The employer',
        body: [{ law: ['l4121-1', 'l1152-4'] }],
      },
      {
        id: 'relais',
        title: 'Whom to turn to',
        body: [
          {
            list: [
              'The staff committee (CSE) and its harassment referent.',
              'The employer’s referent, in companies of at least 250 people.',
              'Occupational health: [what it can do](/help/sante).',
              'A union.',
              'The labour inspection.',
              'The Defender of Rights, at 39 28, in cases of discrimination.',
            ],
          },
          '[The numbers, and the contacts near you](/help/qui-appeler).',
        ],
      },
      {
        id: 'ecrire',
        title: 'In writing, if you can',
        body: [
          'An email or a letter leaves a date. Keep a copy as an [exhibit](/help/pieces), with the answer, or note that there was none.',
        ],
      },
    ],
  },
  sante: {
    title: 'Your health',
    summary: 'Your doctor and occupational health. What is happening to you counts, medically too.',
    words:
      'doctor sick leave psychologist burn-out depression certificate sleep anxiety suicide health exhausted exhaustion crying stress afraid ill',
    sections: [
      {
        id: 'maintenant',
        title: 'If it is too heavy now',
        body: [
          '3114 answers at any hour, free and in confidence. In a medical emergency, 15.',
          '[All numbers](/help/qui-appeler).',
        ],
      },
      {
        id: 'medecin',
        title: 'Your doctor',
        body: [
          'It is for them to say whether sick leave is needed. You can simply tell them what you feel, and since when.',
          'Before the judge, medical papers are weighed with the rest: [article L1154-1](/help/preuve).',
        ],
      },
      {
        id: 'travail',
        title: 'Occupational health',
        body: [
          'It is among those whom you can talk to. ○ To be confirmed with them: how to ask for a visit yourself, and what they do or do not tell the employer.',
        ],
      },
      {
        id: 'noter',
        title: 'What you can note',
        body: [
          'Sleep, appetite, the fear of going there: when, and after what. In the [journal](/journal-de-bord), in your own words, only if it helps you.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
