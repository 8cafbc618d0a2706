import { type BaseSyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { formErrors } from '#web/forms/form-errors.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import type { StorageKind } from '#web/lib/store/safe-storage.ts';
import { type DraftContent, draftOf } from './draft-content.ts';
import { draftStorage } from './draft-keeper.ts';
import {
  type ComparedKind,
  differingFields,
  pickFields,
  type StoredRecord,
  type StoredValues,
} from './edited-kind.ts';
import type { OpenedEditor } from './editor.tsx';
import { storedOf } from './editor-start.ts';
import { keepAsNew } from './open-draft.ts';
import { type SaveOutcome, useSaveRecord } from './save-record.ts';
import { asideOf, type Conflict, mergeVersions } from './two-versions.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';

/** What became of a form that was sent. */
export type SavedAs = 'created' | 'edited' | 'unchanged';

/** What is done with a new record that could not be sent because no server was reached. */
export interface SendingLater<Values extends FieldValues> {
  /** Keeps it until one is reached; false where this browser cannot: then the form stays, and says that it failed. */
  keep: (id: string, values: Values) => Promise<boolean>;
  /** Called then, unless the form was left meanwhile. */
  onKept: (id: string) => void;
}

interface EditorOptions<Values extends FieldValues> {
  /** Called once what was written is stored, unless the form was left meanwhile. */
  onSaved: (id: string, as: SavedAs) => void;
  /**
   * The values with what is typed and not yet entered, as if it had been. Told of by `touch`. `stored` is what the form
   * knows to be stored: another tab may have stored it since the record was read.
   */
  complete?: (values: Values, stored: Values | null) => Values;
  /** True while there is something besides the values that belongs to the record: a new one keeps its id for it. */
  isHeld?: () => boolean;
  /** Puts on the server what the record stands on. What it throws is shown as the failure. */
  beforeSaving?: (values: Values) => Promise<void>;
  /** The server has it, also where the form was left meanwhile. */
  afterSaving?: (id: string) => void;
  /** Without it the form says that it failed. */
  later?: SendingLater<Values>;
}

/** The open form of one record, for `EditorForm`. */
export interface EditorState<Values extends FieldValues> {
  kind: ComparedKind<Values>;
  /** Where its draft belongs. */
  place: DraftPlace;
  form: UseFormReturn<Values, unknown, Values>;
  /** What is stored now, as far as the form knows; null for a record that is not stored yet. */
  stored: StoredValues<Values> | null;
  /** True for a form that began with nothing stored. */
  isNew: boolean;
  conflict: Conflict<Values> | null;
  isSaving: boolean;
  /** What went wrong while saving; null when nothing did. */
  failure: unknown;
  errors: { name: string; message: string }[];
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Something was typed that `complete` adds: it is kept in a moment. */
  touch: () => void;
  /** Whether these values, with what `complete` adds, say something that is not stored. */
  isChanged: (values: Values) => boolean;
  /** Where a draft of these values is kept. */
  keptIn: (values: Values) => StorageKind;
  /** What there is to say of an earlier draft: it stands in the form, is offered, or was put away and can be had back. */
  earlier: 'restored' | 'offered' | 'ignored' | null;
  ignore: () => void;
  recover: () => void;
  /** 'Annuler' (spec.md, 4): the draft of an edit goes; a new record's stays where it differs from the empty form. */
  cancel: () => void;
  /** Leaves the form as if nothing had been typed in it. */
  discard: () => void;
  /** Makes what is in the form the draft of a new record, when this one is gone. @returns the id of the new one */
  keepAsNew: () => string;
  /** Sends a new record under another id, when it was deleted after an earlier try had stored it. */
  submitAnew: () => Promise<void>;
}

/**
 * The form of one record: its draft is kept while it is typed, saving repeats nothing, and a version that was stored
 * elsewhere meanwhile stands beside one's own. `form` begins with `opened.start.values`.
 */
export const useEditor = <Values extends FieldValues, Stored extends StoredRecord>(
  { kind, start, drafts, empty }: OpenedEditor<Values, Stored>,
  form: UseFormReturn<Values, unknown, Values>,
  {
    onSaved,
    complete = (values) => values,
    isHeld = () => false,
    beforeSaving = async () => undefined,
    afterSaving = () => undefined,
    later,
  }: EditorOptions<Values>,
): EditorState<Values> => {
  const { t } = useTexts('editing');
  const { fields, isSensitive, keeping } = kind;
  const { place } = drafts.open;
  const [stored, setStored] = useState(start.stored);
  const [conflict, setConflict] = useState(start.conflict);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPreparing, setPreparing] = useState(false);
  const save = useSaveRecord(kind);
  const isShown = useIsShown();
  const idNow = useRef(start.id);

  const valuesNow = () => complete(form.getValues(), stored?.values ?? null);
  const wordsNow = (): DraftContent<Values> | null => {
    const values = valuesNow();
    const aside = asideOf(fields, conflict);
    if (stored === null && isHeld()) return { values, base: null, aside };
    return draftOf(fields, values, stored, empty, aside);
  };
  const draftNow = () => (isHeld() || keeping.isWorthKeeping(valuesNow()) ? wordsNow() : null);
  const keptIn = (values: Values) => draftStorage(isSensitive(values));
  const keeper = useDraftKeeper(form, {
    place,
    read: draftNow,
    storage: () => keptIn(form.getValues()),
    afterMs: keeping.afterMs,
  });

  // What was offered stands in the form because the person has asked for it.
  const isAtOnce = start.isRestored && keeping.found === 'restored';

  // The record that the draft is compared with has changed: the draft is written again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both decide what the keeper reads
  useEffect(() => keeper.flush(), [keeper, stored, conflict]);

  const meet = (record: Stored, mine: Values) => {
    const theirs = storedOf(kind, record);
    const versions = { base: stored?.values ?? null, mine, theirs: theirs.values };
    setStored(theirs);
    setConflict(versions);
    form.reset(mergeVersions(fields, versions), { keepDefaultValues: true });
  };

  const finish = (outcome: SaveOutcome<Stored>, values: Values) => {
    if (outcome.kind === 'conflict') return meet(outcome.record, values);
    keeper.saved();
    afterSaving(start.id);
    // The person may have gone to another page while it was being saved: they stay there.
    if (!isShown()) return undefined;
    const as = start.stored === null ? 'created' : 'edited';
    return onSaved(idNow.current, outcome.kind === 'unchanged' ? 'unchanged' : as);
  };

  const submitValues = form.handleSubmit(async (values) => {
    if (save.isPending || isPreparing) return;
    setFailure(null);
    // Kept before it leaves: if the page dies while the answer is on its way, nothing goes with it.
    keeper.sent();
    setPreparing(true);
    const letGo = drafts.hold?.();
    try {
      await beforeSaving(values);
      finish(await save.mutateAsync({ id: idNow.current, values, stored }), values);
    } catch (error) {
      const canWait = stored === null && later !== undefined && isOutOfReach(error);
      // The draft stays until what waits is stored: a page that dies in between loses nothing.
      if (canWait && (await later.keep(start.id, values))) {
        keeper.saved();
        if (isShown()) later.onKept(start.id);
        return;
      }
      setFailure(error);
      if (isProblem(error, 'invalid_input')) {
        const refused = new Set(error.problem?.fields?.map((path) => path.split('.')[0]));
        for (const name of fields) {
          if (refused.has(name)) form.setError(name, { message: t('refused') });
        }
      }
    } finally {
      letGo?.();
      setPreparing(false);
    }
  });

  const submit = (event?: BaseSyntheticEvent) => {
    const values = valuesNow();
    form.setValues(pickFields(values, differingFields(fields, form.getValues(), values)));
    return submitValues(event);
  };

  return {
    kind,
    place,
    form,
    stored,
    isNew: start.stored === null,
    conflict,
    isSaving: save.isPending || isPreparing,
    failure,
    errors: formErrors(form.formState.errors, fields),
    submit,
    submitAnew: () => {
      idNow.current = uuidv7();
      return submit();
    },
    touch: keeper.touch,
    isChanged: (values) =>
      differingFields(fields, complete(values, stored?.values ?? null), stored?.values ?? empty).length > 0,
    keptIn,
    earlier: isAtOnce ? 'restored' : (drafts.earlier?.state ?? null),
    ignore: () => {
      if (drafts.earlier?.state === 'offered') return drafts.ignoreOffered();
      const draft = draftNow();
      keeper.finish();
      drafts.ignore({ place, draft });
    },
    recover: drafts.recover,
    discard: () => keeper.finish(),
    cancel: () => keeper.finish(start.stored === null ? wordsNow() : null),
    keepAsNew: () => {
      const words = valuesNow();
      keeper.finish();
      return keepAsNew(kind, place.owner, words);
    },
  };
};

/** No server has answered. One that has, and refused, is not asked again behind the person's back. */
const isOutOfReach = (error: unknown): boolean =>
  isProblem(error, 'network') || isProblem(error, 'unavailable');

/** Whether the component is still mounted, for what goes on after an answer. */
const useIsShown = (): (() => boolean) => {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
};
