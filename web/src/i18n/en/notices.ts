import type { Translation } from '../catalogues.ts';
import type fr from '../fr/notices.ts';

export default {
  title: 'Notifications',
  unread_one: 'Notifications, {count} unread',
  unread_other: 'Notifications, {count} unread',
  came_one: 'A new notification',
  came_other: '{count} new notifications',
  all: 'All notifications',
  intro: 'What has happened in your space. Each notification is deleted after {days} days.',
  choose: 'Choose what I am told of',
  markAllRead: 'Mark all as read',
  deleteRead: 'Delete those that are read',
  changeFailed: 'This change was not saved.',
  empty: 'No notifications for now.',
  emptyHint:
    'You will be told here of what concerns the security of your account, and when work that you asked for is done.',
  day: { today: 'Today', yesterday: 'Yesterday' },
  row: {
    unread: 'Unread: ',
    often: '{title} ({count} times)',
    delete: 'Delete: {title}',
  },
  list: {
    rows: 'Your notifications',
    loading: 'Loading notifications...',
    failure: 'Your notifications could not be read.',
    failureText: 'They are kept.',
    moreFailure: 'The rest could not be read.',
    loadingMore: 'Loading more...',
    end: 'All notifications are shown.',
  },
  /** On the dashboard and beside one's data, until that day. */
  deletion: {
    title: 'Your account will be deleted on {day}',
    text: 'An administrator has asked for it. Nothing has been erased yet: until that day everything opens as before, and you can take it all with you. After that, what you wrote here cannot be brought back.',
    take: 'Take everything',
  },
  kind: {
    new_sign_in: {
      title: 'Sign-in from a new device',
      what: 'If this was not you, change your password.',
    },
    password_changed: {
      title: 'Your password has changed',
      what: 'Other devices were signed out.',
    },
    email_changed: {
      title: 'Your email address has changed',
      what: 'The former one no longer opens your account.',
    },
    factor_added: {
      title: 'Two-step verification is on',
      what: 'A code will be asked for at each sign-in.',
    },
    factor_removed: {
      title: 'Two-step verification was removed',
      what: 'If this was not you, change your password.',
    },
    recovery_code_used: {
      title: 'A recovery code was used',
      what: 'It cannot be used again. If this was not you, change your password.',
    },
    identity_linked: {
      title: 'New way to sign in',
      what: 'Google, Apple, Microsoft or that of a company. If this was not you, remove it.',
    },
    identity_unlinked: {
      title: 'Way to sign in removed',
      what: 'Google, Apple, Microsoft or that of a company.',
    },
    transcription_ready: {
      title: 'A transcription is ready',
      what: 'The words of a recording were written down. Read them over before you rely on them.',
    },
    export_ready: {
      title: 'The file of your data is ready',
      what: 'You can download it.',
    },
    export_failed: {
      title: 'The file of your data could not be prepared',
      what: 'Nothing is lost. You can start again.',
    },
    dossier_ready: {
      title: 'Your case file is ready',
      what: 'You can read it over and save it.',
    },
    dossier_failed: {
      title: 'Your case file could not be prepared',
      what: 'Nothing is lost. You can start again.',
    },
    share_opened: {
      title: 'A case file that you passed on was opened',
      what: 'The link and the code were used. If this is not the right person, withdraw the share.',
    },
    share_locked: {
      title: 'A link that you passed on is locked',
      what: 'Too many wrong codes were typed: this code opens nothing any more. You can give the link a new code.',
    },
    account_closing: {
      title: 'Account closure requested',
      what: 'If this was not you, change your password.',
    },
    deletion_announced: {
      title: 'An administrator has asked for your account to be deleted',
      what: 'You have time to take everything with you.',
    },
    unfinished_draft: {
      title: 'A text is not finished',
      what: 'It waits on the device on which you began it.',
    },
    operator_message: {
      title: 'A message from the administration of {product}',
      what: 'To be read below.',
    },
  },
} satisfies Translation<typeof fr>;
