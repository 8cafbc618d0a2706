/** Figures 2 and 5: what comes back after it was refused or corrected, and what is certain after « Oui ». */

import { requiredValues } from './confirmed.ts';
import type { Fault, Figure, Result } from './figure.ts';
import type { LabelledMustNot, Labels } from './labels.ts';
import { doOverlap, placeOf } from './places.ts';
import type { Presses, Step } from './play.ts';
import { faultOf } from './reading-figures.ts';
import type { Shown } from './subject.ts';
import { isSameValue, isToldAgain } from './told-again.ts';
import { isForbidden } from './truth.ts';
import { certainValues, judgeProposal, liveProposals, type Placed } from './verdict.ts';

/** A conversation and what stood after each of its turns. */
export interface Played {
  labels: Labels;
  steps: readonly Step[];
}

const NO_DRAFT =
  'figure 2: titles, suggestions, records and dossiers were not looked into, because no draft is given';
const PLACES: readonly Shown['where'][] = ['panel', 'title', 'suggestion', 'record', 'dossier'];

/** Figure 2, first round: what the person refused or corrected in words, looked for from that turn on. */
export const cameBackByWords = (played: readonly Played[], isDrafted: boolean): Result => {
  const labelled = played.flatMap(({ labels, steps }) =>
    labels.mustNot
      .filter(({ since }) => since !== undefined)
      .map((label) => ({ label, returns: returnsOf(label, labels, steps) })),
  );
  const places = isDrafted ? (['', 'proposals', ...PLACES] as const) : (['', 'proposals'] as const);
  const figures = places.map(
    (place): Figure => ({
      name: '2 Came back',
      part: place === '' ? 'refused in words' : `refused in words: ${place}`,
      numerator: labelled.filter(({ returns }) => returns.some((one) => place === '' || one.where === place))
        .length,
      denominator: labelled.length,
      mark: place === '' ? { atMost: 0 } : null,
    }),
  );
  return {
    figures,
    faults: labelled.flatMap(({ returns }) => returns.map(({ fault }) => fault)),
    remarks: isDrafted ? [] : [NO_DRAFT],
  };
};

interface Return {
  where: 'proposals' | Shown['where'];
  fault: Fault;
}

const returnsOf = (label: LabelledMustNot, labels: Labels, steps: readonly Step[]): Return[] =>
  steps
    .filter(({ turn }) => turn >= (label.since ?? 0))
    .flatMap(({ turn, reading, shown }): Return[] => [
      ...liveProposals(reading)
        .filter(({ proposal, incident }) => isForbidden(label, proposal, incident, labels))
        .map((placed) => ({
          where: 'proposals' as const,
          fault: faultOf(2, labels, placed, `came back after turn ${turn}: ${label.reason}`),
        })),
      ...shown
        .filter((one) => isToldAgain(label, one, labels))
        .map(({ where, text }) => ({
          where,
          fault: {
            figure: 2,
            id: labels.conversation.id,
            turn,
            what: `${label.detail} ${label.value ?? label.words} stands in the ${where}: ${label.reason}`,
            words: text,
          },
        })),
    ]);

/** Presses « refuse » on every wrong proposal as soon as it appears, and keeps what was pressed in which turn. */
export const refuseWrong = (labels: Labels): Presses & { refused: { turn: number; placed: Placed }[] } => {
  const refused: { turn: number; placed: Placed }[] = [];
  return {
    action: 'refuse',
    refused,
    choose: (reading, turn) => {
      const chosen = liveProposals(reading).filter(
        (placed) =>
          judgeProposal(placed, labels).verdict === 'wrong' &&
          !refused.some((earlier) => isReturn(earlier.placed, placed)),
      );
      refused.push(...chosen.map((placed) => ({ turn, placed })));
      return chosen;
    },
  };
};

/** The same detail again, with the same value or on the same words. */
const isReturn = (refused: Placed, placed: Placed): boolean => {
  const [one, other] = [refused.proposal, placed.proposal];
  return (
    refused.key === placed.key &&
    one.detail === other.detail &&
    one.isDenial === other.isDenial &&
    (isSameValue(one.value, other.value) || doOverlap(one.passages.map(placeOf), other.passages.map(placeOf)))
  );
};

