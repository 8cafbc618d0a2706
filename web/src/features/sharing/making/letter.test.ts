import { beforeAll, expect, it } from 'vitest';
import { SHARE_DAYS_MAX, SHARE_LETTER_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { shareInput } from '#contract/shares.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { i18n, loadCatalogue } from '#web/i18n/texts.ts';
import { leftPlaceholder, proposedLetter, withProposed } from './letter.ts';
import { OFFERED_DAYS, shareSchema } from './share-schema.ts';

const DOSSIER = {
  title: 'Réunions de novembre',
  taken_at: '2026-11-23T10:00:00.000Z',
  created_at: '2026-11-22T10:00:00.000Z',
};
const VALUES = {
  dossier_id: '0198f0a1-0000-7000-8000-000000000001',
  recipient: 'Me Leroy',
  days: '30',
  max_openings: '',
  may_download: true,
  letter: '',
};

beforeAll(async () => {
  await loadTexts(['sharing']);
  await loadCatalogue('sharing', 'en');
});

it.each(['fr', 'en'] as const)(
  'the proposed letter in %s names the dossier and its moment, and leaves the rest to be written',
  (language) => {
    const t = i18n.getFixedT(language, 'sharing');
    const letter = proposedLetter(DOSSIER, t, language);
    expect(letter).toContain('Réunions de novembre');
    expect(letter).toMatch(/23\s(novembre|November)\s2026/);
    expect(letter.match(/\[[^\]]+\]/g)).toHaveLength(3);
    // Nothing of what happened, and no law.
    expect(letter).not.toMatch(/harc|victim|faits|article|L\d{4}|abuse/i);
  },
);

it('a letter is not sent while a proposed passage stands in it; brackets of one’s own are', () => {
  const t = i18n.getFixedT('fr', 'sharing');
  const proposed = proposedLetter(DOSSIER, t, 'fr');
  expect(leftPlaceholder(proposed, t)).toBe('[Ce que vous attendez de votre avocat·e, avec vos mots]');
  expect(shareSchema(t).safeParse({ ...VALUES, letter: proposed }).success).toBe(false);
  expect(leftPlaceholder('Il a dit [sic] « dehors ».', t)).toBeNull();
  expect(shareSchema(t).safeParse({ ...VALUES, letter: 'Il a dit [sic].' }).success).toBe(true);
});

it.each([
  [{ recipient: ' \u200b ' }, 'recipient'],
  [{ recipient: 'x'.repeat(201) }, 'recipient'],
  [{ dossier_id: '' }, 'dossier_id'],
  [{ max_openings: '0' }, 'max_openings'],
  [{ max_openings: '-1' }, 'max_openings'],
  [{ max_openings: '1.5' }, 'max_openings'],
  [{ max_openings: '1001' }, 'max_openings'],
  [{ letter: 'x'.repeat(SHARE_LETTER_MAX_CHARACTERS + 1) }, 'letter'],
])('the form says at the field what the server would refuse: %j', (wrong, field) => {
  const parsed = shareSchema(i18n.getFixedT('fr', 'sharing')).safeParse({ ...VALUES, ...wrong });
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

it('what the form lets through is what the server takes', () => {
  expect(Math.max(...OFFERED_DAYS)).toBeLessThanOrEqual(SHARE_DAYS_MAX);
  const parsed = shareSchema(i18n.getFixedT('fr', 'sharing')).parse({ ...VALUES, max_openings: ' 12 ' });
  const sent = { ...parsed, id: VALUES.dossier_id, days: Number(parsed.days), max_openings: 12 };
  expect(parsed.max_openings).toBe('12');
  expect(shareInput.safeParse(sent).success).toBe(true);
});

it('the proposed text stands under what is written, and never twice', () => {
  expect(withProposed(' ', 'Maître,')).toBe('Maître,');
  const once = withProposed('Bonjour.\n', 'Maître,');
  expect(once).toBe('Bonjour.\n\nMaître,');
  expect(withProposed(once, 'Maître,')).toBe(once);
});
