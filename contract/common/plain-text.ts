/** What a plain text may contain: checked before a file is sent, and again when it is received. */

/** Not allowed in a text: control characters other than tab, line and page ends, and code points that are no characters. */
export const NOT_TEXT = /[^\P{Cc}\t\n\f\r]|[\ufffe\uffff]/u;

/**
 * Text that programs interpret as another format: what browsers sniff as HTML or XML
 * (https://mimesniff.spec.whatwg.org, 7.1), which includes SVG, and RTF and PostScript.
 * @param head the first bytes of the file, each as a character of Latin-1
 */
export const isMarkup = (head: string): boolean =>
  /^(<!doctype html|<(html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg)[ >\t\n\r/]|<!--|<\?xml|\{\\rtf|%!ps)/i.test(
    head.replaceAll('\0', '').replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\t\n\f\r ]*/, ''),
  );
