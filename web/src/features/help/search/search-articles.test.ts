import { describe, expect, it } from 'vitest';
import en from '../articles/en/index.ts';
import fr from '../articles/fr/index.ts';
import { indexArticles, searchArticles, termsOf } from './search-articles.ts';

const index = indexArticles(fr);
const first = (query: string) => searchArticles(index, query).items.map(({ slug }) => slug)[0];

describe('the search of the help', () => {
  it.each([
    ['harcelement moral', 'harcelement-moral'],
    ['HARCÈLEMENT MORAL', 'harcelement-moral'],
    ['quitter', 'quitter-vite'],
    ['prescri', 'delais'],
    ['cerfa', 'attestation'],
    ['dictaphone cacher', 'enregistrements'],
    ['corbeille', 'supprimer'],
    ['2fa', 'deux-etapes'],
    ['3114', 'qui-appeler'],
    ['diffamations', 'parler-en-public'],
    ['comment supprimer un incident', 'supprimer'],
    ['mon employeur peut il lire', 'questions'],
    ['mon chef me crie dessus', 'harcelement-moral'],
    ['on m’insulte tous les jours', 'harcelement-moral'],
    ['il m’a touchée', 'harcelement-sexuel'],
    ['je suis enceinte et on me refuse une promotion', 'discrimination'],
    ['whatsapp', 'pieces'],
    ['je suis épuisée', 'sante'],
    ['il m’a frappé', 'qui-appeler'],
    ['je veux mourir', 'qui-appeler'],
    ['peur d’être viré', 'represailles'],
  ])('finds for %j first %s', (query, slug) => {
    expect(first(query)).toBe(slug);
  });

  it('finds only what has all of the words, each also as the beginning of one', () => {
    const few = indexArticles({
      both: { title: 'Le code du téléphone', summary: '', words: '', sections: [] },
      one: { title: 'Le code de la route', summary: '', words: '', sections: [] },
      other: { title: 'Le téléphone', summary: '', words: '', sections: [] },
    });
    const found = searchArticles(few, 'tele CODES');
    expect(found).toMatchObject({ items: [{ slug: 'both' }], isPartial: false });
    expect(found.items).toHaveLength(1);
  });

  it('shows few for a sentence, and nothing for its small words', () => {
    const { items } = searchArticles(index, 'mon chef me crie dessus quand je suis en retard le matin');
    expect(items[0]?.slug).toBe('harcelement-moral');
    expect(items.length).toBeLessThan(10);
  });

  it('lets a rare word weigh more than one that many articles have', () => {
    const article = (title: string) => ({ title, summary: '', words: '', sections: [] });
    const few = indexArticles({
      first: article('Le journal'),
      second: article('Le journal imprimé'),
      third: article('Un dictaphone'),
    });
    const { items, isPartial } = searchArticles(few, 'journal dictaphone');
    expect([items[0]?.slug, isPartial]).toEqual(['third', true]);
  });

  it('takes one or two letters for a word, not for the beginning of one', () => {
    expect(searchArticles(index, 'rh').items.map(({ slug }) => slug)).toContain('qui-agit');
    const few = indexArticles({ one: { title: 'Les rhumes', summary: '', words: '', sections: [] } });
    expect(searchArticles(few, 'rh').items).toEqual([]);
  });

  it('says so where no article has all of them', () => {
    expect(searchArticles(index, 'attestation dictaphone')).toMatchObject({ isPartial: true });
    expect(searchArticles(index, 'xylophone')).toEqual({ items: [], isPartial: false });
  });

  it.each(['', '   ', '…?!', '«  »'])('searches for nothing in %j', (query) => {
    expect(searchArticles(index, query)).toEqual({ items: [], isPartial: false });
  });

  it('looks for small words only where there are no others', () => {
    expect(termsOf('les délais de la plainte')).toEqual(['delai', 'plainte']);
    expect(termsOf('qui')).toEqual(['qui']);
  });

  it('marks in the excerpt what was found, as it is written there', () => {
    const { items } = searchArticles(index, 'SÉPAREMENT');
    const { excerpt, section } = items[0] ?? {};
    const [[start, end] = [0, 0]] = excerpt?.marks ?? [];
    expect(excerpt?.text.slice(start, end)).toBe('séparément');
    expect(section?.id).toBe('texte');
  });

  it('cuts long passages between words, around what was found', () => {
    for (const { excerpt } of searchArticles(index, 'chiffrées').items) {
      expect(excerpt?.text.length ?? 0).toBeLessThan(190);
      for (const [start, end] of excerpt?.marks ?? [])
        expect(excerpt?.text.slice(start, end)).toMatch(/^chiffr/i);
    }
  });

  it('finds in English too', () => {
    const english = indexArticles(en);
    expect(searchArticles(english, 'recording law').items[0]?.slug).toBe('enregistrements');
    expect(searchArticles(english, 'my boss yells at me').items[0]?.slug).toBe('harcelement-moral');
    expect(searchArticles(english, 'whatsapp').items[0]?.slug).toBe('pieces');
  });
});
