/** Questions that are put to the assistant, over folded text (see `fold`). */

export const TOOL_QUESTION = [
  /^(?:et |mais |bonjour |est-ce que )*(?:vous|tu) (?:pouvez|peux|pourriez|pourrais|allez|vas|savez|sais)(?: pouvoir| vraiment)* (?:m'|nous )aider\b[^.]{0,30}\?|\b(?:pouvez-vous|pourriez-vous|peux-tu|allez-vous) (?:m'|nous )aider\b[^.]{0,30}\?/,
  /\b(?:a quoi (?:sert|servez|sers)|comment (?:ca |cela )?(?:marche|fonctionne)|comment (?:utiliser|se servir)|qui (?:etes-vous|es-tu|est-tu)|vous etes qui|tu es qui|que (?:pouvez-vous|peux-tu|sais-tu|savez-vous) faire|vous servez a quoi|tu sers a quoi|que faites-vous|c'est quoi (?:cet|ce|cette|votre|l') ?(?:outil|site|application|appli|assistant|service))\b/,
  /\b(?:etes-vous|es-tu|vous etes|tu es|c'est) (?:un |une )?(?:humain|humaine|robot|ia|machine|vraie personne|intelligence artificielle|personne reelle)\b/,
  /\b(?:supprimer|effacer|exporter|telecharger|modifier|corriger) (?:mes|mon|la|les|cette|ma|un) (?:messages?|donnees|conversations?|compte|recits?|incidents?)\b.{0,30}\?/,
  /^(?:et |mais |au fait |euh )?(?:ca|cela|c|tout ca) ?(?:va |peut |pourrait )?(?:m'|me )?(?:sert?|serv|servent|sers|servir|servira) a quoi\b|^(?:et |mais |euh )?(?:a )?quoi (?:ca|cela) (?:va |peut )?(?:me )?(?:sert?|serv|servir|servira)\b|^(?:et )?c'?(?:est|etait)? (?:quoi|pour quoi faire) (?:ici|ca|le but|ce truc)\b/,
  /^(?:et |mais |euh |en fait )?(?:t|t'es|tes|t es|vous etes|vs etes|tu es|es-tu|je parle a|c'est|c) (?:vraiment |bien |juste )?(?:un |une )?(?:vrai |vraie )?(?:humain|humaine|robot|bot|ia|i\.a\.|machine|personne|programme|ordinateur|chatbot)s?(?: ou (?:un |une )?(?:vrai |vraie )?\w+)?[ ?!.]*$/,
];

export const PRIVACY_QUESTION = [
  /\b(?:qui|quelqu'un|(?:mon|ma|mes|le|la|les|l') ?(?:employeur|patron\w*|chef\w*|boite|entreprise|hierarchie|direction|drh|rh|collegues?|responsable|manager|administrateurs?|boss)|on|ils|il|elle)\b.{0,30}\b(?:lire|lit|lisent|voir|voit|voient|acceder|acces|savoir|saura|sauront|apprendre|decouvrir|tomber dessus|au courant|prevenue?s?|informee?s?)\b.{0,60}\?/,
  /\b(?:vous|tu|ca|cela|c'est|ce que j'ecris|mes (?:messages|mots|donnees|ecrits|reponses))\b.{0,40}\b(?:dire|dites|direz|repeter|repetez|transmettre|transmettez|transmis|envoyer|envoyez|envoye|communiquer|communiquez|partager|partagez|partage|signaler|prevenir|prevenez|denoncer)\w* .{0,40}\b(?:mon|ma|mes|le|la|l'|a quelqu'un|a qui|quelqu'un|police|employeur|patron|chef|entreprise|autres?)\b.{0,30}\?/,
  /\b(?:vous|tu) (?:allez|vas|va|irez|iras)\b.{0,20}\b(?:dire|repeter|raconter|parler|envoyer|transmettre)\b.{0,30}\b(?:a|au|aux) \w+.{0,20}\?/,
  /\b(?:c'est|est-ce|est-ce que c'est|cela est|tout est|mes donnees sont|est-ce que tout est|ca reste|ca restera|cela reste) (?:bien |vraiment )?(?:confidentiel|anonyme|secret|securise|prive|entre nous)/,
  /\bwou (?:sont|vont|est-ce que vont) (?:mes|les|tout) ?(?:donnees|messages|informations|ecrits|ca)?\b/,
  /\b(?:vous|tu) (?:enregistrez|gardez|conservez|stockez|notez)\b.{0,40}\?/,
  /\b(?:promettez|promets|jurez|garantissez)\b.{0,60}\b(?:personne|secret|confidentiel|dire|repeter|entre nous)\b/,
  /^(?:et |mais |euh |au fait |en fait )?(?:qui|ki) (?:est-ce qui |c'est qui |peut |va |pourra )?(?:lit|lire|li|voit|voir|verra|lira|a acces|recoit|recevra)\b(?: [a-z']+){0,4}[ ?!.]*$/,
];

