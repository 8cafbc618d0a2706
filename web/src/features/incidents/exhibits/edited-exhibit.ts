import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Evidence, type EvidenceInput, evidence, evidenceType } from '#contract/evidence.ts';
import type { Incident } from '#contract/incidents.ts';
import { type EditedKind, KEEP_ALL, withFields } from '#web/editing/edited-kind.ts';
import { forgetSentFiles } from '#web/features/attachments/sending/sent-files.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { incidentKeys } from '../incident-queries.ts';
import {
  EXHIBIT_FIELDS,
  type ExhibitValues,
  emptyExhibit,
  exhibitInputs,
  exhibitPatchBetween,
  exhibitValues,
} from './exhibit-values.ts';

/** The exhibits of an incident as their editor has to know them. Drafts of a new one belong to the incident. */
export type ExhibitKind = EditedKind<ExhibitValues, Evidence>;

const exhibitsPath = (incidentId: string): string => `/api/incidents/${incidentId}/evidence`;

export const exhibitOf = ({
  id: incidentId,
  is_sensitive,
}: Pick<Incident, 'id' | 'is_sensitive'>): ExhibitKind => {
  const path = exhibitsPath(incidentId);
  return {
    what: `exhibit_of_${incidentId}`,
    fields: EXHIBIT_FIELDS,
    draft: z.partial(
      z.object({
        title: z.string(),
        type: z.nullable(evidenceType),
        dated_on: z.nullable(z.string()),
        source: z.string(),
        description: z.string(),
        files: z.array(z.string()),
        together: z.boolean(),
        pieces: z.array(z.object({ file: z.string(), title: z.string(), type: evidenceType })),
      }),
    ),
    keeping: KEEP_ALL,
    stored: evidence,
    valuesOf: exhibitValues,
    empty: emptyExhibit,
    // The files of an exhibit that is gone are gone too.
    asNew: (words) => ({ ...withFields(emptyExhibit(), words), files: [], pieces: [] }),
    isSensitive: () => is_sensitive,
    together: {
      description: (mine, theirs) => `${mine}\n\n${theirs}`,
      files: (mine, theirs) => [...new Set([...mine, ...theirs])],
    },
    create: async (id, values) => {
      const made: Evidence[] = [];
      for (const input of exhibitInputs(id, values)) made.push(await makeExhibit(path, input));
      const [first] = made;
      if (first === undefined) throw new Error('A form makes at least one exhibit');
      // Only when all are made: until then the form holds them all, and can be sent again.
      void forgetSentFiles(values.files);
      return first;
    },
    change: (id, values, base) => {
      const body = exhibitPatchBetween(base.values, values);
      if (Object.keys(body).length === 0) return null;
      const sent = api.patch(`${path}/${id}`, { schema: evidence, body, ifMatch: base.version });
      return sent.then((saved) => {
        void forgetSentFiles(saved.files.map((file) => file.id));
        return saved;
      });
    },
    takeOver: (client, stored) => {
      takeOverExhibit(client, stored);
      // A form may have made more than the one that it answers with.
      void client.invalidateQueries({ queryKey: incidentKeys.detail(incidentId) });
    },
  };
};

/** Makes an exhibit; one that an earlier try of the same form has made says then what the form says now. */
const makeExhibit = async (path: string, input: EvidenceInput): Promise<Evidence> => {
  try {
    return await api.post(path, { schema: evidence, body: input });
  } catch (error) {
    const current = isProblem(error, 'already_used') ? evidence.safeParse(error.problem?.current) : null;
    if (!current?.success) throw error;
    // A later version is what the person has made of it elsewhere since.
    if (current.data.version > 1) return current.data;
    const { id, ...body } = input;
    return await api.patch(`${path}/${id}`, { schema: evidence, body, ifMatch: 1 });
  }
};

/** Shows an exhibit in its place among those of its incident. */
export const takeOverExhibit = (client: QueryClient, changed: Evidence): void => {
  client.setQueryData(
    incidentKeys.detail(changed.incident_id),
    (incident: Incident | undefined) =>
      incident && {
        ...incident,
        evidence: [...incident.evidence.filter(({ id }) => id !== changed.id), changed].toSorted(
          (one, other) => one.number - other.number,
        ),
      },
  );
};
