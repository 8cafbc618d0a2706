/** A machine of the server writes down what a recording says; the person sets it right, or keeps a recording from it. */
import { startTranscriptionServer } from '../../server/tests/files/support/transcription-server.ts';
import { chatOf, logOf, repliesIn } from '../support/chat-files.ts';
import { detailOf } from '../support/collected.ts';
import { createAccountOn, startOwnServer } from '../support/own-server.ts';
import { record, SPOKEN, sendButton } from '../support/recorder.ts';
import { enter } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('A machine’s transcript arrives by itself, marked as such, counts as approximate, and can be corrected', async ({
  page,
  person,
}) => {
  const machine = await startTranscriptionServer();
  machine.answer({ kind: 'held', text: SPOKEN });
  const own = await startOwnServer({
    RECUEIL_AUTOCONFIRM: 'on',
    RECUEIL_CAPTCHA: 'off',
    RECUEIL_TRANSCRIPTION: 'openai-compatible',
    TRANSCRIPTION_BASE_URL: machine.baseUrl,
    TRANSCRIPTION_RETRY_SECONDS: '1',
    RECUEIL_TRANSCRIPTION_LOCAL: 'on',
  });
  try {
    await createAccountOn(own, person);
    await enter(page, own.url, person);
    await page.goto(`${own.url}/ia-call`);
    await record(page);
    await sendButton(page).click();
    await expect(logOf(page).getByText('Transcription en cours')).toBeVisible();
    await expect(repliesIn(page)).toHaveCount(1);
    await expect.poll(() => machine.calls.length).toBeGreaterThan(0);
    machine.release();
    await expect(logOf(page).getByText('Texte écrit par une machine, à vérifier')).toBeVisible();
    const place = detailOf(page, 'Lieu précis');
    await expect(place, 'these are not the person’s own words yet').toContainText('Entendu par une machine');
    await expect(page.getByText(/et de ce qu’une machine a entendu dans vos enregistrements/)).toBeVisible();

    await logOf(page).getByRole('button', { name: 'Corriger le texte' }).click();
    await logOf(page).getByLabel('Ce que dit l’enregistrement').fill(SPOKEN.replace('3e', '4e'));
    await logOf(page).getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(logOf(page).getByText('Texte écrit par vous')).toBeVisible();
    await expect(place).toContainText('4e étage');
    await expect(place).not.toContainText('Entendu par une machine');

    // No machine gets a recording that the person keeps from it.
    const heard = machine.calls.length;
    await record(page);
    const choice = chatOf(page).getByRole('checkbox', {
      name: /^Faire écrire par une machine de ce serveur/,
    });
    await expect(choice).toBeChecked();
    await chatOf(page).getByText('Faire écrire par une machine').click();
    await expect(choice).not.toBeChecked();
    await sendButton(page).click();
    await expect(logOf(page).getByText('Cet enregistrement ne sera pas transcrit')).toBeVisible();
    await expect(repliesIn(page)).toHaveCount(2);
    expect(machine.calls).toHaveLength(heard);
  } finally {
    // A page whose server is gone goes on asking for it.
    await page.goto('about:blank');
    await own.stop();
    await machine.stop();
  }
});
