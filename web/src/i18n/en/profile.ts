import type { Translation } from '../catalogues.ts';
import type fr from '../fr/profile.ts';

export default {
  title: 'My Profile',
  editTitle: 'Edit Profile',
  intro: 'What you say here does not appear in any of your incidents.',
  loading: 'Loading your profile...',
  edit: 'Edit profile',
  cancel: 'Cancel',
  save: 'Save changes',
  saving: 'Saving...',
  saved: 'Your profile is up to date.',
  unchanged: 'No changes detected.',
  empty: 'No profile to show.',
  notLoaded: 'No profile loaded.',
  none: 'N/A',
  field: {
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    jobTitle: 'Job title',
    sector: 'Sector',
    ageRange: 'Age range',
    role: 'Role',
  },
  roleHint: 'Only the administration can change it.',
  error: {
    load: 'Error while loading the profile: {message}',
    update: 'Update error: {message}',
    signedOut: 'User not authenticated',
    signedOutUpdate: 'User not authenticated for the update.',
    loadUnknown: 'An error occurred while fetching the profile.',
    updateUnknown: 'An error occurred while updating the profile.',
  },
  refused: 'This value was not accepted.',
  draft: {
    restored: 'What you had begun to change is still here. It is not saved yet.',
    discard: 'Discard these changes',
  },
  met: {
    title: 'your profile was changed elsewhere since you opened it.',
    body: 'What you wrote is still in the form. Save again to keep it, or take what is stored:',
    there: '{field}: “{value}”',
    take: 'Take it',
  },
} as const satisfies Translation<typeof fr>;
