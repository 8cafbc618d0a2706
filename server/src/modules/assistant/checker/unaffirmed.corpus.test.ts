import { describe, expect, it } from 'vitest';
import { checkReply } from './check-reply.ts';
import { FRAMED_ACCOUNTS } from './corpus/framed-accounts.ts';
import { FRAMED_IN_OTHER_WORDS } from './corpus/framed-in-other-words.ts';

const ACCOUNTS = [...FRAMED_ACCOUNTS, ...FRAMED_IN_OTHER_WORDS];

describe('words that were told and not affirmed', () => {
  const leading = ACCOUNTS.flatMap(([told, questions]) =>
    questions.map((question) => [told, question] as const),
  );
  it.each(leading)('after “%s” does not ask “%s”', (told, question) => {
    expect(checkReply(question, told).ok).toBe(false);
  });

  const open = ACCOUNTS.flatMap(([told, _, questions]) =>
    questions.map((question) => [told, question] as const),
  );
  it.each(open)('after “%s” may ask “%s”', (told, question) => {
    expect(checkReply(question, told)).toEqual({ ok: true });
  });
});
