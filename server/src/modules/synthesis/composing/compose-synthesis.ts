/**
 * A synthesis, composed by rules: the same records give the same sentences. The person's own words come first, letter for letter; what a
 * rule says stands between them, and names what it rests on.
 */
import type { SynthesisInput } from '#contract/syntheses.ts';
import { chronologyOf, roomAfter, toldPart } from './choose.ts';
import type { Draft, Material } from './draft.ts';
import { exhibitPart } from './exhibits.ts';
import { missingDrafts } from './missing.ts';
import { personDrafts, repetitionDrafts } from './persons.ts';
import { PHRASES_EN } from './phrases-en.ts';
import { PHRASES_FR } from './phrases-fr.ts';
import { tellingsOf } from './tellings.ts';

const PHRASES = { fr: PHRASES_FR, en: PHRASES_EN };
/** Of what the parts of rules leave, so much is for effects, for steps and for exhibits at most; the rest is for the chronology. */
const SHARE_OF_A_PART = 0.2;

export interface Composed {
  /** In the order in which they are read. */
  drafts: Draft[];
  /** Sentences of the person that had no room. */
  leftOut: number;
  /** The ids of the records of which the person said that it was that very day. */
  sureDays: ReadonlySet<string>;
}

export const composeSynthesis = (material: Material, language: SynthesisInput['language']): Composed => {
  const phrases = PHRASES[language];
  const tellings = tellingsOf(material, phrases);
  const inTime = inOrder(
    material,
    tellings.map(({ id }) => id),
  );
  const incidents = inTime.map(({ incident }) => incident);
  const half = roomAfter([]) / 2;
  const counted = [
    ...personDrafts(incidents, phrases),
    ...repetitionDrafts(incidents, phrases),
    ...missingDrafts(inTime, phrases),
  ].slice(0, half);
  const room = roomAfter(counted);
  const effects = toldPart(tellings, 'effects', Math.floor(room * SHARE_OF_A_PART));
  const steps = toldPart(tellings, 'steps', Math.floor(room * SHARE_OF_A_PART));
  const exhibits = exhibitPart(incidents, phrases, Math.floor(room * SHARE_OF_A_PART));
  const told = [effects, steps, exhibits];
  const chronology = chronologyOf(tellings, roomAfter([...counted, ...told.flatMap(({ drafts }) => drafts)]));
  const ofPart = (part: Draft['part']): Draft[] => counted.filter((draft) => draft.part === part);
  return {
    drafts: [
      ...chronology.drafts,
      ...ofPart('persons'),
      ...ofPart('repetition'),
      ...told.flatMap(({ drafts }) => drafts),
      ...ofPart('missing'),
    ],
    leftOut: [chronology, ...told].reduce((sum, { leftOut }) => sum + leftOut, 0),
    sureDays: new Set(tellings.filter(({ isSureDay }) => isSureDay).map(({ id }) => id)),
  };
};

const inOrder = ({ incidents }: Material, ids: readonly string[]): Material['incidents'] => {
  const byId = new Map(incidents.map((one) => [one.incident.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
