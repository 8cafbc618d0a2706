/** The labelled texts from which the model of alarms is learned, and those on which it is tried. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Label } from '../../interviewer/alarms/weigh.ts';
import { type LabelledSet, setOf } from '../../interviewer/evaluation/corpus.ts';
import { ROOT } from '../environment.mjs';

export interface LabelledText {
  text: string;
  /** null: a card may be shown, and need not. Neither learned from nor counted. */
  label: Label | null;
  isRescue: boolean;
  /** A turn of a conversation, which is no answer written for the sake of the alarm. */
  isTurn: boolean;
  /** Texts that belong together are never both learned from and tried on. */
  group: string;
}

const CORPORA = join(ROOT, 'interviewer', 'corpora');
const setIn = (...path: string[]): LabelledSet =>
  setOf(JSON.parse(readFileSync(join(CORPORA, ...path), 'utf8')));
const filesOf = (set: string): string[] => readdirSync(join(CORPORA, set)).sort();

/** Texts of this file were told as turns, of conversations without labels. */
const TURNS_FILE = 'told.json';

type Sign = { kind: 'distress' | 'danger'; degree: 'faint' | 'plain'; rescue?: boolean };

const labelOf = (alarm: Sign | undefined, may: Pick<Sign, 'degree'> | undefined): Label | null => {
  if (alarm !== undefined) return alarm.degree === 'faint' ? 'faint' : alarm.kind;
  if (may === undefined) return 'none';
  return may.degree === 'faint' ? 'line' : null;
};

/** Single texts of a set. */
export const textsOf = (set: string): LabelledText[] =>
  filesOf(set).flatMap((file) =>
    setIn(set, file).heard.map(({ id, text, alarm, may }) => ({
      text,
      label: labelOf(alarm ?? undefined, may ?? undefined),
      isRescue: alarm?.rescue === true,
      isTurn: file === TURNS_FILE,
      group: id,
    })),
  );

/** Turns of the conversations of a set. */
export const turnsOf = (set: string): LabelledText[] =>
  filesOf(set)
    .flatMap((file) => setIn(set, file).conversations)
    .flatMap(({ id, turns, alarm, alarm_may }) =>
      turns.map((text, turn) => ({
        text,
        label: labelOf(
          alarm.find((one) => one.turn === turn),
          alarm_may.find((one) => one.turn === turn),
        ),
        isRescue: false,
        isTurn: true,
        group: id,
      })),
    );
