/**
 * How people tell that they are set apart, run down and worn down. Over folded text. What begins alike stands together:
 * each beginning is looked for once.
 */
import { ER } from './act-verbs.ts';

/** Those who no longer speak to her; "il ne me parle plus de ce projet" tells another thing. */
const THEY =
  '(?:ils?|elles?|on|qui|personne|collegues?|chefs?|cheffe|responsable|manager|directeur|directrice|patronne?|equipe|autres|monde|filles|gars|profs)';
const NO_MORE = 'plus(?: du tout| jamais| depuis)?(?! (?:de|du|des|d|que|qu)(?![a-z]))';

const MINE =
  '(?:mon (?:poste|bureau|ordinateur|ordi|telephone|badge|secteur|portefeuille|teletravail|titre|planning|service|affectation)|ma (?:place|fonction|mission|classe|caisse|ligne|tournee|formation|voiture de fonction)|mes (?:fonctions|acces|cles|clients|patients|eleves|classes|chantiers|tournees|droits|outils|jours))';
const SALE_BOULOT =
  '(?:sales? boulots?|pires [a-z]{3,12}|taches? ingrates?|(?:dossiers|clients|horaires|plannings|chantiers|shifts|creneaux) (?:pourris|de merde|impossibles|les plus durs)|corvees?|menage|sales besognes)';
const OUT_OF =
  "(?:sortie?|viree?|exclue?|retiree?|enlevee?|ejectee?|degagee?|ecartee?|evincee?|bannie?|supprimee?) (?:du|de la|des|de mon|de l'|de(?: tous?| toutes)?(?: les| mes)?) ?(?:groupes?|canal|canaux|channels?|planning|projets?|equipe|whatsapp|slack|reunions?|conversations?|boucles?|dossiers?|service|tournee|listes?|chat|serveur)";
const PUT_AWAY =
  "(?:mise?|collee?|parquee?|releguee?|installee?|placee?|casee?) (?:toute? seule? )?(?:dans|au|en|a) (?:un |le |la |l')?(?:petit )?(?:bureau (?:vide|seule?|sans|isole|au fond)|placard|cagibi|archives|reserve|bout du couloir|coin)";
const TAKEN = `(?:enleve|retire|supprime|confisque|pris|sucre|repris)[a-z]{0,2} (?:tout(?:e|es)? )?${MINE}`;
const FOR_A_FOOL =
  'passer pour (?:une? |la |le )?(?:folle|fou|menteuse|menteur|voleuse|voleur|incompetente?|feignante?|faineante?|conne?|hysterique|parano|parano[iy]aque|nulle?|mechante?|malade|tire~au~flanc)';
const HANDED = `(?:file|refile|donne|colle|laisse|met|mis)(?:nt|tent)? (?:que |toujours |tous |toutes |systematiquement |expres )?(?:[a-z]{2,6} ){0,2}${SALE_BOULOT}`;

export const SET_APART: readonly string[] = [
  `${THEY} (?:ne |n')?(?:(?:me |m')(?:parle(?:nt)?|salue(?:nt)?|repond(?:ent)?|calcule(?:nt)?|invite(?:nt)?|convie(?:nt)?|informe(?:nt)?|inclu(?:t|ent)) ${NO_MORE}|(?:me )?di(?:t|sent) (?:meme |presque )?plus (?:bonjour|rien)|(?:m'|me )adress(?:e|ent|ait) (?:presque |meme )?(?:plus )?la parole)`,
  '(?:suis|etais|serai) plus (?:jamais )?(?:invitee?|conviee?|mise? en copie|en copie|dans (?:les|la) (?:boucles?|mails?|reunions?)|informee? de rien|prevenue? de rien|sur le planning|au planning)',
  `(?:m'(?:a|ont)|nous (?:a|ont)|ai ete|me suis (?:fait|retrouvee?)) (?:[a-z]{2,10} ){0,2}(?:${OUT_OF}|${PUT_AWAY}|${TAKEN}|${FOR_A_FOOL}|${HANDED})`,
  `me (?:fai(?:t|re)|font) ${FOR_A_FOOL}`,
  `(?:ne )?me (?:${HANDED}|(?:donne|confie|file|laisse)(?:nt)? plus (?:rien|de (?:travail|boulot|dossiers?|missions?|taches?|clients?))(?: a faire)?|laisse(?:nt)? sans (?:travail|boulot|rien (?:a )?faire|taches?|missions?)|pouss(?:e|ent|ait|er) (?:a la (?:faute|demission)|vers la (?:sortie|porte)|a bout|a (?:partir|demissionner|craquer)))`,
  '(?:install|mis|plac)[a-z]{1,3} face au mur',
  "fai(?:t|sait|saient|re) comme si (?:je n'|j'|je )(?:existais|etais) (?:pas|plus|invisible|transparente?)",
  `me (?:enleve|retire|supprime|confisque|sucre)(?:nt)? ${MINE}`,
  "change[a-z]{0,2} de (?:bureau|poste|service|equipe|horaires|planning|site|magasin|caisse|classe) sans (?:me |m')?(?:prevenir|demander|explication|avertir|mon accord|raison|un mot|consulter)",
  '(?:raconte|repand|colporte|lance|invente|courir)(?:nt|ent)? (?:[a-z]{1,12} ){0,4}(?:rumeurs?|mensonges|ragots|saletes|saloperies|horreurs)',
  '(?:rumeurs?|ragots) (?:sur|a propos de|contre) (?:moi|mon|ma|mes|nous)',
  "(?:monte|retourne|dresse)(?:nt)? (?:tout le monde|les autres|l'equipe|mes collegues|les collegues|le service|les gens) contre moi",
  '(?:parle|cause|bave|sucre)(?:nt)? (?:mal )?(?:de moi )?(?:dans|sur) mon dos',
  '(?:sabot|saccag)[a-z]{1,3} (?:mon|ma|mes) [a-z]{3,12}',
];

