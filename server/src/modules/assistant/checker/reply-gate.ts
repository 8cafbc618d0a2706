/**
 * The gate between a streaming model and the person. A sentence is shown once it is whole and has been judged; only
 * beginnings that can stand alone are shown earlier, markers never. Nothing that was shown is taken back.
 *
 * [Note: bounded work] A model may send anything. What was searched is not searched again, a sentence is judged as it
 * stands beyond SENTENCE_MAX_CHARACTERS, and nothing is read beyond READ_MAX_CHARACTERS.
 *
 * [Note: second try] A model that breaks a rule before it has asked anything is stopped and asked once more. What was
 * shown stays; the second try takes the place of the rest. A neutral question takes the place of a second try that
 * breaks a rule as well, or brings nothing.
 */

import { neutralQuestion } from '../guide/neutral-question.ts';
import { quietReply, wordsForMarker } from '../guide/next-reply.ts';
import { type InterviewState, toldIn } from '../interview-state.ts';
import { fold, sentenceEnd } from '../text/text.ts';
import { asks, rejectionOf } from './check-reply.ts';
import { isMeasurement, REPLY_MAX_CHARACTERS } from './form.ts';
import { harmlessHead } from './harmless-head.ts';
import {
  afterMarker,
  findMarker,
  MARKER_MAX_CHARACTERS,
  type Marker,
  markerTailStart,
  readMarker,
} from './marker.ts';
import type { RejectionReason } from './rejection.ts';
import type { ReplyGate, ReplyGateOptions } from './reply-gate-types.ts';
import { beforeClosingSigns, runShortener } from './stream-text.ts';
import { toldFrom } from './told/told.ts';

export const SENTENCE_MAX_CHARACTERS = 600;
/** Nothing is read of one try beyond this. */
export const READ_MAX_CHARACTERS = 8_000;
/** Kept free for the question, as long as none has been asked. */
const QUESTION_ROOM_CHARACTERS = 200;
/** As many of the last questions are not asked again in the same words. */
const ASKED_BEFORE = 2;
/** Of the same sign or space in a row. */
const RUN_MAX_CHARACTERS = 3;

