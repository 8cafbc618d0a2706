/**
 * The screens of the route table, and how to bring each up; for the accessibility tests and `npm run screenshots`.
 *
 * Left out is what takes a mail or a device of its own: /confirm-access, the question of /auth/confirm-access (here it is
 * without a token) and /second-factor. account-security.spec.ts and second-factor.spec.ts look at those.
 */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { listenForQuiet } from './quiet.ts';
import { createIncident, type Entered, fillIncident, goWithin, STORY, tell } from './steps.ts';
import { newPerson } from './test.ts';

export interface Screen {
  /** File name of its pictures. */
  name: string;
  path: string;
  /** Its h1, exactly: a redirect to another screen must not pass for this one. */
  heading: string;
  /** Does what the picture should show. */
  arrange?: (page: Page) => Promise<void>;
}

/** Screens that need no session. Two of one heading do not follow each other, so that one is gone to from the other (`show`). */
export const PUBLIC_SCREENS: Screen[] = [
  { name: 'login', path: '/login', heading: 'Connexion' },
  { name: 'signup', path: '/signup', heading: 'Create your account' },
  { name: 'verify-email', path: '/verify-email', heading: 'Vérifiez vos emails' },
  { name: 'forgot-password', path: '/forgot-password', heading: 'Forgot your password?' },
  { name: 'check-email', path: '/auth/check-email', heading: 'Check your email' },
  { name: 'reset-password', path: '/reset-password', heading: 'Set a new password' },
  { name: 'email-change', path: '/auth/email-change', heading: 'Changement d’adresse email' },
  { name: 'update-password', path: '/auth/update-password', heading: 'Set a new password' },
  { name: 'confirm-access-link', path: '/auth/confirm-access', heading: 'Lien de confirmation' },
  { name: 'invitation-link', path: '/auth/invitation', heading: 'Votre accès à Recueil' },
  { name: 'verifier', path: '/verifier', heading: 'Vérifier un dossier' },
  { name: 'complete-profile-signed-out', path: '/complete-profile', heading: 'Complete your profile' },
];

