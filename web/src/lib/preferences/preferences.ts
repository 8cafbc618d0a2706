/**
 * What a person chose for the interface, as this browser knows it: it applies before anybody signs in, and without a
 * connection. `sync-preferences.ts` carries it to the server and back.
 */
import { DEFAULT_PREFERENCES, type MirroredPreferences } from '#contract/account/preference-values.ts';
import { createStore, useStore } from '#web/lib/store/store.ts';
import { applyToDocument } from './apply-to-document.ts';
import { isMirrored, keepMirror, type Mirror, type PreferenceName, readMirror } from './mirror.ts';

const mirror = createStore<Mirror>(readMirror());

const set = (next: Mirror): void => {
  keepMirror(mirror.get(), next);
  applyToDocument(next.values);
  mirror.set(next);
};

/** A preference, now. */
export const preference = <Name extends PreferenceName>(name: Name): MirroredPreferences[Name] =>
  mirror.get().values[name];

/** A preference, followed. */
export const usePreference = <Name extends PreferenceName>(name: Name): MirroredPreferences[Name] =>
  useStore(mirror).values[name];

const choiceHearers = new Set<() => void>();

/** Calls it after each choice in this tab, until the returned function is called. */
export const onChoice = (hear: () => void): (() => void) => {
  choiceHearers.add(hear);
  return () => choiceHearers.delete(hear);
};

let chooser: string | null = null;

/** Applies it at once, keeps it in this browser, and lets it wait for the server. */
export const choosePreference = <Name extends PreferenceName>(
  name: Name,
  value: MirroredPreferences[Name],
): void => {
  const { values, waiting, owner } = mirror.get();
  set({
    owner,
    values: { ...values, [name]: value },
    waiting: { ...waiting, [name]: { at: Date.now(), by: chooser } },
  });
  for (const hear of choiceHearers) hear();
};

/** Preferences of which this browser holds a choice that the server has not taken yet, and when they were made. */
export const waitingChoices = (): Mirror['waiting'] => mirror.get().waiting;

/**
 * Somebody is signed in: what follows is chosen by them. What this browser holds of another person no longer applies; what
 * was chosen while nobody was signed in is theirs.
 */
export const beginChoosing = (owner: string): void => {
  chooser = owner;
  const known = mirror.get();
  if (known.owner === owner) return;
  const waiting = Object.fromEntries(
    Object.entries(known.waiting).filter(([, { by }]) => by === null || by === owner),
  ) as Mirror['waiting'];
  const isOthers = known.owner !== null;
  const kept = Object.keys(waiting).map((name) => [name, known.values[name as PreferenceName]]);
  set({
    owner,
    waiting,
    values: isOthers ? { ...DEFAULT_PREFERENCES, ...Object.fromEntries(kept) } : known.values,
  });
};

/** Nobody is signed in any more: what follows is chosen by whoever signs in next. */
export const endChoosing = (): void => {
  chooser = null;
};

/** Takes over what the server holds, but for what still waits. */
export const takePreferences = (answered: MirroredPreferences): void => {
  const known = mirror.get();
  const values = Object.fromEntries(
    Object.keys(DEFAULT_PREFERENCES).map((name) => [
      name,
      name in known.waiting ? known.values[name as PreferenceName] : answered[name as PreferenceName],
    ]),
  ) as unknown as MirroredPreferences;
  set({ ...known, values });
};

/** The server has taken the choice that was made then, or will never take it; a newer one still waits. */
export const settleChoice = (name: PreferenceName, at: number): void => {
  const known = mirror.get();
  if (known.waiting[name]?.at !== at) return;
  const { [name]: _, ...waiting } = known.waiting;
  set({ ...known, waiting });
};

/** Applies what another tab of this browser chooses, until the returned function is called. */
export const followOtherTabs = (): (() => void) => {
  const follow = ({ key }: StorageEvent): void => {
    if (key !== null && !isMirrored(key)) return;
    const next = readMirror();
    if (JSON.stringify(next) === JSON.stringify(mirror.get())) return;
    applyToDocument(next.values);
    mirror.set(next);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
