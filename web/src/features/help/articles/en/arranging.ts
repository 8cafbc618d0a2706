import type { Article } from '../article.ts';

/** On the phone, settings, data. */
export const ARRANGING = {
  'sur-le-telephone': {
    title: 'On your phone',
    summary: 'Installing {product} as an app, and sending it a photo or a text.',
    words: 'install app mobile home screen share photo sms screenshot offline phone',
    sections: [
      {
        id: 'installer',
        title: 'Installing it',
        body: [
          'In the menu of your browser, look for the entry that installs the app, or adds it to the home screen. An icon then stays in sight on the phone: only do that if nobody else looks at it.',
          'The installed app can bear a neutral name: [the settings](/help/reglages#discretion).',
        ],
      },
      {
        id: 'sans-connexion',
        title: 'Without a connection',
        body: [
          'If you have signed in with this browser before, {product} opens offline too, and takes a note: [what becomes of it](/help/garder-une-note#sans-connexion).',
        ],
      },
      {
        id: 'partager',
        title: 'Sharing from another app',
        body: [
          'Once {product} is installed, it can stand in the share menu of the phone, depending on the browser. A photo, a sound or a text arrives among what was shared, on this device, without being sent anywhere. You choose to make a note of it, to add it to an incident, or not to keep it.',
        ],
      },
      {
        id: 'sortir',
        title: 'Leaving quickly',
        body: [
          '“Leave quickly” is at the bottom right, under your thumb: [how it works](/help/quitter-vite).',
        ],
      },
    ],
  },
  reglages: {
    title: 'Settings and notifications',
    summary: 'The language, the size of the text, the lock of the screen, and what you are told of.',
    words:
      'preferences language theme dark text size automatic lock email alert bell notification discretion tab neutral icon',
    sections: [
      {
        id: 'affichage',
        title: 'The display',
        body: [
          'The language, the appearance and the size of the text are chosen in the [settings](/settings), and follow you to your other devices.',
        ],
      },
      {
        id: 'discretion',
        title: 'Discretion',
        body: [
          'In [the security of your account](/security), under discretion:',
          {
            list: [
              'the page that opens when you leave quickly;',
              'the lock of the screen after a time of inactivity;',
              'a name and an icon of the tab that tell nothing.',
            ],
          },
        ],
      },
      {
        id: 'notifications',
        title: 'Notifications',
        body: [
          'The bell shows what happened: a sign-in from a new device, a changed password, a file that is ready. Neither the bell nor the emails say what you wrote.',
          'You choose what comes by email in [Notifications](/settings/notifications). A change of password, address or two-step verification, and the closing of your account, are always told by email.',
        ],
      },
    ],
  },
  'vos-donnees': {
    title: 'Taking your data with you, closing your account',
    summary: 'Take everything along, readable, and have everything erased if you want.',
    words: 'export download zip gdpr portability close delete account cancel leave 7 days receipt',
    sections: [
      {
        id: 'emporter',
        title: 'Taking everything along',
        body: [
          '[Your data](/settings/my-data) are prepared as a ZIP file: a page that can be read without a connection, your files to the byte, and all your data in an open format, with every version and the ledger.',
          {
            careful:
              'Once it is downloaded, this file is no longer encrypted. Save it where nobody else can read it.',
          },
        ],
      },
      {
        id: 'fermer',
        title: 'Closing the account',
        body: [
          'You have seven days to change your mind. During that time you can sign in, keep your account, or take your data; nothing else opens.',
          'After that everything is erased: the account, your texts, your files, the ledger, and the key that opened all of it. Nobody can go back. You get a receipt.',
          'Backups of the server can keep an encrypted copy for some time, until they expire.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