/** Screens of an administrator who is signed in and has one incident and one conversation. */
export const PRIVATE_SCREENS: Screen[] = [
  { name: 'app-home', path: '/app-home', heading: 'Tableau de bord' },
  { name: 'ia-call', path: '/ia-call', heading: 'Assistant IA' },
  { name: 'incidents', path: '/incidents', heading: 'Mes incidents' },
  { name: 'incident-new', path: '/incidents/new', heading: 'Nouvel incident' },
  {
    name: 'incident-new-invalid',
    path: '/incidents/new',
    heading: 'Nouvel incident',
    arrange: (page) => page.getByRole('button', { name: 'Enregistrer l’incident' }).click(),
  },
  { name: 'journal-de-bord', path: '/journal-de-bord', heading: 'Journal de bord' },
  { name: 'journal-print', path: '/journal-de-bord/impression', heading: 'Imprimer le journal' },
  { name: 'partage', path: '/partage', heading: 'Contenu partagé' },
  { name: 'fin-de-session', path: '/fin-de-session', heading: 'On s’arrête là' },
  { name: 'synthese', path: '/synthese', heading: 'Synthèse' },
  { name: 'synthese-nouvelle', path: '/synthese/nouvelle', heading: 'Écrire une synthèse' },
  { name: 'export', path: '/export', heading: 'Export / Avocat' },
  { name: 'export-nouveau', path: '/export/nouveau', heading: 'Composer un dossier' },
  { name: 'analytics', path: '/analytics', heading: 'Analytics' },
  {
    name: 'users',
    path: '/users',
    heading: 'Users',
    arrange: (page) => page.getByRole('button', { name: 'Filter' }).click(),
  },
  {
    name: 'users-edit',
    path: '/users',
    heading: 'Users',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Edit' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'users-log', path: '/users/log', heading: 'Administrators’ log' },
  { name: 'users-messages', path: '/users/messages', heading: 'Messages to users' },
  { name: 'settings', path: '/settings', heading: 'Settings' },
  { name: 'settings-notifications', path: '/settings/notifications', heading: 'Notifications' },
  { name: 'my-data', path: '/settings/my-data', heading: 'Mes données' },
  { name: 'notifications', path: '/notifications', heading: 'Notifications' },
  { name: 'settings-billing', path: '/settings/billing', heading: 'Billing' },
  { name: 'help', path: '/help', heading: 'Help Center' },
  { name: 'help-documentation', path: '/help/documentation', heading: 'Documentation' },
  { name: 'help-article', path: '/help/delais', heading: 'The time limits' },
  { name: 'help-calling', path: '/help/qui-appeler', heading: 'Qui appeler' },
  { name: 'help-contact', path: '/help/contact', heading: 'Write to support' },
  { name: 'profile', path: '/profile', heading: 'Mon Profil' },
  {
    name: 'profile-edit',
    path: '/profile',
    heading: 'Mon Profil',
    arrange: (page) => page.getByRole('button', { name: 'Modifier le profil' }).click(),
  },
  { name: 'change-email', path: '/change-email', heading: 'Modifier l’email' },
  {
    name: 'email-change-pending',
    path: '/change-email',
    heading: 'Modifier l’email',
    arrange: async (page) => {
      const pending = page.getByText('Un changement d’adresse attend d’être confirmé');
      const next = page.getByLabel('Nouvelle adresse email');
      await pending.or(next).first().waitFor();
      if (await pending.isVisible()) return;
      await next.fill(`nouvelle-${randomUUID()}@exemple.fr`);
      await page.getByRole('button', { name: 'Demander le changement' }).click();
      await page.getByText('Deux emails ont été envoyés : confirmez les deux').waitFor();
    },
  },
  { name: 'change-password', path: '/change-password', heading: 'Changer le mot de passe' },
  {
    name: 'change-password-invalid',
    path: '/change-password',
    heading: 'Changer le mot de passe',
    arrange: (page) => page.getByRole('button', { name: 'Changer le mot de passe' }).click(),
  },
  { name: 'security', path: '/security', heading: 'Sécurité du compte' },
  { name: 'two-step', path: '/security/two-step', heading: 'Validation en deux étapes' },
  {
    name: 'two-step-scan',
    path: '/security/two-step',
    heading: 'Validation en deux étapes',
    arrange: async (page) => {
      await page.getByLabel('Mot de passe actuel').fill(newPerson().password);
      await page.getByRole('button', { name: 'Continuer' }).click();
      await page.getByRole('img', { name: /Code QR/ }).waitFor();
    },
  },
];

/**
 * Brings a screen up: loads it, waits until it stands still, and arranges it.
 * @param from the screen that the page shows now: what is only arranged on it is not loaded anew, nor waited for again, and
 * another one is gone to as by a press on a link, which what was arranged must not outlast
 */
export const show = async (page: Page, screen: Screen, from?: Screen): Promise<void> => {
  const isOnIt = from?.path === screen.path;
  if (isOnIt && !from.arrange && screen.arrange) return screen.arrange(page);
  const quiet = listenForQuiet(page);
  // Of two screens with one heading the next one could not be told from the one before.
  if (from && !isOnIt && from.heading !== screen.heading) await goWithin(page, screen.path);
  else {
    // An address that differs in its fragment alone would not be loaded anew.
    if (screen.path.includes('#')) await page.goto('about:blank');
    await page.goto(screen.path);
  }
  await expect(page.locator('h1')).toHaveText(screen.heading);
  expect(new URL(page.url()).pathname).toBe(new URL(screen.path, page.url()).pathname);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await quiet();
  await screen.arrange?.(page);
};

/** Gives a signed-in person a conversation with a suggestion, an incident, and an unsaved form. */
export const furnish = async (page: Page, session: Entered): Promise<{ incidentPath: string }> => {
  await createIncident(page, 'Propos tenus en réunion');
  const incidentPath = new URL(page.url()).pathname;
  await tell(session, STORY);
  return { incidentPath };
};

/** The screens of one incident. */
export const incidentScreens = (incidentPath: string): Screen[] => [
  { name: 'incident', path: incidentPath, heading: 'Propos tenus en réunion' },
  {
    name: 'incident-delete',
    path: incidentPath,
    heading: 'Propos tenus en réunion',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Autres actions' }).click();
      await page.getByRole('menuitem', { name: 'Supprimer' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'incident-analysis', path: `${incidentPath}/analyse`, heading: 'Faire le point' },
  { name: 'incident-history', path: `${incidentPath}/historique`, heading: 'Historique' },
  { name: 'incident-edit', path: `${incidentPath}/edit`, heading: "Modifier l'incident" },
  {
    name: 'incident-edit-unsaved',
    path: `${incidentPath}/edit`,
    heading: "Modifier l'incident",
    arrange: async (page) => {
      await fillIncident(page, { title: 'Titre en cours', description: 'Texte en cours' });
      await page.reload();
      await page.getByText('Votre saisie a été retrouvée').waitFor();
    },
  },
  {
    name: 'incident-missing',
    path: '/incidents/018f0000-0000-7000-8000-000000000001',
    heading: 'Incident non trouvé',
  },
];
