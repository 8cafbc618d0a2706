/**
 * What was done to somebody together with the ground of it, as she joins them herself: "depuis que j'ai annoncé que
 * j'étais enceinte, il me parle plus". Either alone tells no discrimination. Over folded text.
 */

const LEAVE =
  "(?:conge (?:mat(?:ernite)?|pat(?:ernite)?|parental|d'adoption|maladie longue duree)|longue maladie|mi~temps therapeutique)";
/** Being what one may not be treated otherwise for. */
const STATE =
  '(?:enceinte|syndiquee?|deleguee?(?: syndicale?| du personnel)?|elue?(?: au cse| du personnel)?|handicapee?|rqth|gay|homo|homosexuel(?:le)?|lesbienne|trans|bi|voilee?|musulmane?|juif|juive|seropositi(?:f|ve)|diabetique|epileptique|autiste)';
const SAID_IT = '(?:dit|annonce|declare|prevenu|revele|avoue|appris|vu|su)';
const GROUND = [
  `(?:depuis|des|quand|lorsque|parce|apres|vu|car|puisque|comme|maintenant) ?(?:qu'|que |) ?(?:j'ai |je leur ai |je lui ai |on a |ils ont |il a |elle a )?(?:${SAID_IT} )?(?:que |qu')?(?:je suis|j'etais|je serais|chuis|j'suis) ${STATE}`,
  `(?:depuis|des|quand|lorsque|apres) ?(?:qu'|que |) ?(?:j'ai |ils ont |il a |elle a )${SAID_IT} (?:pour |a propos de )?(?:ma grossesse|mon handicap|mon homosexualite|ma transition|ma maladie|mon cancer|ma rqth)`,
  `(?:depuis|des|a|apres|au|pendant|durant) ?(?:mon |la |le )?(?:retour |fin |reprise |annonce )?(?:de |d'|apres )?(?:mon |ma |la |le )?(?:${LEAVE}|grossesse|coming~out|mandat(?: syndical)?|reconnaissance (?:de )?(?:travailleur|travailleuse) handicape[e]?|rqth)`,
].join('|');

const ADVERSE = [
  "(?:me|m') ?(?:parle(?:nt)?|adresse(?:nt)?|di(?:t|sent)|salue(?:nt)?|regarde(?:nt)?|invite(?:nt)?|donne(?:nt)?|confie(?:nt)?|laisse(?:nt)?|previen(?:t|nent)) (?:presque |meme |quasiment )?plus",
  "(?:me|m') ?(?:ignore(?:nt)?|evite(?:nt)?|tourne(?:nt)? le dos|boude(?:nt)?|met(?:tent)? (?:a l'ecart|de cote|au placard|la pression)|met (?:a l'ecart|de cote|au placard|la pression)|reproche(?:nt)?)",
  "(?:m'a|m'ont|m'avait|m'avaient|ai ete|me suis fait|suis) (?:[a-z]{2,10} ){0,2}(?:enlevee?|retiree?|supprimee?|prise?|refusee?|remplacee?|retrogradee?|ecartee?|evincee?|viree?|licenciee?|mutee?|deplacee?|change(?:e)? (?:de|mon|mes)|mise? (?:a l'ecart|au placard|de cote|sur un|dans un)|sucree?|colle)",
  "(?:me|m') ?(?:met|mettent|mettait|file|filent|refile|refilent|donne|donnent|colle|collent|laisse|laissent) (?:plus )?(?:que|toujours|tous|toutes)",
  "(?:n'ai|ai) (?:plus (?:eu )?(?:de prime|d'augmentation|de mission|de dossier|de poste|mon poste|mes clients|mes dossiers)|pas retrouve mon poste|perdu (?:mon poste|mes clients|mes dossiers|mes responsabilites))",
  "(?:mon poste|ma place|mes dossiers|mes clients|ma prime) (?:a|ont|avait|avaient|n'existe|n'existait) (?:ete (?:donnee?s?|supprimee?s?|prise?s?|refusee?s?|confiee?s?)|plus|disparu)",
].join('|');

/** How far one may stand from the other in the same sentence. */
const BETWEEN = '[^.!?\\n]{0,70}?';

const MORE_NAMES =
  '(?:bledarde?|blediche|arabe|chinetoque|niakoue|negro|noir|noire|africaine?|manouche|gitane?|romano|polak|boche|ritale?|gros(?:se)?|vieux|vieille|doyenne?|handicapee?|boiteux|boiteuse|tarlouze|fiotte|gouine|pd)';
const WOMEN_AND_OTHERS =
  '(?:gonzesses|nanas|meufs|bonnes femmes|bonnes~femmes|minettes|rebeus|renois|blacks|noichis|bledards|pedes|pd|gouines|trans|handis|seniors|quinquas|mamans|femmes voilees|gens comme (?:toi|vous|elle|lui))';

export const PROTECTED_GROUNDS: readonly string[] = [
  // Said to her face: whatever is said of it, it is about where she comes from.
  '(?:ton|votre) (?:[a-z]{3,9} )?accent(?! (?:est|etait) (?:joli|mignon|charmant|beau|adorable))',
  'cris? de singes?',
  "(?:pas (?:un|une|le|la) )?(?:metier|boulot|travail|poste|place) (?:d'hommes?|de mecs?|de femmes?|de bonne femme|pour (?:une|les) (?:femmes?|filles?)|d'une femme)",
  `(?:${GROUND})(?![a-z])${BETWEEN}(?<![a-z])(?:${ADVERSE})(?![a-z])`,
  `(?:${ADVERSE})(?![a-z])${BETWEEN}(?<![a-z])(?:${GROUND})(?![a-z])`,
  `(?:appell?e[a-z]{0,3}|surnomm[a-z]{1,4}|trait[a-z]{1,4} de) ?:? ?"?(?:le |la |l')${MORE_NAMES}`,
  `les ${WOMEN_AND_OTHERS} (?:[a-z']{1,10} ){0,4}(?:rien a (?:faire|foutre|fiche)|pas (?:leur place|capables?|faite?s?)|bonnes? qu'a|bons? qu'a|rester a la maison|a la cuisine)`,
  'trop (?:vieux|vieille|agee?|jeune|grosse?|foncee?|typee?|bronzee?|voilee?) pour (?!(?:la|ma|sa) retraite)(?:le|la|les|un|une|ce|cet|cette|ca|etre|faire|evoluer|apprendre|travailler|vendre|ce poste|ce metier|l)[a-z]{0,12}',
  "(?:refus|ecart|vir|mut|licenci|retir|enlev|ignor|insult|moqu|reproch|plac|pris)[a-z]{0,4} (?:[a-z']{1,12} ){0,5}(?:a cause de|en raison de|du fait de|par rapport a) (?:ma maladie|mon cancer|mon traitement|mes arrets?(?: maladie)?|mon arret(?: maladie)?|mon conge [a-z]{3,10}|mes enfants|mes gosses|ma rqth|mon poids|mon physique|mon apparence|mon prenom|mon adresse|ma situation de famille|mes opinions)",
  '(?:se moqu[a-z]{1,4}|rigol[a-z]{1,4}|imit[a-z]{1,4}|sing[a-z]{1,3}|ricain[a-z]{0,2}|ricane[a-z]{0,3}) (?:de |sur )?mon (?:accent|handicap|begaiement|age|poids|voile|prenom)',
];
