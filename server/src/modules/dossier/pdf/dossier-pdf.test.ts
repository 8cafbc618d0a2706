import { getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { COVERED, type DossierDocument } from '#verifier/dossier/format.ts';
import { createTypst } from '../../../platform/typst/typst.ts';
import { dossierOf } from './dossier.fixture.ts';
import { dossierPdf } from './dossier-pdf.ts';

const typst = createTypst();
afterAll(() => typst.stop());

const open = async (document: DossierDocument) =>
  getDocumentProxy(new Uint8Array(await dossierPdf(typst, document)), { verbosity: 0 });
type Opened = Awaited<ReturnType<typeof open>>;

const textOf = async (pdf: Opened): Promise<string> => {
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return withoutSpaces((await Promise.all(pages)).join(''));
};
const withoutSpaces = (text: string): string => text.replaceAll(/[\s\u200b]/g, '');

/** One incident of which everything is said, an entry, a synthesis, in the words of somebody who writes in Typst's own syntax. */
const everything = (language: 'fr' | 'en'): DossierDocument => {
  const dossier = dossierOf(1, { language, title: 'Dossier #1 : $a$ @b \\ *c*' });
  const [incident, person, , exhibit] = dossier.records;
  if (incident?.entity !== 'incident' || person?.entity !== 'incident_person') throw new Error('No incident');
  if (exhibit?.entity !== 'evidence') throw new Error('No exhibit');
  incident.shown.description = `#panic("non")\nDeuxième ligne, ${COVERED} et ${'x'.repeat(400)}.`;
  incident.shown.account = [{ said_at: '2026-03-02T07:15:00Z', words: 'Elle a crié.' }];
  incident.shown.other_places = [{ place: 'Parking', what: 'à la sortie' }];
  incident.withheld = 'redacted';
  person.shown.full_name = 'Łukasz Ωμέγα';
  person.shown.notes = 'Partie en congé depuis.';
  const piece = dossier.pieces[0] as DossierDocument['pieces'][number];
  piece.files.push({ ...(piece.files[0] as (typeof piece.files)[number]), path: null, sha256: null });
  return {
    ...dossier,
    records: [
      ...dossier.records,
      {
        ...incident,
        id: '01890000-0000-7000-8000-000000000099',
        withheld: null,
        entity: 'journal_entry',
        shown: {
          title: '',
          content: 'Écrit le soir même.',
          entry_type: 'note',
          happened_on: '2026-03-01',
          happened_at: '18:30',
          written_at: null,
          files: [],
        },
      },
    ],
    synthesis: {
      id: '01890000-0000-7000-8000-000000000077',
      version: 2,
      recorded_at: '2026-11-20T10:00:00Z',
      sentences: [
        {
          part: 'chronology',
          text: 'Elle m’a dit devant tout le monde…',
          made: 'words',
          sources: [{ entity: 'incident', id: incident.id, version: 1, passage: null }],
        },
        { part: 'effects', text: 'Je ne dors plus.', made: 'person', sources: [] },
        {
          part: 'missing',
          text: 'Une date manque.',
          made: 'rule',
          sources: [
            { entity: 'incident', id: '01890000-0000-7000-8000-00000000dead', version: 1, passage: null },
          ],
        },
      ],
    },
  };
};

describe('the PDF of a dossier', () => {
  it('says of each record what was written, when it happened, and when it was recorded and changed', async () => {
    const dossier = everything('fr');
    const text = await textOf(await open(dossier));
    for (const said of [
      dossier.title,
      'Établi par Nadia Benali',
      'enregistré le 23 novembre 2026 à 15 h 40',
      'INC-2026-0001',
      '#panic("non")',
      `Deuxième ligne, passage couvert et ${'x'.repeat(400)}.`,
      'Elle a crié.',
      'Parking (à la sortie)',
      'le 1er janvier 2024 à 9 h 30',
      'non précisé',
      'Modifié\u202f: jamais',
      'inscription n° 2',
      'inscription n° 4, 5 janvier 2026 à 9 h 02',
      'L’original inscrit au registre n’est pas joint\u202f: un passage de cette fiche est couvert.',
      'Partie en congé depuis.',
      'Łukasz Ωμέγα · Auteur·e des faits',
      'Pièce n° 1 · Courriel du lendemain',
      `SHA-256 ${dossier.pieces[0]?.files[0]?.sha256}`,
      '12\u202f345 octets',
      'Ce fichier ne s’ouvre plus',
      'Sans titre',
      'le 1er mars 2026 à 18 h 30',
      'Mots de la personne · INC-2026-0001, version 1',
      'Phrase écrite ou modifiée par la personne · sans source dans les fiches',
      'fiche absente de ce dossier',
    ]) {
      expect(text).toContain(withoutSpaces(said));
    }
  });

  it('is written in English, too', async () => {
    const text = await textOf(await open(everything('en')));
    for (const said of [
      'Checking this case file without us',
      'on 1 January 2024 at 09:30',
      'Changed: never',
      'a passage of this record is covered',
      'Exhibit 1 · Courriel du lendemain',
      'The person’s words · INC-2026-0001, version 1',
    ]) {
      expect(text).toContain(withoutSpaces(said));
    }
  });

  it('is tagged, has bookmarks, a title, a language, numbered pages, and its data attached', async () => {
    const dossier = everything('fr');
    const pdf = await open(dossier);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: dossier.title, Author: 'Nadia Benali', Language: 'fr' });
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Synthèse', 'Incidents', 'Journal', 'Liste des pièces']),
    );
    // pdf.js has it, and unpdf's types do not.
    const attachments = pdf as unknown as { getAttachmentContent(name: string): Promise<Uint8Array> };
    const attached = Buffer.from(await attachments.getAttachmentContent('dossier.json')).toString();
    expect(JSON.parse(attached)).toEqual(dossier);
    expect(await textOf(pdf)).toContain(`p.${pdf.numPages}/${pdf.numPages}`);
  });

  it('says of itself that it is PDF/A-3a, and has what that asks for', async () => {
    const bytes = Buffer.from(await dossierPdf(typst, dossierOf(1))).toString('latin1');
    expect(bytes).toMatch(/pdfaid:part>3</);
    expect(bytes).toMatch(/pdfaid:conformance>A</);
    expect(bytes).toContain('/OutputIntents');
    expect(bytes).toContain('/StructTreeRoot');
    expect(bytes).toContain('/AFRelationship');
    expect(bytes).not.toMatch(/\/JavaScript|\/Encrypt\b|\/Launch\b/);
  });

  it('can be of nothing, and of nobody', async () => {
    const text = await textOf(await open(dossierOf(0, { author: '', title: 'Vide' })));
    expect(text).toContain(withoutSpaces('Ce dossier ne contient aucune fiche.'));
    expect(text).not.toContain(withoutSpaces('Établi par'));
  });
});
