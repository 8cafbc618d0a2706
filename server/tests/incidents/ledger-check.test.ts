/** The ledger touched by hand in the database is found by what the browser runs (verifier/check-ledger.ts). */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { incident } from '#contract/incidents.ts';
import { ledgerContentPage, ledgerPage } from '#contract/ledger.ts';
import { checkLedger, type LedgerEnd, type LedgerSource } from '#verifier/check-ledger.ts';
import { shownRecords } from '#verifier/compare-records.ts';
import { exhibitBody, incidentBody, personBody } from '../support/belongings.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { TAMPERINGS, tamper } from '../support/tamper.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The routes, as the browser reads them; pages of two entries. */
const sourceOf = (person: TestPerson, incidentId: string): LedgerSource => ({
  readEntries: async (after) => {
    const answer = await person.call('GET', `/api/ledger?after=${after}&limit=2`);
    return ledgerPage.parse(await answer.json());
  },
  readContents: async (after) => {
    const answer = await person.call('GET', `/api/incidents/${incidentId}/ledger?after=${after}&limit=2`);
    return ledgerContentPage.parse(await answer.json());
  },
  readShown: async () => {
    const answer = await person.call('GET', `/api/incidents/${incidentId}`);
    return shownRecords(incident.parse(await answer.json()));
  },
});

/** Somebody with an incident of several versions, with persons (one removed) and an exhibit. */
const withLedger = async (): Promise<{ person: TestPerson; id: string; source: LedgerSource }> => {
  const person = await signUpInProcess(server);
  const [id, personId] = [uuidv7(), uuidv7()];
  const path = `/api/incidents/${id}`;
  await person.call('POST', '/api/incidents', incidentBody(id));
  await person.call('POST', `${path}/persons`, personBody(personId));
  await person.call('PATCH', path, { title: 'Titre changé' }, { 'if-match': '"1"' });
  await person.call('POST', `${path}/evidence`, exhibitBody(uuidv7()));
  await person.call('DELETE', `${path}/persons/${personId}`, undefined, { 'if-match': '"1"' });
  await person.call('PATCH', path, { title: 'Encore changé' }, { 'if-match': '"2"' });
  return { person, id, source: sourceOf(person, id) };
};

const byHand = (work: Parameters<typeof asSuperuser>[1]): Promise<void> =>
  asSuperuser(inject('cluster'), work, new URL(server.databaseUrl).pathname.slice(1));

describe('the check of a ledger', () => {
  it('holds where nobody touched it, and says from when to when', async () => {
    const { source, person, id } = await withLedger();
    const { entries } = ledgerPage.parse(await (await person.call('GET', '/api/ledger')).json());
    const steps: number[] = [];
    const found = await checkLedger(source, id, { onProgress: (done) => steps.push(done) });
    expect(found).toEqual({
      holds: true,
      entries: entries.length,
      from: entries[0]?.recorded_at,
      to: entries.at(-1)?.recorded_at,
      proven: 6,
      end: { sequence: entries.length, hash: entries.at(-1)?.hash },
    });
    expect(steps.at(-1)).toBe(entries.length);
    // What is read of it holds no word of anybody.
    expect(JSON.stringify(entries)).not.toMatch(/secret|changé/i);
  });

  it('holds for somebody who has written nothing yet but an incident, and after it was deleted and taken back', async () => {
    const { source, person, id } = await withLedger();
    await person.call('DELETE', `/api/incidents/${id}`, undefined, { 'if-match': '"3"' });
    expect((await person.call('POST', `/api/incidents/deleted/${id}/restore`)).status).toBe(200);
    expect(await checkLedger(source, id)).toMatchObject({ holds: true, proven: 10 });
  });

  it.each([
    ...TAMPERINGS.map((tampering) => [tampering.name, 3, tampering] as const),
    // Of a person who was added, and removed since: only this column says where they belong.
    ...TAMPERINGS.filter(({ name }) => name === 'within').flatMap((tampering) =>
      [2, 5].map((place) => [tampering.name, place, tampering] as const),
    ),
  ])('finds %s, touched at the entry %i of the incident', async (_name, place, tampering) => {
    const { source, person, id } = await withLedger();
    const { entries } = ledgerPage.parse(await (await person.call('GET', '/api/ledger')).json());
    const first = entries.findIndex(({ entity }) => entity === 'incident');
    const sequence = entries[first + place - 1]?.sequence ?? 0;
    await byHand((client) => tamper(client, tampering, { userId: person.id, sequence }));
    const found = await checkLedger(source, id);
    expect(found).toMatchObject({ holds: false });
    if (tampering.statements.length === 1 && /sequence = \$2$/.test(tampering.statements[0] ?? '')) {
      expect(found).toMatchObject({ sequence, intactUntil: entries[sequence - 2]?.recorded_at });
    }
  });

  it('finds an end that was cut off with its note, where an earlier check saw more', async () => {
    const { source, person, id } = await withLedger();
    // The last entry is of another incident: what is shown of this one is still what the ledger has.
    await person.call('POST', '/api/incidents', incidentBody(uuidv7()));
    const before = await checkLedger(source, id);
    if (!before.holds) throw new Error('It should hold');
    const known: LedgerEnd = before.end;
    expect(await checkLedger(source, id, { known })).toMatchObject({ holds: true });
    await byHand(async (client) => {
      await client.query(`SET session_replication_role = 'replica'`);
      await client.query('DELETE FROM ledger_entries WHERE user_id = $1 AND sequence = $2', [
        person.id,
        known.sequence,
      ]);
      await client.query(
        `UPDATE ledger_heads AS head SET sequence = entry.sequence, hash = entry.hash
         FROM ledger_entries AS entry
         WHERE head.user_id = $1 AND entry.user_id = $1 AND entry.sequence = $2`,
        [person.id, known.sequence - 1],
      );
    });
    // The chain alone cannot know what followed; whoever saw its end can.
    expect(await checkLedger(source, id)).toMatchObject({ holds: true });
    expect(await checkLedger(source, id, { known })).toMatchObject({
      holds: false,
      fault: 'known',
      sequence: known.sequence,
    });
  });
});
