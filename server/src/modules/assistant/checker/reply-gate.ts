/**
 * The gate between a streaming model and the person. A sentence is shown once it is whole and has been judged; only
 * beginnings that can stand alone are shown earlier, markers never. Nothing that was shown is taken back.
 *
 * [Note: bounded work] A model may send anything. What was searched is not searched again, a sentence is judged as it
 * stands beyond SENTENCE_MAX_CHARACTERS, and nothing is read beyond REPLY_MAX_CHARACTERS.
 */

import { neutralQuestion } from '../guide/neutral-question.ts';
import { quietReply, wordsForMarker } from '../guide/next-reply.ts';
import { type InterviewState, toldIn } from '../guide/state.ts';
import { fold, isQuestion, sentenceEnd } from '../text/text.ts';
import { rejectionOf } from './check-reply.ts';
import { harmlessHead } from './harmless-head.ts';
import { toldFrom } from './loaded-words.ts';
import {
  afterMarker,
  findMarker,
  MARKER_MAX_CHARACTERS,
  type Marker,
  markerTailStart,
  readMarker,
} from './marker.ts';
import { isSuspicious } from './suspicion.ts';

export const SENTENCE_MAX_CHARACTERS = 600;
export const REPLY_MAX_CHARACTERS = 8_000;
/** Of the same sign or space in a row. */
const RUN_MAX_CHARACTERS = 3;

export interface ReplyGate {
  /** Takes what the model wrote; gives what may be shown now, possibly nothing. */
  push(delta: string): string;
  /**
   * Nothing more comes. `final` is the reply: what was shown, then `rest`. `rejected` is the sentence that was left
   * out first, null when none was.
   */
  end(): { rest: string; final: string; rejected: string | null };
}

export interface ReplyGateOptions {
  /** Told how many characters are looked at, each time some are; for tests of [Note: bounded work]. */
  onScan?: (characters: number) => void;
}

