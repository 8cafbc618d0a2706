/** An analysis of an incident: asked for, read with its sources, made again, and an older one read. */
import { keep } from '../support/journal.ts';
import { createAccount, enter } from '../support/steps.ts';
import { expectLargeTargets } from '../support/targets.ts';
import { expect, expectAccessibleInBothThemes, test } from '../support/test.ts';

const incident = (title: string, incident_date: string | null) => ({
  title,
  description: 'Mon chef m’a insultée dans la salle de réunion.',
  type: 'bullying',
  priority: 'high',
  incident_date,
  location: null,
  tags: [],
  is_sensitive: false,
});
const DAYS = ['2025-12-04', '2026-05-28', '2026-06-11', '2026-06-30', null];

test('A person takes stock of an incident, and reads what is open, what repeats, until when, and which texts may concern it @phone', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  const ids: string[] = [];
  for (const [at, day] of DAYS.entries())
    ids.push(await keep(session, '/api/incidents', incident(`Réunion ${at + 1}`, day)));
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
});
