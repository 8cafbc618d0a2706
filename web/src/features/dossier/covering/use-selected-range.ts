import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Range, wholeWords } from './words.ts';

/**
 * What is selected in an element that holds a text and nothing else, grown to whole words; null for nothing. It stays when the
 * selection is lost to a press elsewhere, as touch screens do.
 * @returns also what forgets it
 */
export const useSelectedRange = (
  box: RefObject<HTMLElement | null>,
  text: string,
): [Range | null, () => void] => {
  const [selected, setSelected] = useState<Range | null>(null);
  useEffect(() => {
    const look = () => {
      const found = selectedIn(box.current);
      if (found === 'elsewhere') return;
      setSelected(found === 'nothing' ? null : wholeWords(text, found));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [box, text]);
  const forget = useCallback(() => {
    window.getSelection()?.removeAllRanges();
    setSelected(null);
  }, []);
  return [selected, forget];
};

/** The places of what is selected, in UTF-16 code units. `nothing`: only the caret is there, or other words are selected. */
const selectedIn = (box: HTMLElement | null): Range | 'nothing' | 'elsewhere' => {
  const selection = window.getSelection();
  if (box === null || selection === null || selection.rangeCount === 0) return 'elsewhere';
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(box)) return selection.isCollapsed ? 'elsewhere' : 'nothing';
  if (selection.isCollapsed) return 'nothing';
  const inside = document.createRange();
  inside.selectNodeContents(box);
  const [whole, start] = [inside.cloneRange(), inside.cloneRange()];
  // A selection may begin before the text, or end behind it.
  if (range.compareBoundaryPoints(START_TO_START, whole) > 0) {
    inside.setStart(range.startContainer, range.startOffset);
  }
  if (range.compareBoundaryPoints(END_TO_END, whole) < 0) {
    inside.setEnd(range.endContainer, range.endOffset);
  }
  start.setEnd(inside.startContainer, inside.startOffset);
  const before = start.toString().length;
  return { start: before, end: before + inside.toString().length };
};

// As the DOM numbers them; its own `Range` is hidden here by ours.
const START_TO_START = 0;
const END_TO_END = 2;