export const createReplyGate = (state: InterviewState, { onScan }: ReplyGateOptions = {}): ReplyGate => {
  const told = toldFrom(toldIn(state));
  const quiet = quietReply(state);
  const shorten = runShortener(RUN_MAX_CHARACTERS);
  let room = REPLY_MAX_CHARACTERS;
  /** Sentences that have been let through, markers taken out. */
  let kept = '';
  /** The sentence that is being written. */
  let current = '';
  /** How far it was searched for its end, and where its harmless beginning ends. */
  let searched = 0;
  let head = 0;
  /** How much of `kept`, then of the head, has been shown. */
  let shown = 0;
  let asked = false;
  let behindMarker = false;
  /** The rest of an endless sentence that was rejected is left out as well. */
  let dropping = false;
  let marker: Marker | null = null;
  let rejected: string | null = null;

  const isRefused = (sentence: string): boolean => {
    onScan?.(sentence.length);
    if (isQuestion(sentence)) {
      // One question at a time: a second one is left out, however well it is put.
      if (asked) return true;
      if (quiet !== undefined && !LEAVES_THE_CHOICE.test(fold(sentence))) return true;
    }
    return rejectionOf(sentence, told) !== null;
  };

  /** Judges the first characters of what is being written and goes on behind them. */
  const settle = (length: number, words = current.slice(0, length)): void => {
    head = asked || dropping ? 0 : Math.min(harmlessHead(current, head), length);
    if (words.trim() === '') keep(words);
    else if (dropping || isRefused(words)) {
      rejected ??= words.trim();
      if (head > 0) keep(`${current.slice(0, head)}.`);
    } else {
      keep(words);
      asked ||= isQuestion(words);
    }
    dropping = false;
    goOnBehind(length);
  };

  const keep = (words: string): void => {
    if (words.trim() !== '') kept += kept === '' ? words.trimStart() : words;
    else if (kept !== '' && !/\s$/.test(kept)) kept += words;
  };

  const goOnBehind = (length: number): void => {
    current = current.slice(length);
    if (kept === '') current = current.trimStart();
    searched = 0;
    head = 0;
  };

  const settleWhole = (): void => {
    for (;;) {
      if (behindMarker) {
        current = afterMarker(current);
        if (current === '') return;
        behindMarker = false;
        if (kept.trim() !== '') kept = shown < kept.length ? `${kept.trimEnd()}\n` : `${kept}\n`;
      }
      const from = searched;
      onScan?.(current.length - from + MARKER_MAX_CHARACTERS);
      const end = sentenceEnd(current, from);
      const found = findMarker(current, Math.max(0, from - MARKER_MAX_CHARACTERS));
      // A marker at the very end may still be part of a longer word.
      const markerHere = found && found.end < current.length ? found : null;
      if (markerHere && (end === -1 || markerHere.start < end)) {
        marker = readMarker(current.slice(markerHere.start, markerHere.end)).marker;
        settle(markerHere.end, current.slice(0, markerHere.start));
        behindMarker = true;
      } else if (end !== -1 && end < markerTailStart(current)) settle(end);
      else if (current.length > SENTENCE_MAX_CHARACTERS) settleEndless();
      else {
        if (end === -1) searched = beforeClosingSigns(current);
        return;
      }
    }
  };

  /** See [Note: bounded work]. */
  const settleEndless = (): void => {
    const space = current.lastIndexOf(' ', SENTENCE_MAX_CHARACTERS);
    const length = space > 0 ? space : SENTENCE_MAX_CHARACTERS;
    const refusedBefore = rejected;
    const wasDropping = dropping;
    rejected = null;
    settle(length);
    dropping = wasDropping || rejected !== null;
    rejected = refusedBefore ?? rejected;
  };

  const release = (): string => {
    if (behindMarker || asked || dropping) head = 0;
    else head = Math.min(harmlessHead(current, head), markerTailStart(current));
    onScan?.(Math.min(current.length, 2 * MARKER_MAX_CHARACTERS));
    const fresh = (
      shown < kept.length
        ? kept.slice(shown) + current.slice(0, head)
        : current.slice(shown - kept.length, Math.max(head, shown - kept.length))
    ).trimEnd();
    shown += fresh.length;
    return fresh;
  };

  return {
    push(delta) {
      const taken = shorten(delta.slice(0, room));
      room -= Math.min(room, delta.length);
      for (let at = 0; at < taken.length; at += SENTENCE_MAX_CHARACTERS) {
        const piece = taken.slice(at, at + SENTENCE_MAX_CHARACTERS);
        current = kept === '' ? (current + piece).trimStart() : current + piece;
        // Every end is followed by a space; a sign or a space shows that a marker is whole.
        if (/[^\p{L}\p{N}_.!?…]/u.test(piece) || current.length > SENTENCE_MAX_CHARACTERS || behindMarker) {
          settleWhole();
        }
      }
      return release();
    },
    end() {
      settleWhole();
      const last = readMarker(current);
      marker = last.marker ?? marker;
      const words = last.marker ? `${/^\s*/.exec(current)?.[0] ?? ''}${last.text}` : current;
      // What was being written is judged as it stands, and as the question it may have been going to be.
      const unfinished = !/[.!?…»]$/.test(last.text);
      if (unfinished && isSuspicious(current) && rejectionOf(`${last.text} ?`, told)) {
        dropping = true;
      }
      settle(current.length, words);
      let final = kept.trimEnd();
      if (quiet !== undefined) {
        if (final === '' && (marker ?? rejected) !== null) final = quiet;
      } else {
        if (rejected !== null && !asked) final = [final, neutralQuestion(state)].filter(Boolean).join(' ');
        if (final === '' && marker) final = wordsForMarker(state, marker);
      }
      return { rest: final.slice(shown), final, rejected };
    },
  };
};

/** After distress, danger or a wish to stop: the only questions that are let through. */
const LEAVES_THE_CHOICE = /^(?:[^?]*[,:] )?(?:souhaitez|voulez|preferez|preferiez|aimeriez)-vous [^?]*\?/;

/** Where the signs begin that may turn out to close the sentence. */
const beforeClosingSigns = (text: string): number => {
  let at = text.length;
  while (at > 0 && /[.!?…»”")\]*_\s]/.test(text.charAt(at - 1))) at--;
  return at;
};

/** Leaves out what exceeds `most` of the same sign or space in a row, also across calls. */
const runShortener = (most: number) => {
  let last = '';
  let run = 0;
  return (text: string): string => {
    let shortened = '';
    for (const character of text) {
      run = character === last ? run + 1 : 1;
      last = character;
      if (run <= most || /[\p{L}\p{N}]/u.test(character)) shortened += character;
    }
    return shortened;
  };
};
