import type { Translation } from '../catalogues.ts';
import type fr from '../fr/providers.ts';

export default {
  title: 'Sign in',
  pending: 'Signing in...',
  none: 'This page opens when you come back from another sign-in service.',
  back: 'Back to sign in',
  name: {
    company: 'your company',
    unknown: 'this service',
  },
  error: {
    access_denied:
      'The sign-in with {name} was cancelled or refused. Nothing has been changed in your account.',
    bad_oauth_state:
      'This sign-in did not begin here, or was left open for too long. For your safety it was not continued: start again from the sign-in page.',
    bad_oauth_callback:
      'The answer that came back from the sign-in with {name} cannot be used. Nothing has been changed in your account; please try again.',
    code_not_exchanged:
      'This sign-in began in another browser. For your safety it can only be completed there; you can also start again here.',
    flow_state_already_used:
      'This sign-in has been used already: it cannot be taken up again, not even with the Back button. Start again from the sign-in page.',
    flow_state_expired: 'The sign-in with {name} took too long. Please start again.',
    identity_already_exists: 'Your account with {name} is already linked to another {product} account.',
    network:
      'The answer has come, but the server of {product} could not be reached. Check your connection, then start again.',
    oauth_provider_not_supported:
      'Signing in with {name} is not available here. Use your email and password.',
    over_request_rate_limit: 'Too many attempts in a short time. Wait a moment, then try again.',
    provider_email_needs_verification:
      'Your email address is not confirmed with {name}. If it has no account here yet, an email has just been sent to it: open its link, then start again. Otherwise sign in with your email and password.',
    signup_disabled: 'There is no account here for this address, and sign-ups are closed for now.',
    unexpected_failure:
      'The sign-in with {name} could not be completed: that service does not answer as expected. Try again in a moment, or sign in with your email and password.',
    user_banned: 'This account is suspended.',
  },
  company: {
    action: 'Sign in with my company account',
    email: 'Work email address',
    hint: 'It is only used to find the sign-in page of your company, which will know that you are coming here.',
    submit: 'Continue',
    cancel: 'Cancel',
    unknown:
      'No company sign-in is set up for this address. Check it, or sign in with your email and password.',
  },
} satisfies Translation<typeof fr>;
