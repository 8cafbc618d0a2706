/** An incident whose names become pseudonyms and come back, is copied, and takes in another one. */
import type { Page } from '@playwright/test';
import { keep } from '../support/journal.ts';
import { createAccount, type Entered, enter } from '../support/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const incident = (changes: object) => ({
  title: 'La réunion de mars',
  description: 'Rose Martin a crié. Hier Mme Martin m’a ignorée, devant une rose.',
  type: 'bullying',
  priority: 'high',
  incident_date: '2026-03-12',
  location: 'Bureau de Rose',
  tags: [],
  is_sensitive: false,
  ...changes,
});
const rose = { full_name: 'Rose Martin', is_anonymized: false, part: 'author', role: '', notes: '' };
const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const toIncidents = (page: Page) =>
  page
    .getByRole('navigation')
    .filter({ visible: true })
    .first()
    .getByRole('link', { name: 'Mes incidents' })
    .click();
const described = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('Names become pseudonyms and come back; an incident is copied, and takes in another one', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  // The address of an incident that was merged.
  expectedErrors.push(/status of 410/);
  await createAccount(server, person, { mailTo });
  const session: Entered = await enter(page, server, person);
  const first = await keep(session, '/api/incidents', incident({}));
  const other = {
    title: 'L’appel d’avril',
    description: 'Elle a appelé.',
    incident_date: '2026-04-02',
    location: null,
  };
  const second = await keep(session, '/api/incidents', incident(other));
  await keep(session, `/api/incidents/${first}/persons`, rose);
  await keep(session, `/api/incidents/${second}/persons`, {
    ...rose,
    full_name: 'Marc Petit',
    part: 'witness',
  });
  await keep(session, `/api/incidents/${second}/evidence`, {
    title: 'Le relevé d’appels',
    description: '',
    source: '',
    type: 'document',
    files: [],
  });

  await test.step('the names are shown with what they become, one is left, and the rest is replaced', async () => {
    await page.goto(`/incidents/${first}`);
    await choose(page, 'Anonymiser');
    const group = page.getByRole('region', { name: 'Rose Martin devient Personne A' });
    await expect(group.getByRole('heading', { name: 'À vérifier' })).toBeVisible();
    await group.getByText(/endroits où c’est bien le nom/).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await group.getByRole('checkbox', { name: /^Lieu/ }).press('Space');
    await page.getByRole('button', { name: 'Anonymiser', exact: true }).click();
    await expect(page.getByText('Les noms sont remplacés.')).toBeVisible();
    await described(page, 'Personne A a crié. Hier Personne A m’a ignorée, devant une rose.');
    await described(page, 'Bureau de Rose');
    await expect(page.getByRole('region', { name: 'Personnes impliquées' })).toContainText(
      'Anonyme (Personne A)',
    );
  });

  await test.step('the names come back', async () => {
    await choose(page, 'Remettre ou remplacer les noms');
    await page.getByRole('button', { name: 'Remettre les noms' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remettre les noms' }).click();
    await expect(page.getByText('Les noms sont remis.')).toBeVisible();
    await page.getByRole('link', { name: 'Retour aux détails' }).click();
    await described(page, 'Rose Martin a crié.');
  });

  await test.step('another incident is taken in, after what becomes of both was shown', async () => {
    await choose(page, 'Fusionner avec un autre');
    await page.getByRole('button', { name: /^L’appel d’avril/ }).click();
    await expect(page.getByText('Personnes : Marc Petit')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('radiogroup', { name: 'Date de l’incident' }).getByText('02 avril 2026').click();
    await page.getByRole('button', { name: 'Fusionner', exact: true }).click();
    await expect(page.getByText('Les deux incidents n’en font plus qu’un.')).toBeVisible();
    await described(page, '02 avril 2026');
    await described(page, 'Elle a appelé.');
    await expect(page.getByRole('region', { name: 'Personnes impliquées' })).toContainText('Marc Petit');
  });

  await test.step('a copy opens to be changed', async () => {
    await choose(page, 'Dupliquer');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Dupliquer' }).click();
    await expect(page.getByLabel('Titre')).toHaveValue('La réunion de mars (copie)');
  });

  await test.step('the list has the copy, and no longer the one that was taken in', async () => {
    await toIncidents(page);
    await expect(page.getByRole('link', { name: /La réunion de mars \(copie\)/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /L’appel d’avril/ })).toHaveCount(0);
    await page.getByText('Incidents supprimés').click();
    await expect(page.getByRole('list', { name: 'Incidents supprimés' })).toContainText('L’appel d’avril');
  });

  await test.step('the address that it had leads to the one that took it in', async () => {
    await page.goto(`/incidents/${second}`);
    await expect(page.getByText('L’incident que vous cherchez a été fusionné avec celui-ci.')).toBeVisible();
    await expect(page).toHaveURL(`/incidents/${first}`);
    await expect(page.getByText('Le relevé d’appels')).toBeVisible();
  });

  await test.step('taken back, it has its exhibit again', async () => {
    await toIncidents(page);
    await page.getByText('Incidents supprimés').click();
    await page.getByRole('button', { name: /^Rétablir.*L’appel d’avril/ }).click();
    await expect(page.getByText(/ses pièces sont revenues avec lui/)).toBeVisible();
    await expect(page).toHaveURL(`/incidents/${second}`);
    await expect(page.getByText('Le relevé d’appels')).toBeVisible();
  });
});