/** Done to her, as act-verbs.ts tells it. */
export const SET_APART_VERBS: readonly string[] = [
  `(?:ecart|evinc|retrograd|ostracis|boycott|decredibilis|diffam)${ER}`,
];

const ALL_THE_TIME =
  "(?:sans arret|sans cesse|tous les jours|tout le temps|constamment|en permanence|pour (?:un oui|rien|un rien|n'importe quoi)|a longueur de journee|toutes les [a-z0-9]{1,8} (?:minutes|heures)|dix fois par jour|jour et nuit)";

export const WORN_DOWN: readonly string[] = [
  `me (?:coup(?:e|ent|ait) (?:toujours |encore |sans arret |systematiquement )?la parole|(?:bombard|inond|mitraill|spamm)[a-z]{1,4}|(?:chronometr|minut)[a-z]{1,4}|(?:suit|suivait|suivent|guette|guettait|traque) (?:jusqu'|partout|dans|a la sortie|sur le parking|devant (?:chez|ma|la)|apres le (?:travail|service|boulot))|(?:contacte|texte|telephone|ecrit) (?:[a-z]{1,10} ){0,3}(?:le soir|la nuit|le week~end|en pleine nuit|jour et nuit)|(?:met|mettent|mettait|mettaient) (?:toujours |tout le temps |encore )?(?:une |la )?(?:grosse |enorme )?pression|(?:convoqu|reprend|repren|corrig|cherch|provoqu|harcel|critiqu|surveill|sollicit|rabroue|contredi|controle|controla)[a-z]{0,4} (?:toujours )?${ALL_THE_TIME})`,
  "m'(?:a|ont) (?:coupe (?:toujours |encore )?la parole|(?:bombard|inond|mitraill|spamm)[a-z]{1,3}|suivi[es]? (?:jusqu'|partout|dans)|attendue? (?:a la sortie|sur le parking|devant (?:chez|ma|la)))",
  "m'(?:attend|attendait|attendent) (?:a la sortie|sur le parking|devant (?:chez|ma|la)|apres le (?:travail|service|boulot))",
  "m'(?:appelle|ecrit|envoie|appellent|ecrivent|envoient) (?:[a-z]{1,10} ){0,4}(?:le soir|la nuit|le week~end|en pleine nuit|a minuit|pendant mes (?:conges|vacances|repos)|pendant mon arret|jour et nuit|a n'importe quelle heure)",
  "(?:se |s')(?:fout|foutent|foutait|fiche|fichent|paie|paient|sont foutus?|est foutue?) (?:toujours |encore |bien )?de (?:ma gueule|ma tete|ma tronche|moi|nous)",
  '(?:rit|rient|rigole|rigolent|ricane|ricanent|marree?|marre|marrent) (?:de|sur) (?:moi|mon (?:accent|physique|travail|nom|prenom|age|poids|look|niveau)|ma (?:tete|gueule|tenue|voix|facon|coiffure|peau)|mes (?:vetements|cheveux|fautes|erreurs|idees|dents))',
  '(?:est|sont|etait|etaient) (?:toujours |tout le temps |sans arret |constamment )?(?:sur mon dos|derriere moi (?:sans arret|tout le temps|a surveiller))',
  'cherche (?:toujours )?la petite bete',
  'objectifs (?:impossibles|inatteignables|irrealisables|intenables|delirants)',
  'dit(?:es|ent)? (?:que je ferais mieux )?de (?:demissionner|me casser|prendre la porte|aller voir ailleurs)',
  'me prend(?:s|nent|ait)? pour (?:sa|leur|son|une|la) (?:bonne|boniche|chose|esclave|larbin|bonniche|conne|chien)',
  '(?:compte|note|controle|epluche|surveille)(?:nt)? (?:toutes |tous )?(?:mes|mon) (?:pauses?|horaires?|passages?|allees et venues|faits et gestes|temps)',
  '(?:cach|abim|sali|vid)[a-z]{0,3} (?:toutes )?mes (?:affaires|gants|chaussures|outils|cles|habits|vetements|lunettes|papiers)',
  '(?:avertissements?|blames?|sanctions?|mises? a pied) (?:bidons?|injustifiee?s?|abusi(?:f|ve)s?|sans (?:raison|motif)|pour rien)',
  'fait (?:re)?(?:faire|recommencer|nettoyer|ranger|laver) (?:[a-z]{1,12} ){0,5}(?:dix|cinq|trois|quatre|vingt|plusieurs|[0-9]{1,2}) fois',
];
