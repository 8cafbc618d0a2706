import { trustedTypes } from './trusted-types.ts';

/**
 * React Aria empties its live regions by `innerHTML = ''` (LiveAnnouncer.clear) at each digit that is typed into a date or an
 * hour, and the page's policy refuses every HTML text. What empties an element is let through, and nothing else.
 */
trustedTypes?.createPolicy('default', {
  createHTML: (html) => {
    if (html !== '') throw new TypeError('No HTML is written into this page');
    return html;
  },
});
