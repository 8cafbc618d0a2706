import { EyeOff } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { CoveredPassage } from '#contract/dossiers.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { cutText } from '#web/lib/cut-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { coveredIn, withCovered, withoutCovered } from './covered.ts';
import { CoveredText } from './covered-text.tsx';
import type { CoverableText } from './record-texts.ts';
import { useSelectedRange } from './use-selected-range.ts';
import { movedBy, rangeOf, type WordChoice } from './word-choice.ts';
import { type Range, samePlaces, wordsOf } from './words.ts';

/** So much of what is covered is said on a button. */
const SAID_CHARACTERS = 60;

interface CoverableFieldProps {
  text: CoverableText;
  covered: readonly CoveredPassage[];
  /** `said` is told to screen readers. */
  set: (covered: CoveredPassage[], said: string) => void;
}

/** One text, in which words are covered: selected with the pointer or a finger, or chosen word by word. */
export const CoverableField = ({ text: { place, text }, covered, set }: CoverableFieldProps) => {
  const { t } = useTexts('dossier');
  const box = useRef<HTMLParagraphElement>(null);
  const [selected, forget] = useSelectedRange(box, text);
  const [choice, setChoice] = useState<WordChoice | null>(null);
  const [last, setLast] = useState<Range | null>(null);
  const opener = useRef<HTMLSpanElement>(null);
  const here = coveredIn(covered, place);
  const field = t(`cover.field.${namedField(place.field)}`);
  const chosen = choice === null ? null : rangeOf(text, choice);
  const hasWords = useMemo(() => wordsOf(text).length > 0, [text]);
  const wordsIn = ({ start, end }: Range) => cutWords(text.slice(start, end));

  const cover = (ranges: readonly Range[]) => {
    const first = ranges[0];
    if (first === undefined) return;
    set(withCovered(covered, place, ranges), t('cover.didCover', { words: wordsIn(first) }));
    setLast(first);
    forget();
  };
  const uncover = (passage: CoveredPassage) => {
    set(withoutCovered(covered, passage), t('cover.didUncover', { words: wordsIn(passage) }));
    setLast(null);
  };
  // The tools go: the keyboard goes on where they were opened.
  const wasChoosing = useRef(false);
  useEffect(() => {
    if (wasChoosing.current && choice === null) opener.current?.querySelector('button')?.focus();
    wasChoosing.current = choice !== null;
  }, [choice]);
  const isCovered = ({ start, end }: Range) => here.some((one) => one.start <= start && one.end >= end);
  const same =
    last !== null && isCovered(last) ? samePlaces(text, last).filter((one) => !isCovered(one)) : [];
  return (
    <div className="mt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-ink-soft">{field}</p>
        {choice === null && (
          <span ref={opener}>
            <Button
              variant="quiet"
              className="-mr-4 text-sm sm:-mr-5"
              onPress={() => setChoice({ first: 0, last: 0 })}
              isDisabled={!hasWords}
            >
              {t('cover.word')}
              <span className="sr-only">{t('cover.wordOf', { field })}</span>
            </Button>
          </span>
        )}
      </div>
      {choice !== null && (
        <WordTools
          text={text}
          choice={choice}
          onChoose={setChoice}
          onCover={() => chosen !== null && cover([chosen])}
          onClose={() => setChoice(null)}
        />
      )}
      <p ref={box} dir="auto" className="max-w-[70ch] whitespace-pre-wrap wrap-anywhere">
        <CoveredText text={text} covered={here} chosen={chosen} />
      </p>
      {selected !== null && choice === null && (
        // What is pressed here must not take the selection away.
        <div
          className="sticky bottom-24 z-10 mt-2 flex flex-wrap gap-2 sm:bottom-4"
          onPointerDown={(event) => event.preventDefault()}
        >
          <Button onPress={() => cover([selected])}>
            <EyeOff aria-hidden="true" size={18} strokeWidth={1.75} />
            <span className="wrap-anywhere">{t('cover.coverSelection', { words: wordsIn(selected) })}</span>
          </Button>
          <Button variant="secondary" onPress={forget}>
            {t('cover.drop')}
          </Button>
        </div>
      )}
      {same.length > 0 && (
        <p role="status" className="mt-2 flex flex-wrap items-center gap-x-3 text-sm">
          {t('cover.same', { count: same.length })}
          <Button variant="quiet" className="text-sm" onPress={() => cover(same)}>
            {t('cover.coverSame')}
          </Button>
        </p>
      )}
      {here.length > 0 && (
        <ul aria-label={t('cover.list')} className="mt-2 border-l-2 border-hairline pl-3">
          {here.map((passage) => (
            <li key={passage.start} className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {wordsIn(passage)}
              </span>
              <Button
                variant="quiet"
                className="text-sm"
                aria-label={t('cover.uncoverOf', { words: wordsIn(passage) })}
                onPress={() => uncover(passage)}
              >
                {t('cover.uncover')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** Under which name a text stands here; all other places have the same two. */
const namedField = (field: CoveredPassage['field']) => {
  if (!field.startsWith('other_places.')) return field as Exclude<typeof field, `other_places.${string}`>;
  return field.endsWith('.place') ? 'otherPlace' : 'otherPlaceNote';
};

const cutWords = (words: string): string => {
  const line = words.replace(/\s+/g, ' ');
  const cut = cutText(line, SAID_CHARACTERS);
  return cut === line ? line : `${cut.trimEnd()}…`;
};

interface WordToolsProps {
  text: string;
  choice: WordChoice;
  onChoose: (choice: WordChoice) => void;
  onCover: () => void;
  onClose: () => void;
}

/** Chooses words without a pointer: by its buttons, or by the arrows, with the shift key several. */
const WordTools = ({ text, choice, onChoose, onCover, onClose }: WordToolsProps) => {
  const { t } = useTexts('dossier');
  const range = rangeOf(text, choice);
  const count = useMemo(() => wordsOf(text).length, [text]);
  const move = (by: 'back' | 'on' | 'more' | 'less') => onChoose(movedBy(choice, by, count));
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(event.shiftKey ? 'more' : 'on');
    else if (event.key === 'ArrowLeft') move(event.shiftKey ? 'less' : 'back');
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('cover.wordTools')}
      className="sticky top-20 z-10 my-2 flex flex-wrap gap-2 rounded-box border border-hairline bg-surface p-2"
      onKeyDownCapture={onKey}
    >
      <Button autoFocus variant="secondary" onPress={() => move('back')}>
        {t('cover.previousWord')}
      </Button>
      <Button variant="secondary" onPress={() => move('on')}>
        {t('cover.nextWord')}
      </Button>
      <Button variant="secondary" onPress={() => move('more')}>
        {t('cover.oneMore')}
      </Button>
      <Button variant="secondary" onPress={() => move('less')}>
        {t('cover.oneLess')}
      </Button>
      <Button onPress={onCover}>{t('cover.cover')}</Button>
      <Button variant="quiet" onPress={onClose}>
        {t('cover.closeWords')}
      </Button>
      <LiveRegion message={range === null ? '' : text.slice(range.start, range.end)} />
    </div>
  );
};
