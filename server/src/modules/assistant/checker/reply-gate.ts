/**
 * The gate between a streaming model and the person: harmless words pass at once, words that may turn out to be a
 * leading question wait for the end of their sentence, markers never pass.
 */

import { neutralQuestion } from '../guide/neutral-question.ts';
import { wordsForMarker } from '../guide/next-reply.ts';
import { type InterviewState, toldIn } from '../guide/state.ts';
import { isQuestion, sentenceEnd } from '../text/text.ts';
import { rejectionOf } from './check-reply.ts';
import { toldStemsIn } from './loaded-words.ts';
import { afterMarker, findMarker, type Marker, markerTailStart, readMarker } from './marker.ts';
import { isSuspicious, loadedTailStart } from './suspicion.ts';

export interface ReplyGate {
  /** Takes what the model wrote; gives what may be shown now, possibly nothing. */
  push(delta: string): string;
  /**
   * Nothing more comes. `final` is the reply: what was shown and `rest` make it up, unless something that had been
   * shown was withdrawn. `rejected` is the sentence that was left out first, null when none was.
   */
  end(): { rest: string; final: string; rejected: string | null };
}

export const createReplyGate = (state: InterviewState): ReplyGate => {
  const told = toldStemsIn(toldIn(state));
  /** Sentences that have been let through, markers taken out. */
  let kept = '';
  /** The sentence that is being written. */
  let current = '';
  let shown = '';
  let asked = false;
  let behindMarker = false;
  let marker: Marker | null = null;
  let rejected: string | null = null;

  const settle = (sentence: string): void => {
    if (sentence.trim() === '') {
      kept += sentence;
      return;
    }
    const question = isQuestion(sentence);
    // One question at a time: a second one is left out, however well it is put.
    if ((question && asked) || rejectionOf(sentence, told)) {
      rejected ??= sentence.trim();
      return;
    }
    kept += sentence;
    asked ||= question;
  };

  const settleWhole = (): void => {
    for (;;) {
      if (behindMarker) {
        current = afterMarker(current);
        if (current === '') return;
        behindMarker = false;
        if (kept.trim() !== '') kept = `${kept.trimEnd()}\n`;
      }
      const end = sentenceEnd(current);
      const found = findMarker(current);
      // A marker at the very end may still be part of a longer word.
      const markerHere = found && found.end < current.length ? found : null;
      if (markerHere && (end === -1 || markerHere.start < end)) {
        settle(current.slice(0, markerHere.start));
        marker = readMarker(current.slice(markerHere.start, markerHere.end)).marker;
        current = current.slice(markerHere.end);
        behindMarker = true;
      } else if (end !== -1 && end < markerTailStart(current)) {
        settle(current.slice(0, end));
        current = current.slice(end);
      } else return;
    }
  };

  /** What may be seen of the text so far. */
  const visible = (): string => {
    const held = asked || isSuspicious(current, told);
    const end = Math.min(
      markerTailStart(current),
      findMarker(current)?.start ?? current.length,
      loadedTailStart(current, told),
    );
    return (kept + (held ? '' : current.slice(0, end))).trim();
  };

  const show = (text: string): string => {
    if (!text.startsWith(shown)) return '';
    const fresh = text.slice(shown.length);
    shown = text;
    return fresh;
  };

  return {
    push(delta) {
      current += delta;
      settleWhole();
      return show(visible());
    },
    end() {
      settleWhole();
      const last = readMarker(current);
      marker = last.marker ?? marker;
      // What was being written is judged as it stands, and as the question it may have been going to be.
      const cutQuestion = isSuspicious(current, told) && rejectionOf(`${last.text} ?`, told);
      if (cutQuestion && !/[.!?…»]$/.test(last.text)) rejected ??= last.text;
      else settle(last.marker ? `${/^\s*/.exec(current)?.[0] ?? ''}${last.text}` : current);
      current = '';
      let final = kept.trim();
      if (rejected !== null && !asked) final = [final, neutralQuestion(state)].filter(Boolean).join(' ');
      if (final === '' && marker) final = wordsForMarker(state, marker);
      return { rest: final.startsWith(shown) ? final.slice(shown.length) : '', final, rejected };
    },
  };
};
