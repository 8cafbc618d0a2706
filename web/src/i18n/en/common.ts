import type { Translation } from '../catalogues.ts';
import type fr from '../fr/common.ts';

export default {
  action: {
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Try again',
    save: 'Save',
    back: 'Back',
    delete: 'Delete',
    edit: 'Edit',
    dismiss: 'Hide this message',
    showMore: 'Show more',
    undo: 'Undo',
    /** Leads to the page of the end of a session. */
    stopHere: 'Stop here',
  },
  deletion: {
    copyStays:
      'An encrypted copy stays in the history until your account is closed, which erases it with its key.',
  },
  copy: {
    done: 'Copied.',
    failed: 'Copying was not possible: select the text and copy it.',
  },
  /** Of two versions: what went and what came. */
  change: { before: 'Before: ', after: 'After: ', nothing: 'Nothing' },
  field: {
    optional: 'optional',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    passwordShown: 'The password is shown.',
    passwordHidden: 'The password is hidden.',
    selectPlaceholder: 'Select...',
    openCalendar: 'Open the calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    clearDate: 'Clear the date',
    addTag: 'Add',
    removeTag: 'Remove {tag}',
    tagAdded: '“{tag}” added.',
    tagRemoved: '“{tag}” removed.',
    tagHint: 'Enter or comma to add.',
    addedTooLong:
      'This text was not added: the field would hold at least {count} characters, and it takes {max} at most. What was written has not changed.',
    pasteTooLong:
      'This text was not pasted: it has {count} characters, and this field takes {max} at most. What was written has not changed.',
    summary_one: 'One field needs your attention:',
    summary_other: '{count} fields need your attention:',
  },
  loading: {
    short: 'Loading...',
    product: 'Loading {product}...',
    secureSpace: 'Loading your secure space...',
    connecting: 'Signing in...',
    connectingDetail: 'Preparing your session',
    leaving:
      'You can leave at any time with “Leave quickly”: the page closes and an ordinary site opens. What you saved stays encrypted and waits for you here. What you had not finished writing will be offered to you again.',
    failed: 'The page could not be loaded in full. Check your connection, then reload it.',
  },
  away: {
    title: 'Connection problem',
    body: 'The server does not answer for now. Your session and what you have saved are intact; this page will open by itself as soon as it answers.',
    retry: 'Try again',
  },
  sessionCheck: {
    title: 'Your session could not be checked',
    body: 'The server did not answer as expected. What you had saved is intact. Try again, or sign in again.',
    signIn: 'Sign in',
  },
  failure: {
    title: 'This page could not be shown',
    body: 'What you had saved is intact. Try again; if it happens again, reload the page.',
    reload: 'Reload the page',
    code: 'If you write to support, give this code: {code}. It says nothing of what you wrote.',
  },
  exit: {
    label: 'Leave quickly',
    hint: 'Closes this page and opens another one that has nothing to do with it.',
  },
  language: {
    label: 'Language',
    fr: 'Français',
    en: 'English',
    chosen: 'The screen is in English.',
  },
} as const satisfies Translation<typeof fr>;
