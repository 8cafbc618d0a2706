/** What a person did not choose is nowhere in the ZIP: not in the data, not in the PDF, not in the ledger, not in a name of a file. */

import { extractText, getDocumentProxy } from 'unpdf';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CoveredPassage, DossierChoices } from '#contract/dossiers.ts';
import { checkDossier } from '#verifier/dossier/check-dossier.ts';
import { COVERED, type DossierRecord } from '#verifier/dossier/format.ts';
import { sourceOfBytes } from '#verifier/dossier/source.ts';
import type { Disclosed } from '#verifier/recorded.ts';
import { entryBody, exhibitBody, incidentBody, personBody, synthesisBody } from '../support/belongings.ts';
import { choicesOf, made, preview, type Unpacked, unpacked } from '../support/dossiers.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { uploaded } from '../support/uploads.ts';

const DESCRIPTION =
  'Le 12 mars, Aline Morel m’a traité d’incapable devant Karim. Mon médecin, le docteur Xenakis, m’a arrêtée.';

let server: TestServer;
let claire: TestPerson;
let incidentId: string;
let evidenceId: string;
let fromPrivateId: string;
let entryId: string;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
  [incidentId, evidenceId, fromPrivateId, entryId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const privateId = uuidv7();
  const other = uuidv7();
  const note = await uploaded(server.url, claire, Buffer.from('Bonjour'), {
    name: 'Lettre à Aline Morel.txt',
  });
  const named = (full_name: string) => ({ ...personBody(uuidv7()), full_name, role: '', notes: '' });
  const incident = { ...incidentBody(incidentId), title: 'Réunion avec Mme Morel', description: DESCRIPTION };
  const calls = [
    ['/api/incidents', { ...incident, incident_date: '2026-03-12', tags: ['étiquette-zibeline'] }],
    [`/api/incidents/${incidentId}/persons`, named('Aline Morel')],
    [`/api/incidents/${incidentId}/persons`, named('Karim Benali')],
    [
      `/api/incidents/${incidentId}/evidence`,
      {
        ...exhibitBody(evidenceId),
        title: 'Lettre',
        description: 'Remise à Aline',
        source: '',
        files: [note.id],
      },
    ],
    ['/api/incidents', incidentBody(other)],
    [`/api/incidents/${other}/persons`, named('Solène Tavernier')],
    ['/api/journal', { ...entryBody(privateId), content: 'mot-intime-orpailleur', mood: 'neutral' }],
    [
      '/api/incidents',
      { ...incidentBody(fromPrivateId), title: 'Fait', description: 'Fait', journal_entry_id: privateId },
    ],
    [
      '/api/journal',
      { ...entryBody(entryId), content: 'Solène Tavernier a tout vu.', is_private: false, mood: 'neutral' },
    ],
  ] as const;
  for (const [path, body] of calls) {
    const answer = await claire.call('POST', path, body);
    expect([path, answer.status]).toEqual([path, 201]);
  }
});
afterAll(() => server.stop());

const textOfPdf = async (pdf: Uint8Array): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text;

/** A ZIP that the verifier finds nothing wrong with, and everything that can be read in it. */
const read = async (some: Partial<DossierChoices>): Promise<Unpacked & { all: string }> => {
  const archive = await unpacked(claire, (await made(claire, some)).id);
  expect(await checkDossier(sourceOfBytes(archive.zip))).toMatchObject({ differences: [] });
  const pdf = archive.files.get('dossier.pdf') as Buffer;
  const all = `${archive.zip.toString('utf8')}\n${await textOfPdf(pdf)}\n${[...archive.files.keys()].join('\n')}`;
  return { ...archive, all };
};
/** What would stand in one, of which the ZIP and the PDF are made; all of it as text, too. */
const shown = async (some: Partial<DossierChoices>) => {
  const { document, obstacles } = await preview(claire, choicesOf(some));
  expect(obstacles).toEqual([]);
  return { document, all: JSON.stringify(document) };
};
const incidentIn = ({ document }: Pick<Unpacked, 'document'>): DossierRecord & { entity: 'incident' } =>
  document.records.find(({ entity }) => entity === 'incident') as DossierRecord & { entity: 'incident' };

