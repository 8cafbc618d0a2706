/** What people do on the screens, in their own order; journeys are made of these. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import type { PublicConfig } from '../../contract/config.ts';
import { createAccountOn } from './own-server.ts';
import type { Person } from './test.ts';

/** Where a journey runs: the page's server and its mail. */
interface Place {
  mailTo(address: string, count?: number): Promise<{ link: string }>;
}

/** To a screen as by a press on a link of the app: the page is not loaded anew. The router follows what is pushed. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((path) => history.pushState(null, '', path), path);

/** Fills the sign-up form and sends it. */
export const fillSignUp = async (page: Page, person: Person): Promise<void> => {
  if (!/\/signup/.test(page.url())) await page.goto('/signup');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
};

/** Signs up, opens the link of the mail, and arrives. */
export const signUpByMail = async (page: Page, person: Person, { mailTo }: Place): Promise<void> => {
  await fillSignUp(page, person);
  await expect(page).toHaveURL(/\/verify-email/);
  const { link } = await mailTo(person.email);
  await page.goto(link);
};

/** Signs in on /login. */
export const signIn = async (
  page: Page,
  person: Person,
  options: { remember?: boolean } = {},
): Promise<void> => {
  if (!/\/login/.test(page.url())) await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  if (options.remember) await page.getByText('Se souvenir de moi').click();
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  // To the dashboard, to the profile that is not complete, or back to where the session had ended.
  await expect(page).not.toHaveURL(/\/login/);
};

/**
 * Brings the page into a session of this person without the screens, as if they had signed in a moment ago: for journeys
 * that are about something else. The page shows nothing of the app yet.
 */
export const enter = async (
  page: Page,
  server: string,
  person: Person,
  { remember = false }: { remember?: boolean } = {},
): Promise<Entered> => {
  const token = `${server}/auth/v1/token`;
  const answer = await page.request.post(`${token}?grant_type=password`, {
    data: { email: person.email, password: person.password },
  });
  if (!answer.ok()) throw new Error(`The sign-in was answered with ${answer.status()}`);
  // The app forgets the cookie of a session that is not to be remembered.
  if (!remember) await page.request.delete(token);
  // Any answer of the server will do: storage belongs to an origin.
  await page.goto(`${server}/api/health`);
  await page.evaluate(
    ([session, remember]) => {
      if (remember) localStorage.setItem('recueil.remember', 'on');
      (remember ? localStorage : sessionStorage).setItem('recueil-auth-token', session);
    },
    [await answer.text(), remember] as const,
  );
  const { access_token: accessToken } = (await answer.json()) as { access_token: string };
  return { server, accessToken };
};

