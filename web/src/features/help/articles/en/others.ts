import type { Article } from '../article.ts';

/** Who to call, step by step, questions, and why there is no forum. */
export const OTHERS = {
  'qui-appeler': {
    title: 'Who to call',
    summary: 'Numbers for emergencies and for being heard, and the people near you.',
    words:
      'emergency police ambulance 17 15 112 114 3114 3919 116006 3928 suicide danger number phone help lawyer contacts talk call alone afraid violence hit beaten blow die dying kill',
    sections: [
      { id: 'numeros', title: 'The numbers', body: [{ show: 'numbers' }] },
      { id: 'pres-de-vous', title: 'Near you', body: [{ show: 'contacts' }] },
      {
        id: 'dans-l-entreprise',
        title: 'In the company, and around it',
        body: [
          'The staff committee (CSE) and its harassment referent, occupational health, the labour inspection, a union: [who has to act](/help/qui-agit).',
        ],
      },
      {
        id: 'discretion',
        title: 'If somebody can see your phone',
        body: [
          'A call stays in the list of calls. 114 is written to by text message, and a message can be read as well: delete it if that is safer for you.',
        ],
      },
    ],
  },
  'pas-a-pas-note': {
    title: 'Step by step: a note in one minute',
    summary: 'From any page, on a phone or a computer.',
    words: 'tutorial video demo learn quick note',
    sections: [
      {
        id: 'etapes',
        title: 'The steps',
        body: [
          {
            steps: [
              'Press the note button. On a keyboard it is the key n.',
              'Write what happened, in your own words. Two lines are enough.',
              'Look at the proposed moment. You can change it, or give none.',
              'Save the note.',
              'Open it from the message: your journal shows it.',
            ],
          },
        ],
      },
      {
        id: 'coupure',
        title: 'If the connection goes',
        body: ['The note is kept in this browser and leaves by itself. Nothing to do again.'],
      },
    ],
  },
  'pas-a-pas-raconter': {
    title: 'Step by step: telling, then creating an incident',
    summary: 'From the first sentence to a draft incident, at your own pace.',
    words: 'tutorial video demo learn assistant conversation report',
    sections: [
      {
        id: 'etapes',
        title: 'The steps',
        body: [
          {
            steps: [
              'Open [the assistant](/ia-call) and tell it in the order in which it comes.',
              'Answer the questions, or do not: “I do not know” and “Later” are real answers.',
              'Look at what has been collected: confirm, correct or put aside each part.',
              'When the card says that an incident can be reported, open its details.',
              'Read it, then create the report, or cancel: nothing is lost.',
              'Open the incident: it is a draft, and everything in it can be changed.',
            ],
          },
        ],
      },
      {
        id: 'sans-assistant',
        title: 'Without the assistant',
        body: ['[The form](/incidents/new) does the same, without any question.'],
      },
    ],
  },
  'pas-a-pas-piece': {
    title: 'Step by step: adding an exhibit',
    summary: 'A message, a photo or a letter in an incident.',
    words: 'tutorial video demo learn evidence file attach screenshot',
    sections: [
      {
        id: 'etapes',
        title: 'The steps',
        body: [
          {
            steps: [
              'Open the incident from [your incidents](/incidents).',
              'Among its evidence, press the button that adds an exhibit.',
              'Choose one or several files, drop them or paste them. Without a file, describe the paper that you keep.',
              'Say whether this is one exhibit, or one for each file.',
              'Give a title. The date, the source and the description are optional.',
              'Add it: it gets its number.',
            ],
          },
        ],
      },
      {
        id: 'depuis',
        title: 'From the journal or a conversation',
        body: [
          'An entry of the journal can also be attached to an incident, and so can a message of a conversation.',
        ],
      },
    ],
  },
  'pas-a-pas-deux-etapes': {
    title: 'Step by step: turning on two-step verification',
    summary: 'Five minutes, with your own phone.',
    words: 'tutorial video demo learn 2fa qr code authentication',
    sections: [
      {
        id: 'etapes',
        title: 'The steps',
        body: [
          {
            steps: [
              'Install an authenticator app on your phone: Aegis, FreeOTP, Google Authenticator or Microsoft Authenticator, for example.',
              'Open [two-step verification](/security/two-step) and give your password.',
              'Scan the QR code with the app, or copy the key.',
              'Type the six-digit code that it shows, and turn it on.',
              'Keep the recovery codes somewhere else than on this device.',
            ],
          },
        ],
      },
      {
        id: 'change',
        title: 'What changes',
        body: ['At each sign-in you will be asked for a code after the password.'],
      },
    ],
  },
  questions: {
    title: 'FAQs',
    summary: 'The short answers, with a link to the long ones.',
    words: 'faq question answer help problem',
    sections: [
      {
        id: 'employeur',
        title: 'Can my employer read what I write?',
        body: [
          'Not in {product}. But they can watch a computer or a network that belongs to them: prefer your own device. [What {product} does not do](/help/ce-que-recueil-ne-fait-pas).',
        ],
      },
      {
        id: 'administration',
        title: 'And the team that runs this service?',
        body: [
          'Administrators have no way to read your content in the application. Whoever had both the database and the master key of the server could: [in detail](/help/ce-que-recueil-ne-fait-pas#chiffrement).',
        ],
      },
      {
        id: 'envoi',
        title: 'Is anything sent to anybody?',
        body: [
          'No, neither by recording an incident nor by changing its status. Somebody else reads a case file only if [you pass it on](/help/transmettre). If an outside model answers in the assistant, your messages are passed on to it, and that is written before: [who answers](/help/assistant#qui-repond).',
        ],
      },
      {
        id: 'preuve',
        title: 'Is it proof?',
        body: ['An account is not enough by itself. [What the judge looks at](/help/preuve).'],
      },
      {
        id: 'oubli',
        title: 'I do not remember the exact date',
        body: ['Note it roughly, or not at all, and say so: [dates](/help/incidents#date).'],
      },
      {
        id: 'corriger',
        title: 'Can I correct it later?',
        body: ['Yes. The version before stays in [the history](/help/historique).'],
      },
      {
        id: 'supprime',
        title: 'I deleted an incident by mistake',
        body: ['You have 30 days: [putting it back](/help/supprimer#incident).'],
      },
      {
        id: 'perdu',
        title: 'The page closed while I was writing',
        body: [
          'Open it again: your text is offered to you. [What is kept in this browser](/help/dans-le-navigateur).',
        ],
      },
      {
        id: 'mot-de-passe',
        title: 'I forgot my password',
        body: [
          'On the sign-in page, the link for a forgotten password sends you an email. What you wrote stays readable with the new one.',
        ],
      },
      {
        id: 'appareil-perdu',
        title: 'I lost a device that was signed in',
        body: [
          'In [the security of your account](/security), sign it out, then change your password: all other devices are then signed out.',
        ],
      },
      {
        id: 'partir',
        title: 'Can I take along or erase all that I wrote?',
        body: ['Yes, both: [your data](/help/vos-donnees).'],
      },
      {
        id: 'payant',
        title: 'Does it cost anything?',
        body: ['No. There is nothing to pay in {product}.'],
      },
      {
        id: 'avocat',
        title: 'Can you advise me?',
        body: [
          'No. The pointers have their sources, but every situation is different. [Who to call](/help/qui-appeler).',
        ],
      },
    ],
  },
  communaute: {
    title: 'There is no forum, and here is why',
    summary: 'For your safety, and because a public account can be turned against you.',
    words: 'forum community exchange testimonies group network other people',
    sections: [
      {
        id: 'pourquoi',
        title: 'Why',
        body: [
          {
            list: [
              'Accusing somebody in public can be defamation: [what is known](/help/parler-en-public).',
              'In a forum you can be recognised, even without a name.',
              'Other people’s accounts can blend into your own memories.',
              'Nobody could check there who writes, nor who reads.',
            ],
          },
        ],
      },
      {
        id: 'parler',
        title: 'Whom to talk to instead',
        body: ['To people whose profession it is: [who to call](/help/qui-appeler).'],
      },
    ],
  },
} as const satisfies Record<string, Article>;
