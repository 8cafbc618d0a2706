import type { Article } from '../article.ts';

/** What the texts of law/ say, and nothing more. */
export const RIGHTS = {
  'harcelement-moral': {
    title: 'Moral harassment',
    summary: 'Repeated acts whose purpose, or merely whose effect, is to degrade working conditions.',
    words:
      'definition bullying humiliation isolation repeated L1152-1 pressure mobbing psychological violence boss manager supervisor colleague shout shouts shouted shouting yell yells yelled yelling scream screams insult insults insulted threat threaten mock mocks mocked belittle overload',
    sections: [
      {
        id: 'texte',
        title: 'What the law says',
        body: [
          { law: ['l1152-1', 'cp-222-33-2'] },
          'Two things count: “repeated”, and “or effect”. Nobody needs to have intended it.',
        ],
      },
      {
        id: 'noter',
        title: 'What helps to tell it',
        body: [
          'Since it is about facts that repeat, each time counts: one [incident](/help/incidents) for each fact, however short, with its date. Taking stock then shows what comes back, from what you noted.',
        ],
      },
      {
        id: 'apres',
        title: 'And then',
        body: [
          '[What the judge looks at](/help/preuve), [the time limits](/help/delais), [who has to act](/help/qui-agit).',
        ],
      },
    ],
  },
  'harcelement-sexuel': {
    title: 'Sexual harassment and sexist remarks',
    summary: 'Repeated sexual or sexist remarks or behaviour, or one serious act of pressure.',
    words:
      'sexism touching blackmail sexist act L1153-1 remarks jokes assault touch touched touches hands body advances flirting message nude stare kiss rape violence',
    sections: [
      {
        id: 'texte',
        title: 'What the law says',
        body: [{ law: ['l1153-1', 'l1142-2-1', 'cp-222-33'] }],
      },
      {
        id: 'parler',
        title: 'Whom to tell',
        body: [
          'The harassment referent of the staff committee (CSE), and the employer’s in companies of at least 250 people; occupational health; 3919 (Violences Femmes Info). [All numbers](/help/qui-appeler).',
          'In case of an assault or a threat: 17, or 114 by text message.',
        ],
      },
    ],
  },
  discrimination: {
    title: 'Discrimination',
    summary: 'Being treated less well for a reason that the law forbids.',
    words:
      'origin sex pregnancy disability age religion orientation union L1132-1 inequality pay ground pregnant racist racism homophobic homophobia skin colour veil sick insult promotion hiring',
    sections: [
      {
        id: 'texte',
        title: 'What the law says',
        body: [{ law: ['l1132-1', 'l1134-1'] }],
      },
      {
        id: 'delai',
        title: 'The time limit',
        body: [{ law: ['l1134-5'] }, 'All time limits are on [one page](/help/delais).'],
      },
      {
        id: 'defenseur',
        title: 'The Defender of Rights',
        body: ['39 28 answers in cases of discrimination: [the numbers](/help/qui-appeler).'],
      },
    ],
  },
  preuve: {
    title: 'What the judge looks at',
    summary: 'You present elements of fact. You do not have to “prove” alone.',
    words:
      'proof burden evidence elements of fact file L1154-1 L1134-1 medical certificate labour court whatsapp sms text messages mail screenshot keep',
    sections: [
      {
        id: 'texte',
        title: 'The principle',
        body: [
          { law: ['l1154-1'] },
          'So the whole is looked at, not each fact apart. Facts that seem small can count together.',
        ],
      },
      {
        id: 'elements',
        title: 'What can be an element',
        body: [
          {
            list: [
              'Your account, precise and dated.',
              'Messages, letters, schedules: [the exhibits](/help/pieces).',
              'The [statement](/help/attestation) of somebody who saw or heard.',
              'Medical papers.',
            ],
          },
          'A recording is [more delicate](/help/enregistrements).',
        ],
      },
      {
        id: 'ecrire',
        title: 'Writing without adding anything',
        body: [
          'Say what you are sure of, and also what you are not. An account that changes later can be turned against you: that is why {product} keeps your words as they are, with their versions.',
        ],
      },
      {
        id: 'horodatage',
        title: 'And the date of recording?',
        body: [
          'Only a qualified time-stamp is presumed to be right (eIDAS regulation, art. 41); others remain admissible. A [case file](/help/dossier) says whether it has one, and which. The ledger has the dates of the server: [what the history shows](/help/historique).',
        ],
      },
    ],
  },
  delais: {
    title: 'The time limits',
    summary: 'How long there is, and from when. To be confirmed with a lawyer.',
    words: 'limitation deadline too late years 5 years 6 years labour court complaint dismissal termination',
    sections: [
      {
        id: 'liste',
        title: 'The time limits',
        body: [
          { show: 'limitations' },
          {
            careful:
              'A period can stop, start again or be shorter, depending on the claim. From when it runs is always to be confirmed with a lawyer.',
          },
        ],
      },
      {
        id: 'calcul',
        title: 'For your own incidents',
        body: [
          'In an incident, taking stock works out these periods from the dates that you noted.',
          'If a day seems to be over, ask for advice before giving up: other rules can apply.',
        ],
      },
    ],
  },
  enregistrements: {
    title: 'Recording somebody without their knowledge',
    summary: 'Rarely admitted, and not without risk. Talk to a lawyer before handing it on.',
    words: 'recorder video audio sound hidden phone secret fairness illegal 226-1 covert recording tape',
    sections: [
      {
        id: 'texte',
        title: 'What is known',
        body: [{ law: ['plen-20-20648', 'cp-226-1'] }],
      },
      {
        id: 'faire',
        title: 'If you have one already',
        body: [
          'You can keep it here: nobody else has access to it in {product}. Before handing it on to anybody, talk to a lawyer.',
          'An account written right afterwards, with the exact words and the people present, is kept without that risk.',
        ],
      },
    ],
  },
  attestation: {
    title: 'The statement of a witness',
    summary: 'Handwritten, dated, signed. Nobody writes it for them.',
    words: 'witness testimony cerfa 11527 form template letter colleague article 202',
    sections: [
      {
        id: 'texte',
        title: 'What is asked for',
        body: [
          { law: ['cpc-202'] },
          {
            list: [
              'Written by hand by the person themselves.',
              'Dated and signed.',
              'With a copy of an identity paper.',
              'On the form Cerfa 11527, or with all that it asks for.',
            ],
          },
        ],
      },
      {
        id: 'vide',
        title: 'Give it blank',
        body: [
          'Give the blank form, and let the person write what they saw or heard, in their own words. Do not propose the text: that would weaken what they say.',
          'A blank form can be downloaded on the page [Export](/export).',
          'Once you have it, you can add it as an [exhibit](/help/pieces).',
        ],
      },
    ],
  },
  'parler-en-public': {
    title: 'Speaking about it in public',
    summary:
      'Accusing somebody in public can be defamation. Some accounts are protected, depending on whom they go to.',
    words: 'defamation social networks facebook linkedin forum publish denounce accuse colleagues libel',
    sections: [
      {
        id: 'texte',
        title: 'What the Cour de cassation says',
        body: [{ law: ['crim-19-80360'] }],
      },
      {
        id: 'concret',
        title: 'In practice',
        body: [
          {
            list: [
              'A letter to the employer, or to the labour inspection, is reserved to those who have to act.',
              'A message to the whole team, or on a social network, is not.',
            ],
          },
          'That is also why {product} has [no forum and no public page](/help/communaute).',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
