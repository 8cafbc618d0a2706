import type { Translation } from '../catalogues.ts';
import type fr from '../fr/discretion.ts';

export default {
  soon: {
    title: 'The screen is about to lock',
    body: 'This page has been idle. Touch the screen or press a key to stay.',
    stay: 'Stay',
  },
  locked: {
    title: 'Screen locked',
    intro:
      'This page has been idle. What you were writing is kept. Show that it is you to go on where you were.',
    open: 'Open',
    opening: 'Opening...',
    signOut: 'Sign out',
    failed: 'The screen is still locked',
  },
  choices: {
    title: 'Discretion',
    exit: {
      title: 'Leaving quickly',
      target: 'The page that opens',
      weather: 'The weather (meteofrance.com)',
      encyclopedia: 'An encyclopedia (fr.wikipedia.org)',
      trains: 'Trains (sncf-connect.com)',
      search: 'A search engine (qwant.com)',
      own: 'Another page',
      address: 'Address of the page',
      addressHint: 'It begins with https:// and should tell nothing about you.',
      addressError: 'This address will not do: it has to be a public page of another site, with https://.',
      save: 'Save this address',
      kept: 'Address saved.',
    },
    lock: {
      label: 'Lock the screen after a time of inactivity',
      hint: 'The screen is covered, what you were writing is kept, and your password (or a code sent by email) opens it again. After two hours you are signed out.',
      never: 'Never',
      minutes_one: 'After {count} minute',
      minutes_other: 'After {count} minutes',
    },
    neutral: {
      label: 'Give the tab a name and an icon that tell nothing',
      hint: 'The tab, the browser’s history and the installed app are then called “Notes”.',
    },
    traces: 'The browser may keep the addresses you visit in its history. A private window keeps none.',
  },
} as const satisfies Translation<typeof fr>;
