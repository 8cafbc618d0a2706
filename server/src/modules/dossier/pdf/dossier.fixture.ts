/** Dossiers for tests and for the bench. */
import type { DossierDocument, DossierPiece, DossierRecord } from '#verifier/dossier/format.ts';

const STORY =
  'Elle m’a dit devant tout le monde : « Tu ne sers à rien. » Je n’ai rien répondu, je suis retournée à mon poste.\n' +
  'Ensuite elle a retiré mon nom de la liste de diffusion.\n\nLe soir, j’en ai parlé à mon frère. ';

const id = (number: number): string => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const at = (number: number): string => new Date(Date.UTC(2026, 0, 5, 8, number % 60)).toISOString();

const base = (number: number, versions = 1) => ({
  id: id(number),
  within: null,
  first: { sequence: number * 2, recorded_at: at(number) },
  last: { sequence: number * 2 + versions - 1, recorded_at: at(number + versions) },
  versions,
  recorded: null,
  withheld: null,
});

/** So many incidents, each with two persons and one exhibit of one file. */
export const dossierOf = (incidents: number, texts: Partial<DossierDocument> = {}): DossierDocument => {
  const records: DossierRecord[] = [];
  const pieces: DossierPiece[] = [];
  for (let index = 0; index < incidents; index += 1) {
    const own = base(index * 10 + 1, 1 + (index % 3));
    const day = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
    records.push(
      {
        ...own,
        entity: 'incident',
        shown: {
          reference_number: `INC-2026-${String(index + 1).padStart(4, '0')}`,
          title: `Réunion d’équipe du lundi, remarques de la responsable (${index + 1})`,
          description: STORY.repeat(3),
          type: 'bullying',
          priority: 'medium',
          unstated: ['priority'],
          status: 'open',
          incident_date: day,
          incident_time: '09:30',
          incident_until: null,
          date_certainty: 'exact',
          location: 'Salle 204, deuxième étage',
          other_places: [],
          is_sensitive: false,
          account: [],
        },
      },
      ...['Claire Fontaine', 'Ahmed Ben Salah'].map(
        (full_name, person): DossierRecord => ({
          ...base(index * 10 + 2 + person),
          within: own.id,
          entity: 'incident_person',
          shown: { full_name, part: person === 0 ? 'author' : 'witness', role: 'Responsable', notes: '' },
        }),
      ),
      {
        ...base(index * 10 + 4),
        within: own.id,
        entity: 'evidence',
        shown: {
          number: 1,
          title: 'Courriel du lendemain',
          description: 'Le message que j’ai reçu le lendemain matin.',
          source: 'Ma boîte de réception',
          type: 'email',
          dated_on: day,
          files: [id(index * 10 + 5)],
        },
      },
    );
    pieces.push({
      number: index + 1,
      entity: 'evidence',
      record_id: id(index * 10 + 4),
      files: [
        {
          file_id: id(index * 10 + 5),
          path: `pieces/${index + 1}.eml`,
          name: `courriel-du-${day}.eml`,
          media_type: 'message/rfc822',
          size: 12_345 + index,
          sha256: String(index).padStart(64, '3f5a'),
          added_at: at(index),
        },
      ],
    });
  }
  return {
    format: 1,
    product: 'Recueil',
    dossier_id: id(0),
    language: 'fr',
    title: 'Ce qui s’est passé au service comptabilité',
    author: 'Nadia Benali',
    taken_at: '2026-11-23T14:40:00.000Z',
    persons_shown: 'full',
    records,
    pieces,
    synthesis: null,
    ...texts,
  };
};
