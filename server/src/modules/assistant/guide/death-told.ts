/** A death that is told: it wants a word of care before any question. */
import { foldOwnWords } from './fold-once.ts';

const SOMEBODY =
  "(?:(?:ma|mon|mes|une?|la|le|cette|ce|notre|sa|son|deux|autre|l'autre) ?(?:(?:jeune|ancien(?:ne)?|autre|ex-?|petite?|meilleure?) ){0,2}(?:collegues?|amie?|copine|copain|binome|stagiaire|apprentie?|chef|cheffe|patronne?|responsable|tut(?:eur|rice)|salariee?|employee?|interimaire|client|cliente|patiente?|residente?|eleve|femme|homme|fille|fils|mere|pere|maman|papa|soeur|frere|mari|conjointe?|compagnon|compagne|bebe|enfant|grand-(?:mere|pere)|cousine?|oncle|tante|neveu|niece|beau-(?:pere|frere|fils)|belle-(?:mere|soeur|fille)|voisine?)(?: [a-z-]{2,16})?(?: qui)?|il|elle|ils|elles|quelqu'un|personne d'autre qui)";
const DIED =
  "(?:s'est (?:suicidee?|pendue?|defenestree?|immolee?|tuee?(?! (?:a la tache|au (?:travail|boulot|taf)|a (?:nous |me |vous |te |leur |lui )?(?:dire|repeter|expliquer|travailler|bosser|faire)))|donne la mort|ote la vie|jetee? (?:sous|par la fenetre|du))|se sont (?:suicidee?s|tuee?s|donne la mort)|s'etait (?:suicidee?|pendue?|donne la mort)|a mis fin a ses jours|(?:est|etait|sont) (?:decedee?s?|morte?s?)(?! (?:de (?:rire|fatigue|faim|soif|froid|chaud|peur|trouille|jalousie|honte|inquietude|ennui|curiosite)|d'(?:ennui|envie|inquietude|impatience)|pour moi|a mes yeux|dans le film|dans l'oeuf))|a perdu la vie|a succombe)";
const DEATH = new RegExp(
  `(?<![a-z'])(?:${SOMEBODY} (?:(?:en|y) )?${DIED}|(?:suicide|deces|enterrement|obseques) (?:de |d'|du )(?:ma|mon|notre|une?|l'autre) ?(?:collegue|amie?|stagiaire|mere|pere|soeur|frere|mari|femme|fils|fille|binome|bebe|enfant))(?![a-z])`,
);

/** "Ma collègue s'est suicidée l'an dernier": in her own words, and not as a figure of speech. */
export const tellsOfDeath = (text: string): boolean => DEATH.test(foldOwnWords(text));
