import { type BaseSyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Incident } from '#contract/incidents.ts';
import { formErrors } from '#web/forms/form-errors.ts';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { type Conflict, type FormStart, storedOf } from '../conflict/form-start.ts';
import { draftOf } from '../draft/incident-draft.ts';
import type { OpenDraft } from '../draft/open-draft.ts';
import { useDraftKeeper } from '../draft/use-draft-keeper.ts';
import { todayHere } from '../incident-dates.ts';
import { type SaveOutcome, useSaveIncident } from '../save-incident.ts';
import { mergeValues } from '../values/incident-merge.ts';
import {
  differingFields,
  emptyValues,
  INCIDENT_FIELDS,
  type IncidentValues,
  pickFields,
} from '../values/incident-values.ts';
import { incidentSchema } from './incident-schema.ts';
import { withTypedTag } from './typed-tag.ts';

interface IncidentFormOptions {
  start: FormStart;
  open: OpenDraft;
  /** Called once what was written is stored. */
  onSaved: (id: string, kind: 'created' | 'edited' | 'unchanged') => void;
}

/** One incident's form: its fields, its draft, its saving, and what stands in the way of it. */
export const useIncidentForm = ({ start, open, onSaved }: IncidentFormOptions) => {
  const { t } = useTexts('incidents');
  const today = todayHere();
  // A date that is stored already, even one in the future, must not keep the rest from being saved.
  const lastDay = [today, start.stored?.values.incident_date ?? ''].sort().at(-1) ?? today;
  const schema = useMemo(() => incidentSchema(t, lastDay), [t, lastDay]);
  const form = useSchemaForm<IncidentValues, IncidentValues>(schema, { defaultValues: start.values });
  const [stored, setStored] = useState(start.stored);
  const [conflict, setConflict] = useState<Conflict | null>(start.conflict);
  const [failure, setFailure] = useState<unknown>(null);
  const [empty] = useState(() => emptyValues(today));
  const save = useSaveIncident();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const typedTag = useRef('');
  /** What is in the form, with the tag that was typed and not added: it is as much the person's as the rest. */
  const valuesNow = useCallback(() => withTypedTag(form.getValues(), typedTag.current), [form]);
  const keeper = useDraftKeeper(form, {
    values: valuesNow,
    place: open.place,
    incidentId: start.incidentId,
    stored,
    empty,
    aside: asideOf(conflict),
  });

  // What the draft is measured against has changed: it is written anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both decide what the keeper reads
  useEffect(() => keeper.flush(), [keeper, stored, conflict]);

  const meet = (current: Incident, mine: IncidentValues) => {
    const theirs = storedOf(current);
    const base = stored?.values ?? null;
    setStored(theirs);
    setConflict({ base, mine, theirs: theirs.values });
    form.reset(mergeValues(base, mine, theirs.values), { keepDefaultValues: true });
  };

  const finish = ({ kind, incident }: SaveOutcome, values: IncidentValues) => {
    if (kind === 'conflict' && incident !== null) return meet(incident, values);
    keeper.finish();
    // Whoever went elsewhere while it was being saved stays there.
    if (!isShown.current) return undefined;
    return onSaved(
      start.incidentId,
      kind === 'unchanged' ? 'unchanged' : start.stored === null ? 'created' : 'edited',
    );
  };

  const submitValues = form.handleSubmit(async (values) => {
    if (save.isPending) return;
    setFailure(null);
    // Kept before it leaves: if the page dies while the answer is on its way, nothing goes with it.
    keeper.flush();
    try {
      finish(await save.mutateAsync({ id: start.incidentId, values, stored }), values);
    } catch (error) {
      setFailure(error);
      if (isProblem(error, 'invalid_input')) {
        for (const name of INCIDENT_FIELDS) {
          if (error.problem?.fields?.some((path) => path.split('.')[0] === name)) {
            form.setError(name, { message: t('form.error.refused') });
          }
        }
      }
    }
  });

  const submit = (event?: BaseSyntheticEvent) => {
    form.setValue('tags', valuesNow().tags);
    return submitValues(event);
  };

  return {
    form,
    submit,
    valuesNow,
    onTypedTag: (text: string) => {
      typedTag.current = text;
      keeper.touch();
    },
    isSaving: save.isPending,
    failure,
    conflict,
    stored,
    lastDay,
    errors: formErrors(form.formState.errors, INCIDENT_FIELDS),
    /** Ends the keeping of this form's draft, and hands over what it held. */
    putAway: (): OpenDraft => {
      const draft = draftOf(start.incidentId, valuesNow(), stored, empty, asideOf(conflict));
      keeper.finish();
      return { place: open.place, draft };
    },
  };
};

/** The words of one's own that a conflict may push out of the form. */
const asideOf = (conflict: Conflict | null): Partial<IncidentValues> | null =>
  conflict === null ? null : pickFields(conflict.mine, differingFields(conflict.mine, conflict.theirs));
