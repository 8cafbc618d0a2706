/** How people tell what they have done since, or that they have done nothing. Over folded text. */
import { anyOf } from './any-of.ts';
import { phrases } from './phrases.ts';

/** Those whom one turns to. */
export const RECIPIENTS = `(?:la |le |les |l'|ma |mon |mes |un |une |des |aux? |du )?${anyOf(
  'drh|rh|ressources humaines|cse|chsct|cssct|syndicats?',
  'delegue[a-z]{0,2}(?: syndical[a-z]{0,2}| du personnel)?|elue?s?(?: du cse)?',
  'representante?s?(?: du personnel| syndical[a-z]{0,2})?|direction|directeur|directrice',
  'patronne?|responsable|manager|managere?use|chef|cheffe|n\\+[12]|superieure?s?|hierarchie',
  'referente?(?: harcelement)?|inspection(?: du travail)?|inspecteur|inspectrice',
  'medecin(?: traitant| du travail)?|medecine du travail|docteur|generaliste|psy|psychologue',
  'psychiatre|infirmiere?|assistante? sociale|avocate?|police|gendarmes?|gendarmerie',
  "commissariat|procureur|prud'hommes?|conseil|defenseur des droits|collegues?|proches?|mari",
  'femme|conjointe?|compagnon|compagne|copine?|amie?s?|soeur|frere|mere|pere|parents|famille',
  "quelqu'un|personne|3919|association",
)}`;

const I_HAVE =
  "(?:j'|j |je |on )(?:en |lui |leur |l'|m'en |y )?(?:ai|avais|a|suis|me suis|m'en suis) (?:[a-z]{2,11} ){0,3}";

