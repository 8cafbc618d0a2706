/** Whether a text is a mail as programs save it (`.eml`), by its beginning. Page and server use the same rule. */
import { isNamedAsMail } from './file-endings.ts';

/** A field of the header: its name, and its value with the lines that continue it (RFC 5322, 2.2). */
const FIELD = /^([!-9;-~]{1,76}):(?:[^\r\n]*)(?:\r?\n[ \t][^\r\n]*)*(?:\r?\n|$)/;

/**
 * True for the beginning of a file that is called a mail and has the header of one: its sender, and something that the
 * programs on its way wrote. A note that somebody begins with 'De :' or 'From:' stays a text.
 * @param head the first bytes of the file, each as a character of Latin-1
 */
export const isMail = (head: string, name: string): boolean => {
  if (!isNamedAsMail(name)) return false;
  const names = fieldNames(head);
  return names.has('from') && ['date', 'message-id', 'received'].some((field) => names.has(field));
};

/** The names of the fields before the first empty line, in lower case. None when something else stands among them. */
const fieldNames = (head: string): ReadonlySet<string> => {
  const names = new Set<string>();
  let rest = head.replace(/^\xef\xbb\xbf/, '');
  while (rest !== '' && !/^\r?\n/.test(rest)) {
    const field = FIELD.exec(rest);
    if (!field) return new Set();
    names.add((field[1] ?? '').toLowerCase());
    rest = rest.slice(field[0].length);
  }
  return names;
};
