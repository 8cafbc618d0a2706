import type { Article } from '../article.ts';

/** To stop, to compose a dossier, to check it, to pass it on. */
export const HANDING_OVER = {
  's-arreter': {
    title: 'Stopping here, and keeping a receipt',
    summary: 'A page says what is saved, what is not yet, and gives a code to keep.',
    words: 'stop pause end session receipt code proof date sign out leave go on finish',
    sections: [
      {
        id: 'ou',
        title: 'Where it is',
        body: [
          '[« On s’arrête là »](/fin-de-session) stands in the menu of the conversation, after a note in the journal, and in your menu, at the top right.',
        ],
      },
      {
        id: 'dit',
        title: 'What it says',
        body: [
          {
            list: [
              'First, what is still in this browser only.',
              'What was saved since you came back: numbers and links, none of your words.',
              'When, by the server’s clock.',
              'Who could read it: nobody, or the outside model to which your messages were sent.',
              'Whom to call, and where to go on.',
            ],
          },
        ],
      },
      {
        id: 'recu',
        title: 'The receipt',
        body: [
          'It is a code that sums up your ledger at that time. It says nothing of what you wrote, nor of who you are: you can keep it on paper or give it to somebody.',
          'Later, [My data](/settings/my-data) says whether the ledger still has the same in that place. Had anybody changed or removed what comes before, the code would not match any more. A case file made with the whole ledger can be compared with a receipt too: [how](/help/verification#comment).',
        ],
      },
    ],
  },
  dossier: {
    title: 'Composing a case file',
    summary: 'What you choose, in a PDF and a ZIP that somebody else can read and check.',
    words: 'export pdf zip lawyer exhibits print mask initials pseudonyms redact download synthesis',
    sections: [
      {
        id: 'choisir',
        title: 'You choose line by line',
        body: [
          'In [Export / Lawyer](/export), “Compose a case file”. Only what you tick goes in.',
          {
            list: [
              'An entry of the journal, only if it can be shared.',
              'A sensitive incident, only if you add that one, after confirming that it is you.',
              'The exhibits of the chosen incidents, but for those that you untick.',
            ],
          },
        ],
      },
      {
        id: 'montrer',
        title: 'Names, and what you cover',
        body: [
          'Persons appear with their name, their initials or a pseudonym. You can also cover passages of your texts: they are nowhere in the case file.',
          {
            careful:
              'Your files go in as they are: a name on a photo or in a PDF stays there. Look at them first, or leave them out.',
          },
        ],
      },
      {
        id: 'contenu',
        title: 'What is in it',
        body: [
          {
            list: [
              'A PDF to read or print, with the exhibits numbered and their fingerprints.',
              'Your files, byte for byte.',
              'The data of the case file and what the ledger recorded of it, for whoever wants to check.',
              'A page that makes this check without a connection.',
            ],
          },
          'All of it is of one moment, which the case file names. What you write afterwards does not go in.',
        ],
      },
      {
        id: 'garder',
        title: 'Where to keep it',
        body: [
          'Once saved, it is no longer encrypted. Keep it where nobody else can read it: not on a device of your work.',
        ],
      },
    ],
  },
  verification: {
    title: 'What a check shows',
    summary: 'That everything agrees, and sometimes since when. Not that it is true.',
    words:
      'check verify proof integrity fingerprint sha-256 ledger time-stamp forged changed authentic verifier',
    sections: [
      {
        id: 'montre',
        title: 'What it shows',
        body: [
          {
            list: [
              'The files of the case file agree with each other, byte for byte.',
              'What is written matches the ledger, with the date of recording by the server’s clock.',
              'Where the whole ledger is included, nothing was removed or added between two entries without all of it being made anew.',
              'Where there is a time-stamp, the case file existed at that date, as a third party says. A receipt or a fingerprint kept elsewhere shows it too. Without any of these, a check does not say since when.',
            ],
          },
          'If something differs, it says what.',
        ],
      },
      {
        id: 'ne-montre-pas',
        title: 'What it does not show',
        body: [
          {
            list: [
              'That what is written is true, or that everything was written.',
              'That the facts took place on the date that is told: only when they were recorded.',
              'Who was at the keyboard.',
              'What is covered, or is not in the case file.',
            ],
          },
          'It is the judge who looks at the whole: [what they look at](/help/preuve), and [what a time-stamp is worth](/help/preuve#horodatage).',
        ],
      },
      {
        id: 'comment',
        title: 'How to check',
        body: [
          {
            steps: [
              'Open [the page for checking](/verifier), or verifier.html, which is in the ZIP, with a browser.',
              'Choose the ZIP.',
              'If you have a [receipt](/help/s-arreter), type it too.',
            ],
          },
          'It sends nothing: the case file stays on the device. The one in the ZIP works without a connection; but whoever had made the case file anew could have made that page anew too. If much depends on it, take the other one.',
        ],
      },
    ],
  },
  transmettre: {
    title: 'Passing a case file on to a lawyer',
    summary: 'A link and a code, for as long as you decide. You see each access.',
    words: 'share send link code lawyer access withdraw revoke read advice',
    sections: [
      {
        id: 'avant',
        title: 'What is needed first',
        body: [
          {
            list: [
              'A confirmed email address.',
              'At least one incident that is no longer a draft, with a date, a description and a person or an exhibit.',
              'A [case file](/help/dossier) that is ready.',
            ],
          },
          'If something is missing, [Export / Lawyer](/export) says what.',
        ],
      },
      {
        id: 'lien',
        title: 'The link, and the code',
        body: [
          {
            steps: [
              'Choose the case file, for how long and, if you wish, how many openings.',
              'Send the link by email or by message.',
              'Give the code by another way: by telephone, or in person.',
            ],
          },
          'The person reads in their browser, without an account. Once the copy is made, the key that opens it is in that link alone. The link and the code are shown only once.',
          {
            careful:
              'Whoever has the link and the code can read everything. Send nothing from a device of your work.',
          },
        ],
      },
      {
        id: 'suivre',
        title: 'Seeing, and withdrawing',
        body: [
          'Each access is noted: when, and what was opened. No address and no browser is kept. A notification tells you each time it is opened.',
          '“Withdraw” closes the link at once, and the copy is destroyed. What the person has saved or printed already cannot be taken back.',
        ],
      },
    ],
  },
  'trouver-un-avocat': {
    title: 'Finding a lawyer, and the price',
    summary: 'There is free advice, and the State may bear the costs.',
    words:
      'legal aid free consultation point-justice maison de justice price fees pay insurance legal protection bar',
    sections: [
      {
        id: 'gratuit',
        title: 'First advice, free of charge',
        body: [
          'The points-justice inform free of charge and in confidence, on work too: one meets legal advisers, lawyers, associations that help victims or delegates of the Défenseur des droits there (service-public.fr, 21 September 2021).',
          '○ To be confirmed near you: who receives people there, on which days, and whether an appointment is needed.',
          'A trade union can advise too, and the Défenseur des droits in case of discrimination: [the numbers](/help/qui-appeler).',
        ],
      },
      {
        id: 'aide',
        title: 'Legal aid',
        body: [
          '○ To be confirmed: depending on your means, the State bears all or part of the costs of a trial, a lawyer included (law no. 91-647 of 10 July 1991).',
          '○ To be confirmed before you count on it: the limits, which change each year, and the forms. If an insurance for legal protection covers these costs, it is the one that pays: look at your contracts.',
        ],
      },
      {
        id: 'secret',
        title: 'What you tell them stays between you',
        body: [
          '○ To be confirmed: what you exchange with your lawyer, and the papers of the case, are covered by professional secrecy (law no. 71-1130 of 31 December 1971, art. 66-5).',
          'You can bring a printed [case file](/help/dossier), or [pass it on](/help/transmettre).',
        ],
      },
      {
        id: 'delais',
        title: 'Do not wait until everything is written',
        body: ['Some time limits are short: [the time limits](/help/delais).'],
      },
    ],
  },
} as const satisfies Record<string, Article>;