export const ACTION_WORDS = phrases(
  `${I_HAVE}(?:parle|discute) (?:de (?:ca|cela|tout ca|la situation|mon probleme|cette histoire) )?(?:a|avec|aux?) ?(?:[a-z]{1,14} ){0,2}${RECIPIENTS}`,
  `j'ai ete (?:voir|trouver|consulter|me plaindre (?:a|aupres de)|parler (?:a|avec|aux?)) ?(?:[a-z]{1,14} ){0,2}${RECIPIENTS}`,
  "j'(?:ai|avais) (?:du )?(?:ete|aller) (?:direct(?:ement)? |tout de suite )?(?:aux urgences|a l'hopital|au commissariat|a la (?:gendarmerie|police)|chez (?:le |la |mon |ma |un |une )?(?:medecin|docteur|generaliste|psy[a-z]{0,8}|avocate?))",
  "j'ai (?:un |des |le |mon |obtenu un )(?:certificats?(?: medica(?:l|ux))?|arrets?(?: de travail| maladie))",
  "j'en ai (?:[a-z]{2,10} ){0,2}(?:parle|discute|fait part|informe)",
  "(?:j'en|j'|j) ?ai (?:[a-z]{2,10} ){0,2}(?:alerte|prevenue?s?|informee?s?|averti[es]{0,2}|contactee?s?|saisi[es]{0,2}|appelee?s?|signale[es]{0,2}|denonce[es]{0,2}|interpelle[es]{0,2}|sollicite[es]{0,2}|consultee?s?|rencontre[es]{0,2}|confronte[es]{0,2}|recadre[es]{0,2})",
  "j'ai (?:[a-z]{2,10} ){0,2}(?:ecrit|envoye|adresse|redige|transmis|fait|depose|rempli|remis) (?:[a-z']{1,12} ){0,3}(?:mails?|emails?|e-mails?|courriels?|courriers?|lettres?|recommandees?|signalements?|plaintes?|main~courante|declarations?|compte~rendus?|rapports?|sms|messages?|reclamations?|attestations?|demandes?|droit d.alerte|recommandes?|ar|lrar|fiches?|tickets?|captures?)",
  "j'ai (?:[a-z]{2,10} ){0,2}(?:fait|pris) (?:des |une |deux |plusieurs |quelques )?(?:captures?|photos?|screens?|copies?|photocopies?|enregistrements?)(?: d'?ecran| des? [a-z]{3,12})?",
  "(?:je )?(?:lui|leur) ai (?:[a-z]{2,10} ){0,2}(?:demande|dit|ordonne|repondu|ecrit|fait comprendre|explique|signale|rappele|repete) (?:de |d'|que |qu'|par |non|stop|clairement|calmement)(?: ?[a-z']{2,14}){0,3}",
  "j'ai (?:[a-z]{2,10} ){0,2}(?:repondu|reagi|riposte) (?:a |au |par |en )[a-z' ]{2,40}",
  "(?:j'ai|je me suis) fait (?:constater|examiner|accompagner|aider|conseiller|delivrer)[a-z' ]{0,30}",
  "(?:j'ai|je l'ai|je leur ai|je lui ai) (?:tout |deja )?(?:raconte|confie|explique|dit) (?:ca |cela |tout ca |tout cela |tout |la scene |l'histoire |ce qui s'est passe |ce qu'il s'est passe )?(?:a|aux?) (?:[a-z']{1,12} ){0,2}[a-z]{3,14}",
  "(?:le |la |mon |ma |un |une )?(?:medecin|docteur|generaliste|psychiatre|legiste)(?: traitant| du travail| legiste)? m'a (?:fait|donne|delivre|redige|etabli|remis) (?:un |une |des )?(?:certificat|courrier|lettre|attestation|itt|ordonnance)",
  "(?:la |le |l'|ma |mon )?(?:referente?(?: harcelement)?|infirmiere?|assistante? sociale|representante?|deleguee?[a-z]{0,2}(?: syndical[a-z]{0,2}| du personnel)?|cheffe?|directeur|directrice|responsable|elue?) (?:m'a|m'ont|nous a) (?:[a-z]{2,9} )?(?:recue?|entendue?|accompagnee?|conseillee?|ecoutee?|propose)",
  "j'ai (?:[a-z]{2,10} ){0,2}refuse de (?:signer|continuer|travailler|repondre|participer|y aller|le suivre|la suivre|lui parler)",
  "j'ai (?:[a-z]{2,10} ){0,2}(?:tenu|rempli|commence|ouvert) (?:un |mon |une )?(?:carnet|journal|cahier|agenda|dossier|tableau)",
  "j'ai (?:[a-z]{2,10} ){0,2}ecrit (?:a|au|aux) ?(?:[a-z']{1,14} ){0,2}[a-z+0-9']{2,14}",
  "j'ai (?:[a-z]{2,10} ){0,2}(?:porte plainte|depose plainte|depose une plainte|pose une main courante)",
  "j'ai (?:[a-z]{2,10} ){0,2}(?:vu|consulte|pris rendez~vous (?:avec|chez)|eu (?:un )?(?:rendez~vous|rdv|entretien) avec|rencontre|fait appel a|pris rdv (?:avec|chez)) (?:[a-z']{1,12} ){0,2}(?:medecin|medecine|docteur|psy|psychologue|psychiatre|infirmiere?|avocate?|syndicat|delegue[a-z]{0,2}|drh|rh|cse|inspection|inspecteur|inspectrice|direction|directeur|directrice|generaliste|assistante sociale|referente?)",
  "je (?:suis|me suis) (?:[a-z]{2,10} ){0,2}(?:allee?|rendue?|passee?|adressee?|tournee?|plainte?|confiee?) (?:[a-z']{1,12} ){0,3}(?:infirmiere?|delegue[a-z]{0,2}|medecin|medecine|police|gendarmerie|commissariat|urgences|drh|rh|cse|syndicat|direction|directeur|directrice|avocate?|psy|psychologue|inspection|infirmerie|responsable|chef|cheffe|collegue|docteur|manager|ressources)",
  "j'ai (?:[a-z]{2,10} ){0,2}(?:demande|reclame|obtenu|exige) (?:[a-z']{1,12} ){0,3}(?:rendez~vous|rdv|entretien|mutation|changement|rupture|enquete|aide|mediation|conge|teletravail)",
  "j'ai (?:[a-z]{2,10} ){0,2}(?:demande|reclame) a (?:etre|ne plus|ne pas|changer|passer|partir|travailler|quitter|rencontrer|voir|parler|avoir) [a-z']{2,14}(?: [a-z']{2,14}){0,3}",
  "j'ai (?:[a-z]{2,10} ){0,2}(?:garde|conserve|note|photographie|sauvegarde|enregistre|imprime|fait (?:des )?captures?|copie) (?:[a-z']{1,12} ){0,4}(?:mails?|messages?|sms|preuves?|captures?|echanges?|photos?|traces?|tout|ecran|notes?)",
  "j'ai tout (?:note|garde|conserve|enregistre)",
  "j'ai (?:[a-z]{2,10} ){0,2}(?:demissionne|quitte (?:la salle|le bureau|mon poste)|exerce mon droit de retrait|refuse de)",
  '(?:la |le |ma |mon |les )?(?:drh|cse|rh|direction|police|inspection du travail|syndicat) (?:a ete|est|ont ete|sont) (?:[a-z]{2,9} )?(?:prevenue?s?|alertee?s?|informee?s?|au courant|saisie?s?)',
  'plainte deposee',
  "(?:message|mail|courriel|courrier|lettre|sms|appel|signalement|coup de fil) (?:a|au|aux) (?:la |le |l'|ma |mon )?(?:drh|rh|cse|direction|people|syndicat|inspection|medecin|referente?|chef|cheffe|siege|patron)[a-z ]{0,8}",
  "droit d'alerte (?:depose|exerce|lance)",
  'main courante',
  "(?:on|nous) (?:a|avons|est|sommes) (?:[a-z]{2,10} )?(?:appele|prevenu|alerte|allee?s?|ecrit|signale|contacte|saisi)[a-z]{0,2} (?:[a-z']{1,12} ){0,3}(?:cellule|cfa|ecole|drh|rh|cse|police|gendarmerie|gendarmes|syndicat|direction|inspection|medecin|ecoute|siege|le dire)",
  "(?:je )?(?:l'ai|lai|ai|en ai) (?:dit|di) a (?:ma |mon |mes |une? |la |le )?(?:mere|pere|soeur|frere|mari|femme|copine?|ami[es]{0,2}|parents|conjointe?|compagnon|compagne|collegue|chef|cheffe|rh|drh|medecin)",
  '(?:mon pere|ma mere|mon mari|ma femme|mes parents|mon frere|ma soeur|mon conjoint|ma compagne) (?:est (?:passee?|allee?|venue?)|a (?:appele|ecrit|parle|prevenu))',
  '(?:les )?(?:gendarmes|policiers|police|pompiers) (?:est|sont) (?:venue?s?|passee?s?|intervenue?s?)',
  "(?:medecin du travail|medecine du travail|drh|rh|cse|inspection du travail|direction|syndicat|psychologue|psy|avocate?) (?:m'a|m'ont|nous a) (?:[a-z]{2,9} )?(?:recue?|ecoutee?|repondu|entendue?|conseille|rappelee?)",
);