/** A session of this person on another device, without its screens: for journeys that only need it to be there. */
export const sessionElsewhere = async (
  server: string,
  person: Person,
  userAgent = 'node',
): Promise<Entered> => {
  const answer = await fetch(`${server}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  if (!answer.ok) throw new Error(`The sign-in was answered with ${answer.status}`);
  const { access_token: accessToken } = (await answer.json()) as { access_token: string };
  return { server, accessToken };
};

/** What the server answers such a session that asks for its profile: 200, or 401 once it has ended. */
export const profileStatus = async ({ server, accessToken }: Entered): Promise<number> =>
  (await fetch(`${server}/api/profile`, { headers: { authorization: `Bearer ${accessToken}` } })).status;

/** A session that was made without the screens. */
export interface Entered {
  server: string;
  accessToken: string;
}

/**
 * Tells the assistant this in a new conversation, without the screens, for journeys that begin behind it: each line is
 * answered before the next one is said.
 * @returns the address of the conversation
 */
export const tell = async (session: Entered, lines: readonly string[]): Promise<string> => {
  const id = uuidv7();
  await post(session, '/api/conversations', { id });
  for (const content of lines)
    await post(session, `/api/conversations/${id}/turns`, { id: uuidv7(), content });
  return `/ia-call?continue=${id}`;
};

/** Brings the page to a conversation in which this has been told. */
export const enterStory = async (page: Page, session: Entered, lines: readonly string[]): Promise<void> => {
  await page.goto(await tell(session, lines));
  await expect(page.getByText('Assistant connecté')).toBeVisible();
  await expect(page.getByRole('log')).toContainText(lines.at(-1) as string);
};

/** Posts as another device would, and waits for the answer to its end, also of a stream. */
export const post = async ({ server, accessToken }: Entered, path: string, body: unknown): Promise<void> => {
  const answer = await fetch(server + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok || text.includes('event: problem'))
    throw new Error(`${path} was answered with ${answer.status}`);
};

/** Signs out by the user menu. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Menu de / }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login/);
  // The address changes before the page does, and other pages name an e-mail, or connections, too.
  await expect(page.getByRole('heading', { name: 'Connexion', exact: true, level: 1 })).toBeVisible();
};

/** An account that exists already, made through the service and not through the screens, and confirmed by its mail. */
export const createAccount = async (server: string, person: Person, { mailTo }: Place): Promise<void> => {
  await createAccountOn({ url: server }, person, await captchaToken(server));
  const confirmed = await fetch((await mailTo(person.email)).link, { redirect: 'manual' });
  if (confirmed.status !== 303) throw new Error(`The link of the mail answered ${confirmed.status}`);
};

/** Empty where the server asks for none. */
const captchaToken = async (server: string): Promise<string> => {
  const { captcha } = (await (await fetch(`${server}/api/config`)).json()) as PublicConfig;
  if (captcha !== 'altcha') return '';
  const { solveCaptcha } = await import('./captcha.ts');
  return await solveCaptcha(server);
};

/** The first reply of a server waits for its readers to start, which a busy machine does slowly. */
const REPLY_TIMEOUT_MS = 45_000;

/** Says something to the assistant and waits for its whole reply. */
export const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Votre message').fill(text);
  await sendAndHear(page);
};

/** Sends what waits in the input and waits for the whole reply. */
export const sendAndHear = async (page: Page): Promise<void> => {
  // Before that the log is not there to be counted, and while a reply is being put away a press sends nothing.
  const isReady = page.getByText('Assistant connecté');
  await expect(isReady).toBeVisible();
  const replies = page.getByRole('log').getByText('Assistant', { exact: true });
  const before = await replies.count();
  await page.getByLabel('Votre message').press('Enter');
  await expect.poll(() => replies.count(), { timeout: REPLY_TIMEOUT_MS }).toBeGreaterThan(before);
  await expect(isReady).toBeVisible();
};

/** Fills the incident form. */
export const fillIncident = async (
  page: Page,
  fields: { title: string; description: string; location?: string },
): Promise<void> => {
  await page.getByLabel('Titre').fill(fields.title);
  await page.getByLabel('Description').fill(fields.description);
  if (fields.location) await page.getByLabel('Lieu').fill(fields.location);
};

/** Creates an incident by the form and arrives on its page. */
export const createIncident = async (
  page: Page,
  title = `Incident ${randomUUID().slice(0, 8)}`,
): Promise<string> => {
  await page.goto('/incidents/new');
  await fillIncident(page, { title, description: 'Il a haussé le ton devant toute l’équipe.' });
  await page.getByRole('button', { name: 'Enregistrer l’incident' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  return title;
};

/** A story that gives more than six of the eight details. */
export const STORY = [
  "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus devant tout le monde et m'a traitée d'incapable parce que j'avais rendu le dossier en retard.",
  "C'était dans la salle de réunion du 3e étage.",
  'Julie Leroy, ma collègue, était là et a tout entendu.',
  "Depuis je ne dors plus et j'ai la boule au ventre avant d'aller travailler.",
  "J'en ai parlé à la DRH ce matin par mail.",
];
