import { useEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import type { StorageKind } from '#web/lib/store/safe-storage.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';

interface KeptForm {
  place: DraftPlace;
  /** What has to be kept now, or null when there is nothing to lose. */
  read: () => object | null;
  /** Where to keep it now. */
  storage: () => StorageKind;
  /** How long after a change. */
  afterMs: number;
}

/** Keeps what is in the form: some time after each change, and at once when the page is hidden, left or closed. */
export const useDraftKeeper = <Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  kept: KeptForm,
): DraftKeeper => {
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });
  const { place, afterMs } = kept;
  const keeper = useMemo(
    () =>
      createDraftKeeper(
        place,
        () => latest.current.read(),
        () => latest.current.storage(),
        afterMs,
      ),
    [place, afterMs],
  );

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      // What the form changes by itself has no type.
      callback: ({ type }) => (type === 'change' ? keeper.typed() : keeper.touch()),
    });
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
