/** Every article of /help, in the order in which a shelf shows them. The texts stand beside, by language. */
import type { Article, ArticleFacts, Shelf } from './article.ts';

/** The day on which all of them were gone through against the product and the sources of law/. */
const VERIFIED = '2026-11-23';

const article = <const Next extends readonly string[]>(
  shelf: Shelf,
  next: Next,
  status: ArticleFacts['status'] = 'checked',
) => ({ shelf, status, verified: VERIFIED, next }) as const;

export const ARTICLES = {
  commencer: article('guide', ['garder-une-note', 'quitter-vite', 'qui-appeler']),
  'garder-une-note': article('guide', ['pieces', 'retrouver', 'incidents']),
  assistant: article('guide', ['incidents', 'ce-que-recueil-ne-fait-pas']),
  incidents: article('guide', ['pieces', 'historique', 'incident-sensible']),
  personnes: article('guide', ['anonymiser', 'incidents']),
  pieces: article('guide', ['enregistrements', 'historique']),
  historique: article('guide', ['ce-que-recueil-ne-fait-pas', 'preuve']),
  'incident-sensible': article('guide', ['quitter-vite', 'deux-etapes']),
  anonymiser: article('guide', ['personnes', 'parler-en-public']),
  supprimer: article('guide', ['dans-le-navigateur', 'historique']),
  retrouver: article('guide', ['garder-une-note', 'incident-sensible']),
  'quitter-vite': article('guide', ['dans-le-navigateur', 'deux-etapes']),
  'dans-le-navigateur': article('guide', ['quitter-vite', 'deux-etapes']),
  'sur-le-telephone': article('guide', ['garder-une-note', 'quitter-vite']),
  reglages: article('guide', ['quitter-vite', 'deux-etapes']),
  'deux-etapes': article('guide', ['pas-a-pas-deux-etapes', 'dans-le-navigateur']),
  'vos-donnees': article('guide', ['supprimer', 'historique']),
  's-arreter': article('guide', ['verification', 'vos-donnees']),
  dossier: article('guide', ['verification', 'transmettre', 'incident-sensible']),
  verification: article('guide', ['dossier', 'preuve']),
  transmettre: article('guide', ['trouver-un-avocat', 'dossier']),
  'ce-que-recueil-ne-fait-pas': article('guide', ['historique', 'verification', 'preuve']),
  'harcelement-moral': article('rights', ['preuve', 'delais', 'qui-agit'], 'to_confirm'),
  'harcelement-sexuel': article('rights', ['preuve', 'delais', 'qui-agit'], 'to_confirm'),
  discrimination: article('rights', ['preuve', 'delais', 'qui-appeler'], 'to_confirm'),
  preuve: article('rights', ['pieces', 'attestation', 'enregistrements'], 'to_confirm'),
  delais: article('rights', ['preuve', 'qui-agit'], 'to_confirm'),
  enregistrements: article('rights', ['preuve', 'pieces'], 'to_confirm'),
  'trouver-un-avocat': article('rights', ['transmettre', 'delais', 'qui-appeler'], 'to_confirm'),
  attestation: article('rights', ['preuve', 'personnes']),
  'parler-en-public': article('rights', ['qui-agit', 'communaute']),
  represailles: article('rights', ['qui-agit', 'delais'], 'to_confirm'),
  'qui-agit': article('rights', ['sante', 'qui-appeler'], 'to_confirm'),
  sante: article('rights', ['qui-appeler', 'qui-agit'], 'to_confirm'),
  'qui-appeler': article('calling', ['qui-agit', 'quitter-vite']),
  'pas-a-pas-note': article('steps', ['pas-a-pas-piece', 'garder-une-note']),
  'pas-a-pas-raconter': article('steps', ['pas-a-pas-piece', 'assistant']),
  'pas-a-pas-piece': article('steps', ['pieces', 'enregistrements']),
  'pas-a-pas-deux-etapes': article('steps', ['deux-etapes', 'quitter-vite']),
  questions: article('questions', ['commencer', 'ce-que-recueil-ne-fait-pas']),
  communaute: article('community', ['parler-en-public', 'qui-appeler']),
} as const satisfies Readonly<Record<string, ArticleFacts>>;

export type ArticleSlug = keyof typeof ARTICLES;
/** The texts of all of them, in one language. */
export type Articles = Readonly<Record<ArticleSlug, Article>>;

export const isArticleSlug = (slug: string): slug is ArticleSlug => Object.hasOwn(ARTICLES, slug);

/** The articles of a shelf, in their order. */
export const articlesOn = (shelf: Shelf): ArticleSlug[] =>
  (Object.keys(ARTICLES) as ArticleSlug[]).filter((slug) => ARTICLES[slug].shelf === shelf);
