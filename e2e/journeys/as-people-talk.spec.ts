/** A person corrects, doubts, refuses, digresses and protests in words: what is collected follows. */
import { detailOf, showCollected } from '../support/collected.ts';
import { createAccount, enter, enterStory, say } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('What is said in words is corrected, refused, doubted and left out as the person says it', async ({
  page,
  server,
  person,
  mailTo,
}) => {
  await createAccount(server, person, { mailTo });
  const session = await enter(page, server, person);
  await enterStory(page, session, [
    'Mardi vers 15h Jordan, le cariste, m’a hurlé dessus dans l’entrepôt et il a balancé mon carton.',
    'Non, pas mardi, lundi.',
    'Bref, mon chat est malade et il pleut depuis trois jours.',
  ]);
  await say(page, 'Je ne sais pas si c’est du harcèlement, et je ne veux pas que ce soit classé en fraude.');
  await showCollected(page);
  const when = detailOf(page, 'Date et heure');
  await expect(when).toContainText(/lundi\s\d+/);
  await expect(when).toContainText('Corrigé');
  await expect(when).not.toContainText(/mardi\s\d+/);
  const panel = page.getByRole('complementary', { name: 'Ce qui est recueilli' });
  await expect(detailOf(page, 'Personnes et leur rôle')).toContainText('Jordan');
  await expect(detailOf(page, 'Personnes et leur rôle')).toContainText('À confirmer');
  await expect(panel).not.toContainText('mon chat');
  // Neither the doubted word nor the refused one is a kind of facts.
  await expect(detailOf(page, 'Type d’incident')).toHaveCount(0);

  await say(page, 'Je l’ai déjà dit, c’était dans l’entrepôt !');
  await expect(page.getByRole('log')).toContainText('j’ai mal compris');
  // What can be corrected is opened, with what was understood in its control.
  await expect(panel.getByRole('textbox', { name: 'Lieu', exact: true })).toHaveValue('dans l’entrepôt');
});
