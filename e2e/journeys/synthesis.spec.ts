/** A synthesis: composed, read at its sources, changed by hand, printed, and a source that changes since. */
import { keep } from '../support/journal.ts';
import { expectPartsAccessible } from '../support/parts.ts';
import { PHONE } from '../support/phone.ts';
import { createAccount, enter, goWithin } from '../support/steps.ts';
import { expectLargeTargets } from '../support/targets.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '../support/test.ts';

const incident = (title: string, description: string, incident_date: string) => ({
  title,
  description,
  type: 'bullying',
  priority: 'high',
  incident_date,
  date_certainty: 'exact',
  location: 'Salle B',
  tags: [],
  is_sensitive: false,
});

test('A person composes a synthesis, opens a sentence at its very words, changes another, and sees what has changed since', async ({
  page,
  person,
  server,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  const first = await keep(
    session,
    '/api/incidents',
    incident(
      'Réunion de mars',
      'Nous étions six autour de la table. Mon chef m’a insultée devant tout le monde. Depuis je dors mal. J’ai écrit aux RH.',
      '2026-03-03',
    ),
  );
  await keep(session, '/api/incidents', incident('Réunion d’avril', 'Il a recommencé.', '2026-04-10'));
  await keep(session, '/api/journal', {
    title: 'Après la réunion',
    content: 'Il pleuvait. Personne ne m’a parlé de la journée.',
    entry_type: 'note',
    tags: [],
    mood: null,
    is_private: true,
    happened_on: '2026-03-04',
    happened_at: null,
    files: [],
  });
  const part = (name: string) => page.getByRole('region', { name });

  await test.step('it is composed of all that is there, each sentence with its source', async () => {
    await page.goto('/synthese');
    await expect(page.getByText('Un résumé de vos incidents, généré par l’IA')).toBeVisible();
    await page.getByRole('button', { name: 'Composer la synthèse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Synthèse du/ })).toBeVisible();
    await expect(part('Chronologie')).toContainText(/Le 3 mars 2026\s: «/);
    await expect(part('Chronologie')).toContainText('Mon chef m’a insultée devant tout le monde.');
    await expect(part('Ce que cela a changé')).toContainText('Depuis je dors mal.');
    await expect(part('Démarches')).toContainText('J’ai écrit aux RH.');
    await expect(part('Ce qui se répète')).toContainText('INC-');
    await page.setViewportSize(PHONE.viewport);
    await expectAccessibleInBothThemes(page);
    await expectLargeTargets(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  const address = new URL(page.url()).pathname;
  const sourceOf = (words: string) =>
    part('Chronologie').getByRole('listitem').filter({ hasText: words }).getByRole('link');

  await test.step('a source opens at the very words, in an incident and in the journal', async () => {
    await sourceOf('Mon chef m’a insultée').click();
    const mark = page.locator('mark');
    await expect(mark).toHaveText('Mon chef m’a insultée devant tout le monde.');
    await expect(mark).toBeFocused();
    await expect(mark).toBeInViewport();
    await page.goBack();
    await sourceOf('Personne ne m’a parlé').click();
    const content = page.getByRole('textbox', { name: /^Contenu/ });
    await expect(content).toBeFocused();
    const selected = () =>
      content.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      );
    await expect.poll(selected).toBe('Personne ne m’a parlé de la journée.');
  });

  await test.step('what is changed by hand is marked, and the version before can be read', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Modifier' }).click();
    const chronology = page.getByRole('group', { name: 'Chronologie' });
    await chronology.getByRole('button', { name: 'Modifier Phrase 3' }).click();
    await page.getByRole('textbox', { name: 'Phrase 3' }).fill('Il m’a insultée.');
    await chronology.getByRole('button', { name: 'Actions sur la phrase 2' }).click();
    await page.getByRole('menuitem', { name: 'Retirer' }).click();
    await page.getByRole('button', { name: 'Ajouter une phrase à : Démarches' }).click();
    await page.getByRole('group', { name: 'Démarches' }).getByRole('textbox').fill('J’en ai parlé à Julie.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    const changed = part('Chronologie').getByRole('listitem').filter({ hasText: 'Il m’a insultée.' });
    await expect(changed).toContainText('modifié par vous');
    await expect(part('Chronologie')).not.toContainText('Nous étions six');
    await expect(part('Démarches')).toContainText('ajouté par vous');
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('link', { name: /^Version 1/ }).click();
    await expect(page.getByText(/Vous lisez la version 1/)).toBeVisible();
    await expect(part('Chronologie')).toContainText('Nous étions six');
  });

  await test.step('a source that changed is said, at the sentence and where it opens', async () => {
    const reply = await fetch(`${server}/api/incidents/${first}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${session.accessToken}`,
        'content-type': 'application/json',
        'if-match': '"1"',
      },
      body: JSON.stringify({ description: 'Mon chef m’a parlé mal.' }),
    });
    expect(reply.status).toBe(200);
    await goWithin(page, address);
    await expect(part('Chronologie').getByText('source modifiée depuis').first()).toBeVisible();
    await sourceOf('Il m’a insultée.').click();
    await expect(page.getByText('le passage indiqué n’y est plus tel quel')).toBeVisible();
    await expect(page.getByText('Mon chef m’a insultée devant tout le monde.')).toBeVisible();
  });

  await test.step('it is printed whole, with its sources', async () => {
    await goWithin(page, `${address}/impression`);
    await expect(page.getByRole('article')).toContainText('Sources : INC-');
    await expectPartsAccessible(page.getByRole('article'));
  });
});
