/** Every screen of the route table, and how to bring it up; for the accessibility tests and `npm run screenshots`. */
import type { Page } from '@playwright/test';
import { createIncident, fillIncident, STORY, say } from './steps.ts';

export interface Screen {
  /** File name of its pictures. */
  name: string;
  path: string;
  /** What is there once it has loaded. */
  landmark: string;
  /** Does what the picture should show. */
  arrange?: (page: Page) => Promise<void>;
}

/** Screens that need no session. */
export const PUBLIC_SCREENS: Screen[] = [
  { name: 'login', path: '/login', landmark: 'Se connecter' },
  { name: 'signup', path: '/signup', landmark: 'Create Account' },
  { name: 'verify-email', path: '/verify-email', landmark: 'email' },
  { name: 'forgot-password', path: '/forgot-password', landmark: 'Reset Password' },
  { name: 'check-email', path: '/auth/check-email', landmark: 'email' },
  { name: 'reset-password', path: '/reset-password', landmark: 'password' },
  { name: 'update-password', path: '/auth/update-password', landmark: 'password' },
  { name: 'complete-profile-signed-out', path: '/complete-profile', landmark: 'Go to Sign In' },
];

/** Screens of a person who is signed in and has one incident and one conversation. */
export const PRIVATE_SCREENS: Screen[] = [
  { name: 'app-home', path: '/app-home', landmark: 'Tableau de bord' },
  { name: 'ia-call', path: '/ia-call', landmark: 'Assistant connecté' },
  { name: 'incidents', path: '/incidents', landmark: 'Mes incidents' },
  { name: 'incident-new', path: '/incidents/new', landmark: 'Nouvel incident' },
  {
    name: 'incident-new-invalid',
    path: '/incidents/new',
    landmark: 'Nouvel incident',
    arrange: (page) => page.getByRole('button', { name: 'Enregistrer l’incident' }).click(),
  },
  { name: 'journal-de-bord', path: '/journal-de-bord', landmark: 'Journal de bord' },
  { name: 'synthese', path: '/synthese', landmark: 'Synthèse' },
  { name: 'export', path: '/export', landmark: 'Export' },
  { name: 'analytics', path: '/analytics', landmark: 'Analytics' },
  { name: 'users', path: '/users', landmark: 'Users' },
  { name: 'settings', path: '/settings', landmark: 'Settings' },
  { name: 'help', path: '/help', landmark: 'Help' },
  { name: 'profile', path: '/profile', landmark: 'Mon Profil' },
  { name: 'change-email', path: '/change-email', landmark: 'email' },
  { name: 'change-password', path: '/change-password', landmark: 'mot de passe' },
];

/** Waits until a screen stands still. */
export const show = async (page: Page, screen: Screen): Promise<void> => {
  await page.goto(screen.path);
  await page.getByText(new RegExp(screen.landmark, 'i')).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await screen.arrange?.(page);
};

/** Gives a signed-in person a conversation with an offer, an incident, and an unsaved form. */
export const furnish = async (page: Page): Promise<{ incidentPath: string }> => {
  await createIncident(page, 'Propos tenus en réunion');
  const incidentPath = new URL(page.url()).pathname;
  await page.goto('/ia-call');
  for (const line of STORY) await say(page, line);
  return { incidentPath };
};

/** The screens of one incident. */
export const incidentScreens = (incidentPath: string): Screen[] => [
  { name: 'incident', path: incidentPath, landmark: 'Modifier' },
  {
    name: 'incident-delete',
    path: incidentPath,
    landmark: 'Modifier',
    arrange: (page) => page.getByRole('button', { name: 'Supprimer' }).click(),
  },
  { name: 'incident-edit', path: `${incidentPath}/edit`, landmark: "Modifier l'incident" },
  {
    name: 'incident-edit-unsaved',
    path: `${incidentPath}/edit`,
    landmark: "Modifier l'incident",
    arrange: async (page) => {
      await fillIncident(page, { title: 'Titre en cours', description: 'Texte en cours' });
      await page.reload();
      await page.getByText('Votre saisie a été retrouvée').waitFor();
    },
  },
  {
    name: 'incident-missing',
    path: '/incidents/018f0000-0000-7000-8000-000000000001',
    landmark: 'non trouvé',
  },
];