export const createReplyGate = (state: InterviewState, { onScan }: ReplyGateOptions = {}): ReplyGate => {
  const told = toldFrom(toldIn(state), { afterAlarm: state.alarm !== null });
  const quiet = quietReply(state);
  let shorten = runShortener(RUN_MAX_CHARACTERS);
  let room = READ_MAX_CHARACTERS;
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
  /** The first sentence that was left out, of all tries. */
  let rejected: string | null = null;
  /** Why the first one of this try was. */
  let broken: RejectionReason | null = null;
  /** How much had been let through when the second try began; null in the first. */
  let before: number | null = null;

  const refusalOf = (sentence: string): RejectionReason | null => {
    onScan?.(sentence.length);
    const isAsking = asks(sentence);
    const most = REPLY_MAX_CHARACTERS - (asked || isAsking ? 0 : QUESTION_ROOM_CHARACTERS);
    if (kept.length + sentence.length > most && !isMeasurement(sentence)) return 'long';
    if (isOfThisReply(sentence)) return 'repeated';
    if (isAsking) {
      // One question at a time: a second one is left out, however well it is put.
      if (asked) return 'multiple';
      if (quiet === undefined && wasJustAsked(sentence)) return 'repeated';
      if ((quiet !== undefined || state.ended) && !LEAVES_THE_CHOICE.test(fold(sentence))) return 'pressure';
    }
    return rejectionOf(sentence, told);
  };

  /** A model that turns round says the same sentence until it is stopped. */
  const isOfThisReply = (sentence: string): boolean => {
    const words = sentence.trim();
    return kept.startsWith(words) || kept.includes(` ${words}`);
  };

  /** She has read it in one of the last replies: it sounds like nobody who listens. */
  const wasJustAsked = (sentence: string): boolean => {
    const words = fold(sentence).trim();
    return state.asked.slice(-ASKED_BEFORE).some(({ text }) => fold(text).trim().endsWith(words));
  };

  /** Judges the first characters of what is being written and goes on behind them. True when they are refused. */
  const settle = (length: number, words = current.slice(0, length)): boolean => {
    head = mayShowHead() ? Math.min(harmlessHead(current, head), length) : 0;
    let refusal: RejectionReason | null = null;
    if (words.trim() === '') keep(words);
    else if (isSaidAlready(words)) keep(' ');
    else if (!isStopped()) {
      refusal = dropping ? (broken ?? 'unfit') : refusalOf(words);
      if (refusal === null) {
        keep(words);
        asked ||= asks(words);
      } else {
        rejected ??= words.trim();
        broken ??= refusal;
        closeHead();
      }
    }
    dropping = false;
    goOnBehind(length);
    return refusal !== null;
  };

  /** See [Note: second try]: what still comes of a try that is over, in the same piece, counts no more. */
  const isStopped = (): boolean => broken !== null && !asked && quiet === undefined;

  const closeHead = (): void => {
    if (head > 0) keep(`${current.slice(0, head)}.`);
  };

  const mayShowHead = (): boolean => !asked && !dropping && before === null && broken === null;

  /** Thanked in the first try, thanked again in the second. */
  const isSaidAlready = (words: string): boolean =>
    before !== null &&
    kept !== '' &&
    !asks(words) &&
    (kept.includes(words.trim()) || harmlessHead(words, 0) >= words.trimEnd().length - 1);

  const keep = (words: string): void => {
    if (words.trim() !== '') kept += kept === '' || kept.length === before ? words.trimStart() : words;
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
      } else if (end !== -1 && end <= markerTailStart(current)) settle(end);
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
    const wasDropping = dropping;
    const isRefused = settle(length);
    dropping = wasDropping || isRefused;
  };

  const release = (): string => {
    if (behindMarker || !mayShowHead()) head = 0;
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
    endTry({ brokenOff = false } = {}) {
      settleWhole();
      const last = readMarker(current);
      marker = last.marker ?? marker;
      const words = last.marker ? `${/^\s*/.exec(current)?.[0] ?? ''}${last.text}` : current;
      if (brokenOff && !/[.!?…»]$/.test(last.text)) {
        head = mayShowHead() ? harmlessHead(current, head) : 0;
        closeHead();
        goOnBehind(current.length);
      } else settle(current.length, words);
    },
    get brokenRule() {
      return isStopped() ? broken : null;
    },
    get letThrough() {
      return kept.trimEnd();
    },
    tryAgain() {
      shorten = runShortener(RUN_MAX_CHARACTERS);
      room = READ_MAX_CHARACTERS;
      closeHead();
      goOnBehind(current.length);
      behindMarker = false;
      dropping = false;
      broken = null;
      if (kept.trim() !== '') kept = `${closed(kept)} `;
      before = kept.length;
      return release();
    },
    end() {
      this.endTry();
      let final = kept.trimEnd();
      if (quiet !== undefined) {
        if (final === '' && (marker ?? rejected) !== null) final = quiet;
      } else {
        // A second try that brought nothing leaves the first one where it was stopped.
        const isOpen = broken !== null || (before !== null && final.length <= before);
        if (isOpen && !asked) final = [closed(final), neutralQuestion(state)].filter(Boolean).join(' ');
        if (final === '' && marker) final = wordsForMarker(state, marker);
      }
      return { rest: final.slice(shown), final, rejected };
    },
  };
};

/** With a full stop, where a marker or the end of the stream stood in its place. */
const closed = (text: string): string => text.trimEnd().replace(/(?<=[\p{L}\p{N}])$/u, '.');

/** After distress, danger, a wish to stop or the end of the account: the only questions that are let through. */
const LEAVES_THE_CHOICE = /^(?:[^?]*[,:] )?(?:souhaitez|voulez|preferez|preferiez|aimeriez)-vous [^?]*\?/;
