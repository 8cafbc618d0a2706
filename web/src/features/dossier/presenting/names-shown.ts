import type { DossierDocument } from '#verifier/dossier/format.ts';

interface ShownName {
  name: string;
  shown: string;
}

/** Each name once, with what stands in its place. `whole` has the same persons under their full names. */
export const namesShown = (
  whole: Pick<DossierDocument, 'records'>,
  chosen: Pick<DossierDocument, 'records'>,
): ShownName[] => {
  const shownOf = new Map(personsIn(chosen));
  const pairs = personsIn(whole).flatMap(([id, name]): [string, ShownName][] => {
    const shown = shownOf.get(id);
    return shown === undefined ? [] : [[`${name}\n${shown}`, { name, shown }]];
  });
  return [...new Map(pairs).values()];
};

const personsIn = ({ records }: Pick<DossierDocument, 'records'>): [string, string][] =>
  records.flatMap((record) =>
    record.entity === 'incident_person' ? [[record.id, record.shown.full_name]] : [],
  );
