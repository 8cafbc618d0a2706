import { compile } from 'html-to-text';
import { Parser } from 'htmlparser2';

/** Both readers take time that grows with the square of how deep elements stand in each other. */
const MAX_DEPTH = 250;
const MAX_ELEMENTS = 20_000;
/** Stands where the rest was not read. */
const CUT = '\n…';

/** What is in them is no text of a mail; scripts and styles are left out too. */
const SKIPPED = ['head', 'title', 'template', 'img'];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** Most tables of mails are there for their layout. */
const CELLS = ['tr', 'td', 'th'];

const convert = compile({
  wordwrap: false,
  // All of it: text also stands outside a body, or in the second of two.
  baseElements: { selectors: [], returnDomByDefault: true },
  selectors: [
    ...SKIPPED.map((selector) => ({ selector, format: 'skip' })),
    // As they were written, not in capitals.
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
    ...CELLS.map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
  ],
});

/**
 * The words of HTML that somebody may have made up to hurt: with the addresses of its links, without any markup, and its
 * beginning alone where it is too long or too deep. Nothing is loaded. '' where there is nothing to read.
 */
export const textOfHtml = (html: string, maxCharacters: number): string => {
  const end = endOfReadable(html, maxCharacters);
  const text = convertOrNothing(html.slice(0, end)).trim();
  return end === html.length || text === '' ? text : text.slice(0, maxCharacters) + CUT;
};

/** The converter fails for some of what can be made up, such as a list in Roman numbers that begins with 100,000. */
const convertOrNothing = (html: string): string => {
  try {
    return convert(html);
  } catch {
    return '';
  }
};

/** Where reading has to end: tags are counted without a tree of them being made. */
const endOfReadable = (html: string, maxCharacters: number): number => {
  let end: number | undefined;
  let depth = 0;
  let elements = 0;
  let characters = 0;
  let unread = 0;
  const isUnread = (name: string): boolean => name === 'script' || name === 'style' || SKIPPED.includes(name);
  const cutAt = (index: number): void => {
    end ??= index;
    parser.pause();
  };
  const parser = new Parser({
    onopentagname: (name) => {
      depth += 1;
      elements += 1;
      if (isUnread(name)) unread += 1;
      if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) cutAt(parser.startIndex);
    },
    onclosetag: (name) => {
      depth -= 1;
      if (isUnread(name)) unread -= 1;
    },
    ontext: (text) => {
      if (unread > 0) return;
      characters += text.replace(/\s+/g, ' ').length;
      if (characters > maxCharacters) cutAt(Math.min(parser.endIndex + 1, parser.startIndex + maxCharacters));
    },
  });
  parser.write(html);
  return end ?? html.length;
};
