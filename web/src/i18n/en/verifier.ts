import type { Translation } from '../catalogues.ts';
import type fr from '../fr/verifier.ts';

export default {
  title: 'Check a case file',
  intro:
    'Choose the ZIP that was given to you. It is read here, on your device: nothing is sent, nothing is kept.',
  choose: 'Choose the ZIP',
  chooseOther: 'Choose another ZIP',
  orDrop: 'or drop it anywhere on this page.',
  checking: 'Reading “{name}”',
  progress: '{percent} %',
  cancel: 'Stop',
  failed: 'The file could not be read to its end',
  failedText:
    'That says nothing of the case file, neither good nor bad. See that the file is on this device and that no other program uses it, then choose it again.',
  file: '“{name}”, {size}',
  differences: 'What differs',
  moreDifferences_one: 'And {count} more difference.',
  moreDifferences_other: 'And {count} more differences.',
  proven: 'What is proven',
  notProven: 'What is not proven',
  known: 'A receipt, or a fingerprint?',
  knownHint:
    'If you noted a receipt code, or the SHA-256 fingerprint of the ZIP, the case file can be compared with it.',
  knownLabel: 'Receipt code or SHA-256 fingerprint',
  compare: 'Compare',
  offline: {
    title: 'Case file verifier',
    intro:
      'This page works without a connection and sends nothing. Choose the ZIP of the case file: it reads it byte by byte, on your device.',
    source:
      'This page is in the case file itself: whoever made the case file anew could have made it anew, too. If much depends on it, take the verifier from elsewhere: from the page /verifier of the service, or out of another case file.',
    language: 'Language',
    fr: 'Français',
    en: 'English',
  },
} as const satisfies Translation<typeof fr>;
