import type { Translation } from '../catalogues.ts';
import type fr from '../fr/myData.ts';

/** Texts of features/my-data. */
export default {
  title: 'My data',
  intro: 'Take everything with you, or close your account: you decide.',
  back: 'Settings',
  export: {
    title: 'Take everything with you',
    what: 'One ZIP file with everything that you have here: a page that reads without a connection, your files byte for byte, and all your data in an open format, with every version and the ledger.',
    careful:
      'Once downloaded, this file is not encrypted any more. Save it where nobody else can read it: not on a device of your work.',
    make: 'Prepare the file of my data',
    makeAgain: 'Prepare a new file',
    dialogTitle: 'Prepare the file of my data',
    dialogText: 'The file will hold everything that you wrote.',
    pending: 'Checking...',
    waiting: 'Your file waits for its turn. You can leave this page.',
    running: 'Your file is being prepared: {count}%. You can leave this page.',
    progress: 'Preparing the file of your data',
    stop: 'Stop',
    ready: 'The file of your data is ready',
    readyText:
      'Your data as it was on {moment}. Size: {size}. This file stays here until {until}, and is then erased.',
    hash: 'SHA-256: {hash}',
    download: 'Download',
    openTitle: 'Download the file of my data',
    remove: 'Erase this file from the server',
    failed: 'The file of your data could not be prepared',
    failure: {
      storage_full: 'The server is short of room. Try again later: nothing that you wrote is touched.',
      failed: 'Something went wrong on our side. Nothing that you wrote is touched.',
    },
    failedAction: 'That did not work',
    loading: 'Loading...',
    unread: 'This could not be read.',
  },
  close: {
    title: 'Close my account',
    gone: 'Seven days after you ask for it, everything is erased: your account, what you wrote, your files, the ledger, and the key that opens all of it. Nobody can go back then, and neither can we.',
    before:
      'In these seven days you can sign in and keep your account. Nothing else opens, except the file of your data.',
    stays:
      'Nothing stays here. Backups of the server may hold an encrypted copy for some time, which the team that runs this service lets expire.',
    first: 'Remember to take everything with you first.',
    ask: 'Close my account...',
    dialogTitle: 'Close your account?',
    dialogText:
      'It will be closed in seven days. Your other devices are signed out at once. You get a receipt by email, at your address.',
    confirm: 'Close my account',
    keep: 'Change nothing',
    pending: 'Checking...',
    failed: 'Your account closure was not requested.',
  },
  closing: {
    title: 'Your account will be closed on {date}',
    intro: 'Requested on {date}. Nothing has been erased yet.',
    keep: 'Keep my account',
    keepPending: 'One moment...',
    keepFailed: 'Your account could not be kept. Try again.',
    receipt: 'Your receipt',
    receiptText:
      'It shows that the closure was requested, and when. It does not say whose account it was. We keep no copy of it after the closure.',
    receiptSave: 'Save the receipt',
    receiptName: 'closing-receipt.txt',
    signOut: 'Sign out',
  },
} as const satisfies Translation<typeof fr>;
