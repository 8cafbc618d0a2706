/** What can be shared, by whom, and what is answered. */
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { ageSession, outcomeOf } from '../admin/support.ts';
import { keepCompleteIncident } from '../support/belongings.ts';
import { keepDossier } from '../support/dossiers.ts';
import { signUp } from '../support/people.ts';
import { createSharer } from './sharer.ts';
import { openAsReader, shareBody, sharesOf } from './support.ts';

const sharer = createSharer();

describe('sharing', () => {
  it('waits until there is something to pass on, and says what is missing', async () => {
    const paul = await signUp(sharer.server, 'Paul');
    const eligibility = async () => await (await paul.call('GET', '/api/shares/eligibility')).json();
    expect(await eligibility()).toEqual({
      is_eligible: false,
      missing: ['complete_incident', 'ready_dossier'],
    });
    const { id } = await keepDossier(sharer.server, paul);
    expect(await eligibility()).toEqual({ is_eligible: false, missing: ['complete_incident'] });
    expect(await outcomeOf(paul.call('POST', '/api/shares', shareBody(id)))).toEqual([409, 'not_ready']);
    await keepCompleteIncident(paul);
    expect(await eligibility()).toEqual({ is_eligible: true, missing: [] });
    await sharer.server.recueil.database.asSystem('test', ({ db }) =>
      db.updateTable('auth.users').set({ email_confirmed_at: null }).where('id', '=', paul.id).execute(),
    );
    expect(await eligibility()).toEqual({ is_eligible: false, missing: ['email_confirmed'] });
    expect(await outcomeOf(paul.call('POST', '/api/shares', shareBody(id)))).toEqual([409, 'not_ready']);
    expect(await sharesOf(paul)).toEqual([]);
  });

  it('asks first who it is that asks', async () => {
    await ageSession(sharer.server, sharer.claire.id);
    const refused = sharer.claire.call('POST', '/api/shares', shareBody(sharer.dossier.id));
    expect(await outcomeOf(refused)).toEqual([403, 'proof_required']);
  });

  it('does not give the key a second time', async () => {
    const body = shareBody(sharer.dossier.id);
    expect((await sharer.claire.call('POST', '/api/shares', body)).status).toBe(201);
    expect(await outcomeOf(sharer.claire.call('POST', '/api/shares', body))).toEqual([409, 'already_used']);
    expect(await sharesOf(sharer.claire)).toHaveLength(1);
  });

  it('takes no dossier of somebody else, none that is not there, and no id that somebody has used', async () => {
    const paul = await signUp(sharer.server, 'Paul');
    await keepCompleteIncident(paul);
    const own = await keepDossier(sharer.server, paul);
    for (const id of [sharer.dossier.id, uuidv7()]) {
      expect(await outcomeOf(paul.call('POST', '/api/shares', shareBody(id)))).toEqual([404, 'not_found']);
    }
    const made = await sharer.opened();
    const again = paul.call('POST', '/api/shares', shareBody(own.id, { id: made.share.id }));
    expect(await outcomeOf(again)).toEqual([409, 'already_used']);
    expect((await openAsReader(sharer.server.url, made)).opened.size).toBe(sharer.dossier.zip.length);
  });

  it('says that a row that was changed by hand does not open, and still lets it be withdrawn', async () => {
    const made = await sharer.opened();
    await sharer.server.recueil.database.onBehalfOf(sharer.claire.id, 'test', ({ db }) =>
      db.updateTable('shares').set({ may_download: false }).where('id', '=', made.share.id).execute(),
    );
    expect(await sharer.shareOf(made.share.id)).toMatchObject({ damaged: true, recipient: '' });
    expect((await sharer.claire.call('DELETE', `/api/shares/${made.share.id}`)).status).toBe(204);
    expect(await sharer.statusOf(made.share.id)).toBe('revoked');
  });
});