const cover = (words: string): CoveredPassage => {
  const start = DESCRIPTION.indexOf(words);
  return {
    entity: 'incident',
    id: incidentId,
    version: 1,
    field: 'description',
    start,
    end: start + words.length,
  };
};

describe('a dossier', () => {
  it('has names in full where that is chosen, and what the ledger recorded of what is shown', async () => {
    const { all, document } = await read({ incident_ids: [incidentId] });
    expect(all).toContain('Aline Morel');
    const because = document.records.map(({ entity, withheld }) => [entity, withheld]);
    expect(because).toEqual([
      ['incident', null],
      ['incident_person', null],
      ['incident_person', null],
      ['evidence', null],
    ]);
    const { shown: said, recorded } = incidentIn({ document });
    expect(recorded).toMatchObject({ fields: { description: { value: said.description } } });
    // Of the tags there is a hash, as there would be without any, and never the salt that it was made with.
    const { hidden } = recorded as Disclosed;
    expect(Object.keys(hidden).sort()).toEqual([
      'from_entry',
      'is_anonymized',
      'origin',
      'tags',
      // Nothing is said in them.
      'time_certainty',
      'time_until',
    ]);
    expect(all).not.toContain('zibeline');
  });

  it.each(['initials', 'pseudonyms'] as const)(
    'with %s has none of the names, wherever they stood',
    async (persons_shown) => {
      const some = { incident_ids: [incidentId], entry_ids: [entryId], persons_shown };
      // The ZIP and the PDF are made of the document, with either kind of names: one is unpacked here, and pseudonyms
      // where there is a synthesis too.
      const dossier = persons_shown === 'initials' ? await read(some) : await shown(some);
      // Somebody of an incident that is not in it is named in the entry.
      expect(dossier.all).not.toMatch(/Aline|Morel|Karim|Benali|Solène|Tavernier/);
      expect(incidentIn(dossier).shown.title).toBe(
        persons_shown === 'initials' ? 'Réunion avec A. M.' : 'Réunion avec Personne A',
      );
      const kept = dossier.document.records.filter(({ recorded }) => recorded !== null);
      expect(kept).toEqual([]);
      expect(dossier.document.pieces[0]?.files[0]).toMatchObject({ recorded: null });
    },
  );

  it.each(['initials', 'pseudonyms'] as const)(
    'with %s has no name that was shortened or corrected since, none that is glued into the name of a file, and none in its title',
    async (persons_shown) => {
      const person = await signUpInProcess(server, 'Dora');
      const [incident, kowalski] = [uuidv7(), uuidv7()];
      const letters = await Promise.all(
        ['lettreKOWALSKI.txt', 'photo_mur.txt'].map((name) =>
          uploaded(server.url, person, Buffer.from('Bonjour'), { name }),
        ),
      );
      const description = 'Bernadette Kowalski a crié ; Kowalski a ri. B. Nowak est partie.';
      const calls = [
        ['POST', '/api/incidents', { ...incidentBody(incident), title: 'La réunion', description }],
        [
          'POST',
          `/api/incidents/${incident}/persons`,
          { ...personBody(kowalski), full_name: 'Bernadette Kowalski', role: '', notes: '' },
        ],
        [
          'POST',
          `/api/incidents/${incident}/evidence`,
          { ...exhibitBody(uuidv7()), title: 'Lettre', files: letters.map(({ id }) => id) },
        ],
      ] as const;
      for (const [method, path, body] of calls)
        expect((await person.call(method, path, body)).status).toBe(201);
      const renamed = await person.call(
        'PATCH',
        `/api/incidents/${incident}/persons/${kowalski}`,
        { full_name: 'B. Nowak' },
        { 'if-match': '"1"' },
      );
      expect(renamed.status).toBe(200);
      const { document } = await preview(
        person,
        choicesOf({ incident_ids: [incident], persons_shown, title: 'Contre Bernadette Kowalski' }),
      );
      expect(JSON.stringify(document)).not.toMatch(/Kowalski|Bernadette|Nowak/i);
      const called = persons_shown === 'initials' ? 'B. N.' : 'Personne A';
      expect(document.title).toBe(`Contre ${called}`);
      expect(incidentIn({ document }).shown.description).toContain(`${called} a crié`);
      expect(document.pieces[0]?.files.map(({ name }) => name)).toEqual(['fichier', 'photo_mur.txt']);
    },
  );

  it('has a covered passage nowhere, and not what was recorded of its record', async () => {
    const passage = 'Mon médecin, le docteur Xenakis, m’a arrêtée.';
    const dossier = await read({ incident_ids: [incidentId], covered: [cover(passage)] });
    expect(dossier.all).not.toMatch(/Xenakis|arrêtée/);
    const { shown: said, recorded, withheld } = incidentIn(dossier);
    expect(said.description).toBe(DESCRIPTION.replace(passage, COVERED));
    expect([recorded, withheld]).toEqual([null, 'redacted']);
  });

  it('covers a name whole of which a part is covered', async () => {
    const { all } = await shown({
      incident_ids: [incidentId],
      persons_shown: 'initials',
      covered: [cover('ine Mor')],
    });
    expect(all).not.toMatch(/Aline|Morel|\bAl█/);
  });

  it('has nothing of the private entry that an incident was made of', async () => {
    const dossier = await shown({ incident_ids: [fromPrivateId] });
    expect(dossier.all).not.toContain('orpailleur');
    expect(incidentIn(dossier)).toMatchObject({
      recorded: { fields: { description: { value: 'Fait' } } },
      withheld: null,
    });
  });

  it('has no mood, and of an exhibit that is left out neither words nor file', async () => {
    const dossier = await read({
      incident_ids: [incidentId],
      entry_ids: [entryId],
      left_out_evidence: [evidenceId],
    });
    expect(dossier.all).not.toMatch(/neutral|Remise|Lettre|Bonjour/);
    const entry = dossier.document.records.find(({ entity }) => entity === 'journal_entry');
    expect(entry).toMatchObject({ withheld: null, recorded: { hidden: { mood: expect.any(String) } } });
    expect(dossier.document.pieces).toEqual([]);
  });

  it('has other places with what is covered of each, and no more', async () => {
    const id = uuidv7();
    const other_places = [
      { place: 'Cantine', what: 'Il l’a redit' },
      { place: 'Chez Zibeline', what: 'Il a sonné' },
    ];
    expect((await claire.call('POST', '/api/incidents', { ...incidentBody(id), other_places })).status).toBe(
      201,
    );
    const passage = { entity: 'incident', id, version: 1, start: 0 } as const;
    const covered: CoveredPassage[] = [
      { ...passage, field: 'other_places.1.place', end: 'Chez Zibeline'.length },
      { ...passage, field: 'other_places.0.what', end: 'Il l’a'.length },
    ];
    const dossier = await shown({ incident_ids: [id], covered });
    expect(dossier.all).not.toMatch(/Zibeline|Il l’a/);
    expect(incidentIn(dossier).shown.other_places).toEqual([
      { place: 'Cantine', what: `${COVERED} redit` },
      { place: COVERED, what: 'Il a sonné' },
    ]);
    const gone = [{ ...passage, field: 'other_places.2.place', end: 1 } as const];
    const { obstacles } = await preview(claire, choicesOf({ incident_ids: [id], covered: gone }));
    expect(obstacles).toEqual([{ is: 'moved', entity: 'incident', id }]);
  });

  it('is not made with a passage of a version that was changed since', async () => {
    const passage = { ...cover('Xenakis'), version: 7 };
    const { obstacles } = await preview(
      claire,
      choicesOf({ incident_ids: [incidentId], covered: [passage] }),
    );
    expect(obstacles).toEqual([{ is: 'moved', entity: 'incident', id: incidentId }]);
  });

  it('has of a synthesis nothing that was not chosen: it is not made, and says of what the synthesis tells', async () => {
    const synthesisId = uuidv7();
    const choice = { incident_ids: [incidentId, fromPrivateId], entry_ids: [], from: null, to: null };
    const composed = await claire.call('POST', '/api/syntheses', { ...synthesisBody(synthesisId), choice });
    expect(composed.status).toBe(201);
    const some = { incident_ids: [incidentId], synthesis_id: synthesisId };
    const { obstacles, document } = await preview(claire, choicesOf(some));
    expect(obstacles).toEqual([{ is: 'outside', entity: 'incident', id: fromPrivateId }]);
    expect(document.synthesis).toBeNull();
    const both = { incident_ids: [incidentId, fromPrivateId], synthesis_id: synthesisId };
    const dossier = await read({
      ...both,
      persons_shown: 'pseudonyms',
      covered: [cover('Mon médecin, le docteur Xenakis, m’a arrêtée.')],
    });
    expect(dossier.document.synthesis?.sentences.length).toBeGreaterThan(0);
    expect(dossier.all).not.toMatch(/Aline|Morel|Karim|Benali|Xenakis|arrêtée|orpailleur/);
  });

  it('has of a synthesis of a former version nothing of what is covered in the version of now', async () => {
    const [id, synthesisId] = [uuidv7(), uuidv7()];
    const body = { ...incidentBody(id), description: 'Il a crié. Xenakis l’a noté dans son carnet.' };
    expect((await claire.call('POST', '/api/incidents', body)).status).toBe(201);
    const choice = { incident_ids: [id], entry_ids: [], from: null, to: null };
    const composed = await claire.call('POST', '/api/syntheses', { ...synthesisBody(synthesisId), choice });
    expect(composed.status).toBe(201);
    const description = 'Il a crié. Le docteur Xenakis a tout noté.';
    const changed = await claire.call(
      'PATCH',
      `/api/incidents/${id}`,
      { description },
      { 'if-match': '"1"' },
    );
    expect(changed.status).toBe(200);
    const words = 'Le docteur Xenakis a tout noté.';
    const start = description.indexOf(words);
    const passage = { ...cover(''), id, version: 2, start, end: start + words.length };
    const dossier = await shown({ incident_ids: [id], synthesis_id: synthesisId, covered: [passage] });
    expect(dossier.all).not.toMatch(/Xenakis|carnet/);
    const told = dossier.document.synthesis?.sentences.filter(({ made: by }) => by === 'words');
    expect(told?.map(({ text }) => text)).toEqual(['Il a crié.', COVERED]);
  });

  it('leaves out the sentences that rest on a private entry, says how many, and asks nobody anything', async () => {
    const [id, hiddenId, synthesisId] = [uuidv7(), uuidv7(), uuidv7()];
    const calls = [
      ['/api/incidents', { ...incidentBody(id), description: 'Il a crié.' }],
      ['/api/journal', { ...entryBody(hiddenId), content: 'Mot de zibeline.', is_private: true }],
      [
        '/api/syntheses',
        {
          ...synthesisBody(synthesisId),
          choice: { incident_ids: [id], entry_ids: [hiddenId], from: null, to: null },
        },
      ],
    ] as const;
    for (const [path, body] of calls) expect((await claire.call('POST', path, body)).status).toBe(201);
    const some = { incident_ids: [id], synthesis_id: synthesisId };
    const dossier = await shown(some);
    expect(dossier.all).not.toContain('zibeline');
    const synthesis = dossier.document.synthesis;
    expect(synthesis?.sentences.map(({ text }) => text)).toContain('Il a crié.');
    expect(synthesis?.sentences.filter(({ part }) => part === 'missing')).toEqual([]);
    expect(synthesis?.left_out).toBe(2);
    const asked = await preview(claire, choicesOf({ ...some, with_questions: true }));
    expect(asked.obstacles).toEqual([]);
    expect(asked.document.synthesis?.sentences.map(({ part }) => part)).toContain('missing');
  });
});
