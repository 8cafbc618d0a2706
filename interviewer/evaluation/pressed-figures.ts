/** Figure 2: what the person refused or corrected, in words or by a press, and what came back nevertheless. */
import type { Count, Fault } from './figure.ts';
import type { LabelledMustNot, Labels } from './labels.ts';
import { doOverlap, placesIn } from './places.ts';
import type { Presses, Step } from './play.ts';
import { isToldAgain } from './told-again.ts';
import { isForbidden, isPerson, valueText } from './truth.ts';
import { faultOf, isWrong, judgeProposal, liveProposals, type Placed } from './verdict.ts';

/** First round: every label with `since`, looked for from that turn on. */
export const countRefusedInWords = (labels: Labels, steps: readonly Step[], isDrafted: boolean): Count[] =>
  labels.mustNot.flatMap((label): Count[] => {
    const { since } = label;
    if (since === undefined) return [];
    const later = steps.filter(({ turn }) => turn >= since);
    const proposed = proposedAgain(label, labels, later);
    const shown = shownAgain(label, labels, later);
    const count = (part: string, fault: Fault | undefined): Count => {
      return { figure: '2 Came back', parts: [part], isHit: fault !== undefined, fault };
    };
    const inProposals = count('refused in words, among proposals', proposed);
    const inTexts = count('refused in words, in titles and records', shown);
    const either = { ...count('refused in words', proposed ?? shown), fault: undefined };
    return isDrafted ? [either, inProposals, inTexts] : [either, inProposals];
  });

const proposedAgain = (label: LabelledMustNot, labels: Labels, later: readonly Step[]): Fault | undefined => {
  for (const { turn, reading } of later) {
    const back = liveProposals(reading).find(({ proposal, incident }) =>
      isForbidden(label, proposal, incident, labels),
    );
    if (back !== undefined) return faultOf(labels, back, `back after turn ${turn}: ${label.reason}`);
  }
  return undefined;
};

const shownAgain = (label: LabelledMustNot, labels: Labels, later: readonly Step[]): Fault | undefined => {
  for (const { turn, shown } of later) {
    const back = shown.find((one) => isToldAgain(label, one, labels));
    const what = `${label.detail} ${label.value ?? label.words} in the ${back?.where}: ${label.reason}`;
    if (back !== undefined) return { id: labels.conversation.id, turn, what, words: back.text };
  }
  return undefined;
};

interface Refusal {
  turn: number;
  placed: Placed;
}

/** Presses « refuse » on every wrong proposal as soon as it appears, and keeps what was pressed in which turn. */
export const refuseWrong = (labels: Labels): Presses & { refusals: readonly Refusal[] } => {
  const refusals: Refusal[] = [];
  return {
    action: 'refuse',
    refusals,
    choose: (reading, turn) => {
      const chosen = liveProposals(reading).filter(
        (one) => isWrong(judgeProposal(one, labels)) && !refusals.some(({ placed }) => isSame(placed, one)),
      );
      refusals.push(...chosen.map((placed) => ({ turn, placed })));
      return chosen;
    },
  };
};

/** The same detail of the same incident again, with the same value or on the same words. */
const isSame = (one: Placed, other: Placed): boolean => {
  const [some, others] = [one.proposal, other.proposal];
  if (one.key !== other.key || some.detail !== others.detail || some.isDenial !== others.isDenial)
    return false;
  const value = valueText(some.value);
  const isSameValue = value !== '' && value === valueText(others.value);
  return isSameValue || doOverlap(placesIn(some.passages), placesIn(others.passages));
};

/** Second round: every wrong proposal that was refused by a press, looked for from then on. */
export const countRefusedByPress = (
  labels: Labels,
  steps: readonly Step[],
  refusals: readonly Refusal[],
): Count[] =>
  refusals.map((refusal) => {
    const later = steps.filter(({ turn }) => turn >= refusal.turn);
    const back =
      later
        .flatMap(({ reading }) => liveProposals(reading))
        .find((one) => isSame(refusal.placed, one) && isWrong(judgeProposal(one, labels))) ??
      (isStillShown(refusal, labels, later) ? refusal.placed : undefined);
    const fault = back && faultOf(labels, back, 'came back after it was refused by a press');
    return { figure: '2 Came back', parts: ['refused by a press'], isHit: back !== undefined, fault };
  });

/** In a title, or in what is shown of the same detail; an account holds the person's words whether or not they were refused. */
const isStillShown = ({ placed }: Refusal, labels: Labels, later: readonly Step[]): boolean => {
  const { incident, proposal } = placed;
  const { detail, value } = proposal;
  const told =
    value.detail === 'when' ? [value.day, value.time] : [isPerson(value) ? value.name : valueText(value)];
  const truth = JSON.stringify(labels.conversation.certain_ok);
  const wrong = told.filter((one) => one !== null).filter((one) => one !== '' && !truth.includes(one));
  return later
    .flatMap(({ shown }) => shown)
    .filter((one) => one.where === 'title' || one.detail === detail)
    .some((one) =>
      wrong.some((text) =>
        isToldAgain({ detail, incident, value: text, reason: '', places: [] }, one, labels),
      ),
    );
};
