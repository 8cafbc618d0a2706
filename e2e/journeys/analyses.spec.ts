/**
 * An incident is taken stock of, its analysis read with its sources, and made again; names become pseudonyms and come back; an
 * incident is copied, and takes in another one.
 */
import type { Page } from '@playwright/test';
import { keep } from '../support/journal.ts';
import { expectPartsAccessible } from '../support/parts.ts';
import { PHONE } from '../support/phone.ts';
import { createAccount, enter, goWithin } from '../support/steps.ts';
import { expectLargeTargets } from '../support/targets.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from '../support/test.ts';

test.use(PHONE);

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
const meeting = (title: string, incident_date: string | null) =>
  incident({
    title,
    incident_date,
    description: 'Mon chef m’a insultée dans la salle de réunion.',
    location: null,
  });
const DAYS = ['2025-12-04', '2026-05-28', '2026-06-11', '2026-06-30', null];
const rose = { full_name: 'Rose Martin', is_anonymized: false, part: 'author', role: '', notes: '' };
const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const described = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('A person takes stock of an incident, and reads what is open, what repeats, until when, and which texts may concern it; names become pseudonyms and come back; an incident is copied, and takes in another one', async ({
  page,
  person,
  server,
  mailTo,
  expectedErrors,
}) => {
  // The address of an incident that was merged.
  expectedErrors.push(/status of 410/);
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  const ids: string[] = [];
  for (const [at, day] of DAYS.entries())
    ids.push(await keep(session, '/api/incidents', meeting(`Réunion ${at + 1}`, day)));
  const marc = { full_name: 'Marc Dupont', is_anonymized: false, part: 'author', role: 'chef', notes: '' };
  const person_key = await keep(session, `/api/incidents/${ids[0]}/persons`, marc);
  await keep(session, `/api/incidents/${ids[2]}/persons`, { ...marc, person_key });
  await keep(session, `/api/incidents/${ids[3]}/persons`, { ...marc, full_name: 'M. Dupont' });
  const section = (name: string) => page.getByRole('region', { name });

  await test.step('it is made on demand, from the page of the incident', async () => {
    await page.goto(`/incidents/${ids[0]}`);
    await section('Faire le point').getByRole('link', { name: 'Faire le point' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Faire le point' })).toBeVisible();
    await page.getByRole('button', { name: 'Faire le point maintenant' }).click();
    await expect(page.getByText(/sur la version 1 de l’incident/)).toBeVisible();
  });

  await test.step('what repeats is drawn, in a table and in a list, and a similar name is a question', async () => {
    const repeated = section('Ce qui se répète');
    await expect(repeated.getByRole('heading', { name: 'Avec Marc Dupont' })).toBeVisible();
    await expect(repeated).toContainText('Trop peu de dates');
    await expect(repeated).toContainText('4 incidents datés sur 5.');
    await expect(repeated).toContainText('On ne peut pas dire si cela devient plus ou moins fréquent.');
    await expect(repeated).toContainText('Marc Dupont : peut-être M. Dupont, dans Réunion 4');
    await repeated.getByText('Le même graphique en tableau').last().click();
    await expect(repeated.getByRole('row', { name: 'juin 2026 2 0' })).toBeVisible();
  });

  await test.step('periods and texts name their source, and are to be confirmed', async () => {
    const limits = section('Délais pour agir');
    await expect(limits).toContainText('Jusqu’au 11 juin 2031');
    await expect(limits).toContainText('Réunion 3');
    await expect(limits).toContainText('à confirmer avec un·e avocat·e');
    const law = section('Textes de loi qui peuvent concerner cet incident');
    await law.getByText('Lire les textes').click();
    await expect(law.getByRole('link', { name: /art. L1152-1/ })).toHaveAttribute('href', /legifrance/);
    await expect(law).toContainText('✔ Vérifié en novembre 2026');
    await expect(law).toContainText('○ À confirmer');
    await expectAccessibleInBothThemes(page);
    await expectLargeTargets(page);
  });

  await test.step('a question leads to its field, and what was answered is not asked again', async () => {
    const open = section('Ce qui reste à préciser');
    await open.getByRole('link', { name: /^Aller aux pièces/ }).click();
    await expect(page.getByRole('button', { name: 'Ajouter une pièce' })).toBeFocused();
    await page.goBack();
    await open.getByRole('link', { name: /^Aller au lieu/ }).click();
    await expect(page.getByRole('textbox', { name: /^Lieu/ })).toBeFocused();
    await page.getByRole('textbox', { name: /^Lieu/ }).fill('Salle 2');
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await section('Faire le point').getByRole('link', { name: 'Faire le point' }).click();
    await expect(page.getByText('L’incident a changé depuis.')).toBeVisible();
    await page.getByRole('button', { name: 'Refaire' }).click();
    await expect(page.getByText(/sur la version 2 de l’incident/)).toBeVisible();
    await expect(page.getByText('L’incident a changé depuis.')).toHaveCount(0);
    await expect(open.getByRole('link', { name: /^Aller au lieu/ })).toHaveCount(0);
    await page.getByText('Bilans précédents').click();
    await page.getByRole('link', { name: /sur la version 1/ }).click();
    await expect(page.getByText('Vous lisez un bilan plus ancien.')).toBeVisible();
    await expect(open.getByRole('link', { name: /^Aller au lieu/ })).toBeVisible();
  });

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
    await goWithin(page, `/incidents/${first}`);
    await choose(page, 'Anonymiser');
    const group = page.getByRole('region', { name: 'Rose Martin devient Personne A' });
    await expect(group.getByRole('heading', { name: 'À vérifier' })).toBeVisible();
    await group.getByText(/endroits où c’est bien le nom/).click();
    await expectPartsAccessible(group);
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
    await goWithin(page, '/incidents');
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
    await goWithin(page, '/incidents');
    await page.getByText('Incidents supprimés').click();
    await page.getByRole('button', { name: /^Rétablir.*L’appel d’avril/ }).click();
    await expect(page.getByText(/ses pièces sont revenues avec lui/)).toBeVisible();
    await expect(page).toHaveURL(`/incidents/${second}`);
    await expect(page.getByText('Le relevé d’appels')).toBeVisible();
  });
});
