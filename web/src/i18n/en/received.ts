import type { Translation } from '../catalogues.ts';
import type fr from '../fr/received.ts';

export default {
  title: 'Shared content',
  intro:
    'What you have just shared is here, on this device, and was not sent anywhere. What would you like to do with it?',
  nothing:
    'Nothing is waiting here. To keep a picture, a sound or a text, share it from its app, or add it to a note.',
  files: 'Shared files',
  removed: '{name} is no longer kept here.',
  note: 'Make a note of it',
  exhibit: 'Add it to an incident',
  drop: 'Do not keep it',
  choose: 'To which incident?',
} as const satisfies Translation<typeof fr>;