/** Nothing was done, and the person says so: an answer. */
export const NO_ACTION_WORDS = phrases(
  "je (?:ne |n')?(?:ai|n'ai) (?:encore |toujours )?rien (?:ose |pu )?(?:fait|dit|dire|faire|entrepris|signale|tente)[a-z ]{0,2}",
  "j'ai (?:encore |toujours )?rien (?:ose |pu )?(?:fait|dit|dire|faire|entrepris|signale|tente)",
  "(?:je )?(?:n'en ai|n'ai|ne l'ai|j'en ai|ai|l'ai) (?:encore |toujours |jamais |pas |pas encore )?(?:parle|dit|signale) (?:de ca |de cela |rien )?a personne",
  "(?:je )?(?:n'en ai|j'en ai|ne l'ai|l'ai|n'ai) (?:pas|jamais|pas encore|pas ose) (?:ose (?:en |le )?)?(?:parle[r]?|signale[r]?|dit|le dire|porte plainte|fait de signalement)",
  "je n'ai pas (?:encore )?(?:porte plainte|ecrit|alerte|prevenu|saisi|fait de demarche)",
  "(?:je )?n'? ?ai (?:encore )?(?:prevenu|alerte|informe|contacte|saisi|parle|averti|vu|consulte|sollicite|dit|ecrit|appele)[a-z]{0,3} (?:a )?(?:ni|aucune?|personne)(?: [a-z']{1,14}){0,3}(?: ni [a-z' ]{1,24})?",
  'aucune demarche',
  "(?:je )?(?:n'ai|ai) (?:fait|entrepris) aucune demarche",
  "je n'ai (?:pas|rien) (?:encore |toujours )?(?:ose|repondu)",
  "(?:je )?(?:n'ose|ose) (?:pas|plus|rien) (?:en parler|le dire|dire|faire|porter plainte|signaler)",
);

/** A step that was told is none: "je ne l'ai pas encore fait", "je voulais le faire". */
export const NOT_DONE_YET = phrases(
  "je (?:ne )?(?:l'|les )ai (?:en fait |finalement |toujours )?pas (?:encore |finalement )?(?:fait|dit|envoyee?s?|deposee?s?|prevenue?s?|appelee?s?|signalee?s?|ecrite?s?|contactee?s?|portee?)",
  "(?:je voulais|j'allais|je pensais|j'aurais voulu) (?:le|la|l'|les|lui) ?(?:faire|dire|envoyer|deposer|prevenir|appeler|signaler|ecrire|contacter|en parler)",
);

/** Meant for later: not done. */
export const PLAN_WORDS = phrases(
  'je (?:vais|compte|pense|veux|voudrais|souhaite|envisage|prevois|hesite)[a-z ]{0,12}(?:porter|deposer|en parler|parler|ecrire|aller|voir|saisir|contacter|alerter|signaler|prevenir|demander|consulter|prendre)',
  "j'(?:hesite|envisage|aimerais|irai|ecrirai|en parlerai|ai rendez~vous|ai rdv|attends)",
  'je (?:parlerai|porterai|deposerai|demanderai|prendrai|contacterai|verrai)',
);
