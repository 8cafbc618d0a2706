import { expect, it } from 'vitest';
import { emailChangeArrival } from './email-change-arrival.ts';

const PAGE = 'https://recueil.test/auth/email-change';
const link = (error: string) => ({ path: '/auth/email-change', error });

it.each([
  [`${PAGE}?message=Confirmation+link+accepted#message=Confirmation+link+accepted&sb=`, null, 'first'],
  [`${PAGE}#message=Lien+accept%C3%A9&sb=`, null, 'first'],
  // auth-js has exchanged the code and taken it out of the address.
  [PAGE, null, 'none'],
  [`${PAGE}?code=018f`, link('code_not_exchanged'), 'elsewhere'],
  [`${PAGE}?error_code=otp_expired`, link('otp_expired'), 'expired'],
  [`${PAGE}?error_code=email_exists`, link('email_exists'), 'taken'],
])('%s with %o is %s', (url, opened, arrival) => {
  expect(emailChangeArrival(new URL(url), opened)).toBe(arrival);
});
