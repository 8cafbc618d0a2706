import { useEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftPlace } from '#web/lib/drafts/draft-storage.ts';
import type { StorageKind } from '#web/lib/store/safe-storage.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';

interface KeptForm {
  place: DraftPlace;
  /** What has to be kept now, or null when there is nothing to lose. */
  read: () => object | null;
  /** Where to keep it now. */
  storage: () => StorageKind;
}

/** Keeps what is in the form: a moment after each change, and at once when the page is hidden, left or closed. */
export const useDraftKeeper = <Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  kept: KeptForm,
): DraftKeeper => {
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });
  const { place } = kept;
  const keeper = useMemo(
    () =>
      createDraftKeeper(
        place,
        () => latest.current.read(),
        () => latest.current.storage(),
      ),
    [place],
  );

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
