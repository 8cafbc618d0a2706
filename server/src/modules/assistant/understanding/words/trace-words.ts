/** How people tell of what may have kept a trace: an image, a message, a paper. Over folded text. */
import { phrases } from './phrases.ts';

const SENT =
  '(?:sms|textos?|e~mails?|mails?|courriels?|whatsapp|messages? (?:vocal|vocaux|ecrits?|teams|slack|whatsapp|instagram|facebook|linkedin))';

export const TRACE_WORDS = phrases(
  '(?:cameras?|video~surveillance|videos?|photos?|photographies?|captures?(?: d.ecran)?|screenshots?|enregistrements?)',
  SENT,
  "(?:m'a|m'ont|lui ai|leur ai|t'ai) (?:envoye|ecrit|laisse|transfere) (?:un|des|plusieurs|ce|ces|son|deux|trois) (?:petits? )?messages?",
  '(?:courriers?|lettres?)(?: recommandee?s?)?',
  '(?:certificats?|attestations?|ordonnances?)(?: medica(?:l|le|ux|les))?',
  '(?:compte[s]?~rendus?|proces~verba(?:l|ux)|mains? courantes?|depots? de plainte|recepisses?)',
  '(?:plannings?|badgeuses?|releves? de badge|fiches? de paie|bulletins? de salaire)',
  '(?:un|des|mon|le|son) temoignages? ecrits?',
  '(?:a|ont) temoigne par ecrit',
  "j'ai (?:tout |bien |encore |quand meme )?(?:garde|conserve|note|imprime|photographie|filme|enregistre|sauvegarde)e?s?",
  "(?:j'ai|j'en ai) (?:encore |toujours )?(?:des|les|la|une) (?:preuves?|traces?)",
);
