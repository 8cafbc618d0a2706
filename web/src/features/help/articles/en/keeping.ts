import type { Article } from '../article.ts';

/** Protecting, deleting, knowing what it is worth. */
export const KEEPING = {
  historique: {
    title: 'The history and the check',
    summary: 'Every version is kept, and your browser can check that nothing was touched afterwards.',
    words: 'version change ledger hash proof integrity verify tamper date recorded',
    sections: [
      {
        id: 'versions',
        title: 'What is kept',
        body: [
          'When you change an incident, a person or an exhibit, the version before stays, encrypted and dated. The history of the incident shows all of them.',
          'Three moments are always told apart: the facts, the first recording, the last change.',
        ],
      },
      {
        id: 'verifier',
        title: 'The check',
        body: [
          'Your browser reads your whole ledger again, does the calculations itself, and compares with the incident that is shown. Changing, removing or moving an entry would break the chain.',
        ],
      },
      {
        id: 'limites',
        title: 'What it does not show',
        body: [
          'It does not say that what is written is accurate. And whoever holds the server could write everything anew from the beginning. To guard against that, note the last fingerprint and its number elsewhere: it must be found there later.',
          '{product} does not set qualified time-stamps today (eIDAS regulation, art. 41).',
        ],
      },
    ],
  },
  'incident-sensible': {
    title: 'Sensitive incident',
    summary: 'Its title is hidden in lists, and you confirm that it is you before it opens.',
    words: 'hide restricted password confirm intimate access',
    sections: [
      {
        id: 'effet',
        title: 'What it changes',
        body: [
          {
            list: [
              'In lists and in the journal its title is hidden.',
              'To open it you are asked for your password, or for a code that is sent to you by email, unless you did that or signed in within the last 15 minutes.',
              'The search only goes through it within that same time.',
              'What you type there without saving it does not outlast the tab.',
            ],
          },
        ],
      },
      {
        id: 'comment',
        title: 'How to do it',
        body: ['Tick the box for a sensitive incident in its form. You can untick it later.'],
      },
      {
        id: 'limite',
        title: 'What does not change',
        body: ['Files that are also in your journal or in a conversation open there as before.'],
      },
    ],
  },
  anonymiser: {
    title: 'Anonymising an incident',
    summary: 'Each name becomes “Personne A”, “Personne B”. You see everything before, and you can go back.',
    words: 'pseudonym hide name replace gdpr mask person anonymize',
    sections: [
      {
        id: 'faire',
        title: 'How it goes',
        body: [
          {
            steps: [
              'In the incident, open the menu of other actions, then choose to anonymise.',
              'Read each proposed place: what is ticked will be replaced.',
              'Confirm. The incident then shows the pseudonyms.',
            ],
          },
          'To go back: the same menu puts the names back, or replaces them again.',
        ],
      },
      {
        id: 'reste',
        title: 'What keeps the names',
        body: [
          {
            list: [
              'The content of files, and their names.',
              'Your journal, your conversations and your other incidents.',
              'The history of the incident, encrypted: it is what allows them to come back.',
              'Somebody who is named in the text without being among the people of the incident: add them first.',
            ],
          },
          'A situation can stay recognisable without any name.',
        ],
      },
    ],
  },
  supprimer: {
    title: 'Deleting, and going back',
    summary: 'A deleted incident can come back for 30 days. An entry or a conversation cannot.',
    words: 'delete erase trash bin restore recover 30 days lost undo',
    sections: [
      {
        id: 'incident',
        title: 'An incident',
        body: [
          'It leaves your lists, the search and the journal, with its people and exhibits. For 30 days it can be put back as it was, files included, at the bottom of [the list](/incidents). After that it is erased.',
          'It can also be erased at once there.',
        ],
      },
      {
        id: 'entree',
        title: 'An entry, a conversation, an exhibit',
        body: [
          'They go at once, and you cannot open them any more. Incidents that were made from them stay.',
          'A file that is also used elsewhere is not deleted with them.',
        ],
      },
      {
        id: 'registre',
        title: 'What stays in the ledger',
        body: [
          'The ledger keeps that something was deleted, and what was written, encrypted with the key of your account. Backups of the server can also keep encrypted copies until they expire.',
        ],
      },
    ],
  },
  'quitter-vite': {
    title: '“Leave quickly”',
    summary: 'A button on every screen: the page is emptied and another one opens.',
    words: 'quick exit escape emergency hide close screen watched panic history weather',
    sections: [
      {
        id: 'effet',
        title: 'What it does',
        body: [
          {
            list: [
              'It empties the screen at once and opens another page instead: the weather, or the one you chose.',
              'It signs you out of this browser: the Back button does not bring your page back.',
              'What you were writing stays, encrypted, and is offered to you again at your next sign-in.',
            ],
          },
          'It stands above everything, even an open dialog: at the top right on a large screen, at the bottom right on a small one. On a keyboard: the Shift key, three times in a row. On a touch screen: two fingers, twice.',
        ],
      },
      {
        id: 'choisir',
        title: 'Choosing the page',
        body: [
          'In [the security of your account](/security), under discretion. There you can also have the screen locked after a time of inactivity, and give the tab a name that tells nothing.',
        ],
      },
      {
        id: 'limites',
        title: 'What it cannot do',
        body: [
          {
            list: [
              'Clear the history of the browser: the address of {product} can stay there.',
              'Prevent software that somebody else installed from seeing the screen or the keyboard.',
              'Erase a file that you downloaded, or a page that you printed.',
            ],
          },
          'A private window, on your own device, leaves fewer traces.',
        ],
      },
    ],
  },
  'dans-le-navigateur': {
    title: 'What is kept in this browser',
    summary: 'Your session, your encrypted drafts, what waits to be sent, and a few settings.',
    words: 'cookie local storage draft cache session remember me shared computer traces',
    sections: [
      {
        id: 'session',
        title: 'Your session',
        body: [
          'Unless you chose to be remembered, it ends with the tab. With that choice it stays until you sign out: only for a device that nobody else uses.',
        ],
      },
      {
        id: 'brouillons',
        title: 'What is not saved yet',
        body: [
          'Your drafts, and the notes and files that wait to be sent, are kept here, encrypted with a key that only your account gets. After a sign-out nobody can read them; they are offered to you when you come back.',
          'One can see, however, that there is something, since when, and how large. The sign-in page offers to erase all of it.',
          'A draft that is neither saved nor taken up is erased after 30 days. Notes that wait to be sent stay.',
        ],
      },
      {
        id: 'reglages',
        title: 'The rest',
        body: [
          'The language and the display, your choices for discretion, the files of the app, and the fact that this browser has signed in to your account before. No advertising, and no measuring of visits.',
        ],
      },
    ],
  },
  'deux-etapes': {
    title: 'Two-step verification',
    summary: 'After the password, a code from your phone. A password that is known is no longer enough.',
    words: '2fa mfa code phone authentication security hacked password double',
    sections: [
      {
        id: 'pourquoi',
        title: 'What it is for',
        body: [
          'If somebody knows or guesses your password, they still lack your phone. [Turn it on](/security/two-step).',
        ],
      },
      {
        id: 'telephone',
        title: 'Which phone?',
        body: ['Yours, rather than the one from work. The authenticator app needs no network.'],
      },
      {
        id: 'secours',
        title: 'Recovery codes',
        body: [
          'They replace the phone if you have lost it. Each works once. Keep them somewhere else than on this device: with somebody you trust, for example.',
          'If you have neither the phone nor a code left, the team that runs this service can remove the lost device. Before what you wrote opens again, {product} then asks you to confirm by email that it is you.',
        ],
      },
    ],
  },
  'ce-que-recueil-ne-fait-pas': {
    title: 'What {product} does not do',
    summary: 'Its limits, said plainly, so that you can decide.',
    words: 'limits security encryption end to end proof lawyer advice administrator trust zero knowledge',
    sections: [
      {
        id: 'preuve',
        title: 'An account is not proof by itself',
        body: [
          'One that is dated and kept as it is helps to present facts. It is the judge who looks at the whole: [what the judge looks at](/help/preuve).',
        ],
      },
      {
        id: 'chiffrement',
        title: 'It is not encrypted from end to end',
        body: [
          'What you write is encrypted on the server with a key of your own account. But the server opens it to show it to you, to search and to answer. Whoever had both the database and the master key could read it.',
          'In the application, administrators have no screen and no right to read your content.',
        ],
      },
      {
        id: 'conseil',
        title: 'It is neither a lawyer nor a report',
        body: [
          'Nothing is sent to your employer, the police or anybody else: a case file is passed on only if [you do it](/help/transmettre). The legal pointers have their sources, and are reviewed by a lawyer before any public launch: they do not replace advice.',
        ],
      },
      {
        id: 'appareil',
        title: 'It does not protect a device that is watched',
        body: [
          'A computer at work, or a phone that somebody else can use, may show your screen. [“Leave quickly”](/help/quitter-vite) does not prevent that.',
        ],
      },
      {
        id: 'urgence',
        title: 'Nobody reads from afar',
        body: [
          'If you write that you are in danger, the numbers are shown, but nobody is told. [Call](/help/qui-appeler).',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