/** Figure 2, second round: among what stands after a turn, the wrong things that had been refused by a press. */
export const cameBackAfterPress = (
  played: readonly (Played & { refused: readonly { turn: number; placed: Placed }[] })[],
): Result => {
  const presses = played.flatMap(({ labels, steps, refused }) =>
    refused.map((press) => ({ labels, press, back: cameBack(press, labels, steps) })),
  );
  const returned = presses.flatMap(({ labels, back }) => (back === null ? [] : [{ labels, back }]));
  return {
    figures: [
      {
        name: '2 Came back',
        part: 'refused by a press',
        numerator: returned.length,
        denominator: presses.length,
        mark: { atMost: 0 },
      },
    ],
    faults: returned.map(({ labels, back }) =>
      faultOf(2, labels, back, 'came back after it was refused by a press'),
    ),
    remarks: [],
  };
};

const cameBack = (
  press: { turn: number; placed: Placed },
  labels: Labels,
  steps: readonly Step[],
): Placed | null => {
  const isBack = (placed: Placed) =>
    isReturn(press.placed, placed) && judgeProposal(placed, labels).verdict === 'wrong';
  for (const { turn, reading, shown } of steps) {
    if (turn < press.turn) continue;
    const back = liveProposals(reading).find(isBack);
    if (back !== undefined) return back;
    const isShown = shown.some(
      ({ incident, value }) =>
        incident === press.placed.incident &&
        value !== undefined &&
        isSameValue(value, press.placed.proposal.value),
    );
    if (isShown) return press.placed;
  }
  return null;
};

/** Presses « Oui » on all that is right, after the last turn. */
export const confirmRight = (labels: Labels): Presses => {
  const pressed = new Set<string>();
  return {
    action: 'confirm',
    choose: (reading, turn) => {
      if (turn < labels.conversation.turns.length - 1) return [];
      const chosen = liveProposals(reading).filter(
        (placed) =>
          (placed.proposal.state === 'proposed' || placed.proposal.state === 'unsure') &&
          judgeProposal(placed, labels).verdict === 'right' &&
          !pressed.has(`${placed.key} ${placed.proposal.id}`),
      );
      for (const { key, proposal } of chosen) pressed.add(`${key} ${proposal.id}`);
      return chosen;
    },
  };
};

/** Figure 5. Beside it: the values that are there, of those that must be; and the false ones, of all that are certain. */
export const confirmedWhole = (played: readonly Played[]): Result => {
  const ends = played.map(({ labels, steps }) => {
    const reading = steps.at(-1)?.reading ?? {
      incidents: [],
      current: '',
      alarms: [],
      isReady: false,
      card: null,
      isProtest: false,
    };
    const required = requiredValues(reading, labels);
    return { labels, required, certain: certainValues(reading, labels) };
  });
  const [required, certain] = [ends.flatMap((one) => one.required), ends.flatMap((one) => one.certain)];
  const row = (part: string, numerator: number, denominator: number): Figure => ({
    name: '5 Confirmed',
    part,
    numerator,
    denominator,
    mark: null,
  });
  const whole = ends.filter(
    (one) => one.required.every(({ isThere }) => isThere) && one.certain.every(({ isTrue }) => isTrue),
  );
  return {
    figures: [
      row('whole and nothing more', whole.length, ends.length),
      row('values there', required.filter(({ isThere }) => isThere).length, required.length),
      row('values too many', certain.filter(({ isTrue }) => !isTrue).length, certain.length),
    ],
    faults: ends.flatMap(({ labels, ...end }) => [
      ...end.required
        .filter(({ isThere }) => !isThere)
        .map(({ incident, what }) => ({
          figure: 5,
          id: labels.conversation.id,
          turn: null,
          what: `not certain${incident > 0 ? ` of incident ${incident}` : ''}, though confirmed`,
          words: what,
        })),
      ...end.certain
        .filter(({ isTrue }) => !isTrue)
        .map((value) => faultOf(5, labels, value, `certain ${value.field} is false`)),
    ]),
    remarks: [],
  };
};
