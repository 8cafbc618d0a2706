/**
 * The screens around a dossier, each as far in as somebody comes who uses it; for `npm run screenshots`. dossier.spec.ts and
 * verifier.spec.ts look at whether they are accessible.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { allFiles, dossierFiles, zipOf } from '../../verifier/dossier/dossier.fixture.ts';
import { beginDossier, keepIncidentWithPicture } from './dossiers.ts';
import { ENTRY, keep } from './journal.ts';
import type { Screen } from './screens.ts';
import type { Entered } from './steps.ts';
import { expect, type Person } from './test.ts';

const MADE_WITHIN_MS = 60_000;

/** Two incidents with persons of one name, an entry, a dossier, and a share of it, whose link and code are shown once. */
export interface GivenDossier {
  dossierId: string;
  /** Path of the reader's page, with the key. */
  readingPath: string;
  code: string;
}

export const giveDossier = async (page: Page, session: Entered, person: Person): Promise<GivenDossier> => {
  const meeting = await keepIncidentWithPicture(session);
  const later = await keep(session, '/api/incidents', {
    title: 'Le lendemain',
    description: 'Marc Dupont m’a prise à part, près du bureau de Nadia Chérif. Personne ne l’a vu.',
    type: 'bullying',
    priority: 'medium',
    incident_date: '2026-03-13',
    location: 'Couloir du 2e étage',
    tags: [],
    is_sensitive: false,
  });
  const marc = {
    full_name: 'Marc Dupont',
    is_anonymized: false,
    part: 'author',
    role: 'responsable',
    notes: '',
  };
  await keep(session, `/api/incidents/${meeting}/persons`, marc);
  await keep(session, `/api/incidents/${later}/persons`, marc);
  await keep(session, `/api/incidents/${later}/persons`, {
    ...marc,
    full_name: 'Nadia Chérif',
    part: 'witness',
    role: 'collègue',
  });
  await keep(session, '/api/journal', {
    ...ENTRY,
    title: 'Le soir',
    content: 'Je ne dors plus.',
    happened_on: '2026-03-12',
    is_private: false,
  });
  const dossierId = await beginDossier(session, person, meeting);
  await page.goto('/export');
  const give = page.getByRole('link', { name: 'Transmettre le dossier « Pour mon avocate »' });
  await give.click({ timeout: MADE_WITHIN_MS });
  await page.getByLabel('Pour qui').fill('Me Leroy');
  await page.getByLabel('Lettre d’accompagnement').fill('Maître,\nVoici ce que j’ai gardé.');
  await page.getByRole('button', { name: 'Créer le lien et le code' }).click();
  const link = new URL((await page.getByText(/\/lecture\/.+#/).textContent()) ?? '');
  const code = (await page.getByText(/^\d{4} \d{4}$/).textContent()) ?? '';
  await page.getByRole('button', { name: 'J’ai gardé le lien et le code' }).click();
  return { dossierId, readingPath: link.pathname + link.hash, code };
};

const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click();

/** The choices are a draft: what is chosen already stays so. */
const choose = async (page: Page): Promise<void> => {
  for (const name of [/La réunion/, /Le lendemain/, /Le soir/])
    await page.getByRole('checkbox', { name }).check({ force: true });
};

const present = async (page: Page): Promise<void> => {
  await choose(page);
  await goOn(page);
  await page.getByText('Pseudonymes', { exact: true }).click();
  await page.getByRole('radio', { name: /^Non, des personnes différentes/ }).check({ force: true });
  await expect(page.getByText('Personne B', { exact: true })).toBeVisible();
};

const cover = async (page: Page): Promise<void> => {
  await present(page);
  await goOn(page);
  await page
    .getByRole('button', { name: /^Choisir des mots dans « Description »/ })
    .first()
    .waitFor();
};

const wizard = (name: string, arrange: Screen['arrange']): Screen => ({
  name,
  path: '/export/nouveau',
  heading: 'Composer un dossier',
  ...(arrange && { arrange }),
});

/** The steps of the wizard and the form that gives a dossier to somebody. */
export const dossierScreens = ({ dossierId }: GivenDossier): Screen[] => [
  { name: 'export-liste', path: '/export', heading: 'Export / Avocat' },
  wizard('export-choisir', choose),
  wizard('export-personnes', present),
  wizard('export-couvrir', cover),
  wizard('export-apercu', async (page) => {
    await cover(page);
    await goOn(page);
    await page.getByRole('article', { name: 'Le document' }).waitFor();
  }),
  {
    name: 'export-transmettre',
    path: `/export/transmettre?dossier=${dossierId}`,
    heading: 'Transmettre un dossier',
    arrange: async (page) => {
      await page.getByLabel('Pour qui').fill('Me Leroy');
      await page.getByRole('button', { name: 'Partir d’un texte proposé' }).click();
    },
  },
];

/** What the lawyer sees: the question for the code, and the dossier. */
export const readingScreens = ({ readingPath, code }: GivenDossier): Screen[] => [
  { name: 'lecture-code', path: readingPath, heading: 'Un dossier vous a été transmis' },
  {
    name: 'lecture',
    path: readingPath,
    heading: 'Un dossier vous a été transmis',
    arrange: async (page) => {
      await page.getByLabel('Code à huit chiffres').fill(code);
      await page.getByRole('button', { name: 'Ouvrir le dossier' }).click();
      await page.getByRole('heading', { name: 'Pour mon avocate', level: 1 }).waitFor();
      await page.getByRole('button', { name: 'Ouvrir photo.png' }).click();
      await page.getByRole('img', { name: /photo\.png/ }).waitFor();
    },
  },
];

/** The check of a dossier that nobody touched, and of one in which a bit was turned. @param folder where both are written */
export const verifierScreens = async (folder: string): Promise<Screen[]> => {
  const whole = await zipOf(await allFiles(await dossierFiles(3)));
  const changed = whole.slice();
  const place = Buffer.from(whole).indexOf('Tu n’as rien à faire');
  changed[place] = (changed[place] as number) ^ 1;
  const check = async (
    name: string,
    zip: Uint8Array,
    role: 'status' | 'alert',
    says: RegExp,
  ): Promise<Screen> => {
    const file = join(folder, `${name}.zip`);
    await writeFile(file, zip);
    return {
      name,
      path: '/verifier',
      heading: 'Vérifier un dossier',
      arrange: async (page) => {
        await page.getByLabel(/^Choisir/).setInputFiles(file);
        await page.getByRole(role).filter({ hasText: says }).waitFor();
      },
    };
  };
  return [
    await check('verifier-conforme', whole, 'status', /Tout concorde/),
    await check('verifier-differences', changed, 'alert', /différence/),
  ];
};
