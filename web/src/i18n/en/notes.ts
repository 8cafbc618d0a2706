import type { Translation } from '../catalogues.ts';
import type fr from '../fr/notes.ts';

export default {
  title: 'Quick note',
  loading: 'Opening the note...',
  text: 'What is happening, in your words',
  keep: 'Save the note',
  moment: {
    label: 'Saved with the note:',
    today: 'Today',
    yesterday: 'Yesterday',
    at: '{day}, {time}',
    none: 'No day and no time',
    change: 'Change',
    day: 'Day',
    hour: 'Time',
  },
  found: {
    restored: 'This text was not saved yet.',
    ignore: 'Erase it',
    ignored: 'The text was erased.',
    recover: 'Bring it back',
  },
  failure: 'The note could not be saved.',
  gone: 'It had arrived, and was then deleted elsewhere. Your text is still on the screen.',
  saveAsNew: 'Put my text into a new note',
  error: {
    day: 'This day is not possible: check the year.',
    empty: 'Write at least one word.',
    length: 'The note has {count} characters; it cannot have more than {max}.',
  },
  /** On a page that was opened without a connection. */
  away: {
    keep: 'Keep the note',
    kept: 'Note kept on this device. It will be sent when the connection is back.',
    failed: 'This device could not keep the note. It is still on the screen.',
    waiting: 'What is waiting on this device',
    note: 'A note, {when}',
    drafts_one: '{count} text begun',
    drafts_other: '{count} texts begun',
    sealed: 'All of it is encrypted: your account alone opens it, once the connection is back.',
  },
  kept: {
    stored: 'Note saved in your journal.',
    waiting: 'No connection: the note is kept in this browser and will be sent by itself.',
    open: 'See it',
    close: 'Close this message',
  },
} as const satisfies Translation<typeof fr>;
