import { useEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftPlace } from '#web/lib/drafts/draft-storage.ts';
import type { IncidentValues } from '../values/incident-values.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { draftOf, type StoredIncident } from './incident-draft.ts';

interface KeptForm {
  /** What there is to keep. */
  values: () => IncidentValues;
  place: DraftPlace;
  incidentId: string;
  stored: StoredIncident | null;
  empty: IncidentValues;
  aside: Partial<IncidentValues> | null;
}

/** Keeps what is in the form: a moment after each change, and at once when the page is hidden, left or closed. */
export const useDraftKeeper = (
  form: UseFormReturn<IncidentValues, unknown, IncidentValues>,
  kept: KeptForm,
): DraftKeeper => {
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });
  const { place } = kept;
  const keeper = useMemo(() => {
    const read = () => {
      const { values, incidentId, stored, empty, aside } = latest.current;
      return draftOf(incidentId, values(), stored, empty, aside);
    };
    return createDraftKeeper(place, read, () => form.getValues('is_sensitive'));
  }, [form, place]);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: keeper.touch });
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', onHidden);
      keeper.flush();
    };
  }, [form, keeper]);
  return keeper;
};