/** "C'est du harcèlement ou pas": a question of law that needs no question mark. */
export const LAW_OR_NOT =
  /^(?:et |mais |alors |donc |du coup )?(?:est-ce que )?(?:c'est|c|cest|ca c'est|ce serait|j'ai) [^.?!]{2,40} ou (?:pas|non)[ ?.!]*$/;

export const ADVICE_QUESTION = [
  /\b(?:tu|vous) (?:crois|croyez|penses|pensez|trouves|trouvez)\b[^.?!]{0,40}\b(?:normal|legal|illegal|grave|harcelement|permis|le droit)\b[^.!]{0,30}\?/,
  /^(?:et |mais |alors )?(?:c'est|ca c'est|ce serait) (?:bien |vraiment )?(?:du |un |une |de la |grave|normal|legal|illegal|puni)[^?]{0,40}\?/,
  /\best[- ]ce (?:que )?(?:c'est |ca c'est |que c'est |cela |bien |que cela )?(?:du |un |de l'|est |constitue |legal|illegal|normal|puni|interdit|grave)/,
  /\b(?:que|qu'est-ce que je) (?:dois-je|puis-je|dois|peux|faut-il|devrais-je)(?: faire)?\b/,
  /\b(?:quels sont mes|ai-je le|est-ce que j'ai le|j'ai le) droits?\b/,
  /\b(?:dois-je|puis-je|est-ce que je (?:dois|peux)|faut-il(?: que je)?) (?:porter plainte|demissionner|deposer|saisir|enregistrer|signaler|prevenir|refuser|quitter)/,
  /\bque (?:me )?(?:conseillez|conseilles)(?:-vous|-tu)?\b|\bqu'en pensez-vous\b|\bvous en pensez quoi\b|\bavez-vous un conseil\b/,
  /\bca (?:vaut|compte|passe) (?:aux prud'hommes|devant)\b/,
];

/** What becomes of what she writes. */
export const USE_QUESTION = [
  /\b(?:gard|conserv|stock|enregistr)\w*\b.{0,30}\bcombien de temps\b|\bcombien de temps\b.{0,40}\b(?:gard|conserv|stock|enregistr|rest)\w*/,
  /\b(?:que|qu'est[- ]ce que|quoi|comment) (?:vous |tu )?(?:faites?|fais|allez|vas|ferez|feras)(?:-vous|-tu)?(?: faire)? (?:de|avec) (?:tout )?(?:ce que|mes|ca|cela|mon|ces|les)\b/,
  /\b(?:vous|tu) (?:faites|fais|allez faire|vas faire) quoi (?:de|avec)\b/,
  /\b(?:que|qu'est[- ]ce qu[ei']?) ?(?:devient|deviennent|deviendra|deviendront)\b.{0,20}\b(?:ce que j'|mes|mon|tout)|\b(?:ca|cela|tout ca|mes messages|mes mots) (?:va|vont|part|partent|finit|finissent) (?:wou|ou|a qui|chez qui)\b|\b(?:wou|ou) (?:ca|cela|est-ce que ca) (?:va|part)\b/,
  /^(?:et |mais )?c'?est pour qui (?:tout )?(?:ca|cela|ce que j)/,
];

/** Why something is asked. */
export const WHY_QUESTION =
  /^(?:et |mais |mais enfin |euh )?(?:pourquoi|pk|pq|a quoi bon|qu'est-ce que (?:ca|cela) (?:change|apporte)|en quoi (?:ca|cela)) .{0,30}\b(?:demande[zs]?|questions?|savoir|pose[zs]?|important|ca|cela)\b.{0,25}$/;
