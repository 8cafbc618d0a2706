/** What does not let a dossier be made as it was chosen: nothing is left out silently. Pure. */
import { answerFor, type DossierChoices, type DossierObstacle } from '#contract/dossiers.ts';
import { passagesOf } from './covered.ts';
import { likeNamedPersons } from './like-named.ts';
import type { Material } from './material.ts';

export const obstaclesTo = (material: Material, choices: DossierChoices): DossierObstacle[] => [
  ...emptyOf(choices),
  ...goneOf(material, choices),
  ...privateOf(material),
  ...movedOf(material, choices),
  ...outsideOf(material),
  ...alikeOf(material, choices),
];

const emptyOf = ({ incident_ids, entry_ids, synthesis_id }: DossierChoices): DossierObstacle[] =>
  incident_ids.length + entry_ids.length === 0 && synthesis_id === null
    ? [{ is: 'empty', entity: null, id: null }]
    : [];

const goneOf = (material: Material, choices: DossierChoices): DossierObstacle[] => {
  const there = new Set([...material.incidents, ...material.entries].map(({ record }) => record.id));
  const gone = (entity: string, ids: readonly string[]): DossierObstacle[] =>
    [...new Set(ids)].filter((id) => !there.has(id)).map((id) => ({ is: 'gone', entity, id }));
  const { synthesis_id } = choices;
  return [
    ...gone('incident', choices.incident_ids),
    ...gone('journal_entry', choices.entry_ids),
    ...(synthesis_id !== null && material.synthesis === null
      ? [{ is: 'gone', entity: 'synthesis', id: synthesis_id } as const]
      : []),
  ];
};

const privateOf = ({ entries }: Material): DossierObstacle[] =>
  entries
    .filter(({ record }) => record.is_private)
    .map(({ record: { id } }) => ({ is: 'private', entity: 'journal_entry', id }));

/** Each record once. A passage of a record that is not inside covers nothing, and hinders nothing. */
const movedOf = (material: Material, { covered }: DossierChoices): DossierObstacle[] => {
  const moved = new Map<string, DossierObstacle>();
  for (const passage of covered) {
    const found = passagesOf(material, passage);
    if (found === 'moved') moved.set(passage.id, { is: 'moved', entity: passage.entity, id: passage.id });
  }
  return [...moved.values()];
};

/** The synthesis would tell what was not chosen. */
const outsideOf = ({ synthesis, ...material }: Material): DossierObstacle[] => {
  const inside = new Set(
    [...material.incidents, ...material.persons, ...material.exhibits, ...material.entries].map(
      ({ record }) => record.id,
    ),
  );
  const sources = synthesis?.sentences.flatMap((sentence) => sentence.sources) ?? [];
  const outside = new Map(
    sources.filter(({ id }) => !inside.has(id)).map(({ entity, id }) => [id, entity] as const),
  );
  return [...outside].map(([id, entity]) => ({ is: 'outside', entity, id }));
};

/** Whether one name is one person is asked, and not supposed. */
const alikeOf = (
  { known, incidents }: Material,
  { persons_shown, like_named }: DossierChoices,
): DossierObstacle[] => {
  if (persons_shown === 'full') return [];
  const inside = new Set(incidents.map(({ record }) => record.id));
  const isOpen = likeNamedPersons(known, inside).some(
    ({ person_keys }) => answerFor(like_named, person_keys) === null,
  );
  return isOpen ? [{ is: 'alike', entity: null, id: null }] : [];
};
