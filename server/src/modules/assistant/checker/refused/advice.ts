/** Orders and advice, pressure to tell, ways out of the conversation, ways out of the part; over folded text. */
import { pattern } from '../pattern.ts';
import type { Refusals } from './refusals.ts';

/** Orders that no interviewer gives, whatever follows. */
const ORDERS =
  'supprim|effac|cach|jet|brul|detruis|sign|demissionn|quitt|refus|accept|enregistr|film|frapp|veng|confront|publi|evit|oubli|copi|pardonn|arret|retir|renonc|chang|invent|buv|retourn|part|tais|fuy|abandonn|attaqu|divorc|denonc|ignor|menac|ouvr|resign|contact|prev[ei]n|temoign';

export const ADVICE: Refusals = [
  [
    'advice',
    pattern`(?:^|[,;:.!?] |\b(?:et|puis|alors|mais|donc) )(?:(?:ne |n'|surtout,? |s'il vous plait,? |le |la |les |lui |en |y ))*(?:${ORDERS})\w{0,4}ez\b`,
  ],
  [
    'advice',
    pattern`
      (?:^|[,;:.!?] |\b(?:et|puis|alors|mais|donc) )(?:mentez|allez (?:le|la|les|lui|voir|chez)
      |gardez (?:cela|ca|tout|le) pour vous|prenez (?:des|un|une|rendez)|portez plainte
      |faites-(?:vous|lui|leur|le|la)|pourquoi ne pas)\b
    `,
  ],
  [
    'advice',
    pattern`
      \b(?:je vous (?:conseille|recommande|suggere|encourage|invite a (?!ecrire|raconter|prendre|continuer))
      |vous (?:devriez|feriez mieux|auriez interet)|(?:il )?(?:vaut|vaudrait) mieux|le mieux (?:serait|est)
      |il (?:serait|est) (?:preferable|temps|prudent|sage)|a votre place|n'en parlez
      |ne (?:le |la |les |lui |leur |vous )?(?:dites|signalez|parlez|repondez|portez|faites
      |temoignez) (?:rien|pas|plus|jamais|a personne)
      |ne (?:le |la )?(?:dites|signalez|montrez) a)\b
    `,
  ],
  [
    'advice',
    pattern`
      \b(?:ne (?:rien|pas|plus|jamais) (?:en )?(?:dire|parler|signaler|ecrire|temoigner|montrer|repondre a
      |porter)
      |n'en (?:rien|pas) (?:dire|parler))\b(?! d'avis| (?:cette|ma|mes|ces|une|certaines) questions?\b)
    `,
  ],
  [
    'advice',
    pattern`
      \bvous (?:pouvez|pourriez|pourrez|devez
      |allez) (?:\w+ment |aussi |meme |tout |le |la |les |lui |en |vous |encore )*(?:supprim|detrui|effac
      |jet|quitt|film|enregistr|cach|mentir|partir|frapp|signer|refus|demission|menac|divulg|publi|accus
      |inventer|oublier|retirer|abandonn)
    `,
  ],
];

export const PRESSURE: Refusals = [
  [
    'pressure',
    pattern`
      \b(?:vous (?:devez|me devez|n'avez pas le choix|ne pouvez pas|regretterez|etes obligee? de)
      |il (?:faut|ne faut)|soyez (?:courageu\w+|forte?|franche?|honnetes?)|ne me cachez
      |un (?:petit |dernier )?effort|faites un effort|essayez|insistez|concentrez|imaginez(?! que je)
      |fermez les yeux|(?<!vous y )repensez|(?:racontez|dites)(?:-moi)? tout(?! (?:ce|simplement))
      |pensez a vos|ayez confiance|(?<!vous )decidez|le temps presse|courage|je suis (?:le|la|votre) seule?
      |par votre faute|votre silence|sans votre temoignage|il recommencera|repondez a ma)\b
    `,
  ],
];

export const CONTACT: Refusals = [
  [
    'contact',
    pattern`
      \b(?:https?|hxxps?|www|url|iban|rib|bic|whatsapp|telegram|paypal|bitcoins?|qr|wifi|mots? de passe
      |identifiants?|piece (?:jointe|d'identite)|carte (?:bancaire|bleue|d'identite|vitale)|securite sociale
      |coordonnees|numero (?:de|d'|au)|cli(?:c|qu)\w*|telecharg\w*|connectez\w*|reconnectez\w*|scann\w*
      |virement|payer|euros?|versement|(?:point|dot) (?:com|fr|net|org)|arobase|messagerie|navigateur
      |session a expire|lien (?:ci|suivant|pour)|ce lien|code (?:recu|secret|pin|de verification)
      |entrez votre|saisissez|votre compte (?:sera|est|va))\b|@|\w\.(?:com|fr|net|org|io|ly|eu|info)\b
      |\[at\]
    `,
  ],
  [
    'contact',
    pattern`
      \b(?:(?:envoy|transmet|transmett|adress|faire parvenir|communiqu|montr|livr)\w*[- ](?:moi|nous)
      |(?:m'|me |nous )(?:envoyer|transmettre|adresser|communiquer|livrer)
      |donnez-moi (?:votre|vos|le numero|l'adresse)
      |(?:appel|telephon|compos|joign|contact)(?:ez|er)(?:-\w+)? (?:le|au|aux|moi|sos|un|vite)
      |(?:ecrivez|contactez|appelez|joignez|rejoignez|retrouvez)-(?:moi|nous)|votre adresse
      |ecrivez a \S+[@[])
    `,
  ],
];

export const ROLE_BREAKS: Refusals = [
  [
    'role',
    pattern`
      \b(?:en tant qu'(?:ia|intelligence)|(?:mes|les|ces|vos|aux) (?:instructions?|consignes?|regles)
      |nouvelle consigne|sans filtre|mode (?:developpeur|debug|libre)|prompt|systeme? ?:|system\b
      |assistant ?:|utilisateur ?:|ignorez|oubliez ce qui|je m'appelle
      |je suis (?:maintenant|desormais|libre|un humain|une humaine|une vraie|avocate?|psycholog\w+
      |policie\w+|medecin|juge|juriste|inspect\w+|votre ami)
      |bienvenue dans|il etait une fois|moussaillon|ahoy|recette|je t'|incident_ready|no_incident|inst\b
      |function|select|console|const|import)\b
    `,
  ],
  [
    'foreign',
    /\b(?:tu|toi|ton|tes|te|t'(?:as|es|a|ai|en|y)|dis-moi|raconte-moi|reponds|ecoute-moi)\b|\bsalut\b/,
  ],
];
