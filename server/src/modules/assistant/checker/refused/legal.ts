/** The law: cited, qualified by, or foretold; over folded text. */
import { pattern } from '../pattern.ts';
import type { Refusals } from './refusals.ts';

export const LEGAL: Refusals = [
  [
    'legal',
    /\bart(?:icles?)?\.? ?(?:[lrd]\.? ?)?\d|\b[lrd]\.? ?\d{3,4}(?:-\d+)+|\bvous (?:protege|protegent)\b/,
  ],
  [
    'legal',
    pattern`
      \b(?:employeur|entreprise|direction|rh) (?:a|doit|est tenue?|avait|devait
      |doivent)\b.{0,25}\b(?:obligation|proteger|devoir|agir|enqueter|de vous)
    `,
  ],
  ['legal', /\bla loi (?:\w+ )?(?:protege|interdit|prevoit|punit|dit|oblige|sanctionne|considere)/],
  [
    'legal',
    /\barticles? (?:l\.? ?)?\d|\bcode (?:du travail|penal)\b|\bau sens (?:de la loi|du code|juridique)\b|\bjurisprudence\b/,
  ],
  [
    'legal',
    pattern`
      \b(?:c'est|c'etait|il s'agit|s'agit-il|ce sont|cela est|constitue\w*|caracteris\w*|releve\w*|relevent
      |correspond\w*|ressembl\w*|assimil\w*|s'apparente\w*|qualifi\w*|definition)\b.{0,40}\b(?:harcelement
      |discrimination|agression|delit|infraction|faute grave|viol|diffamation
      |abus de (?:pouvoir|faiblesse))\b
    `,
  ],
  [
    'legal',
    pattern`
      \b(?:est|sont|serait|etait|c'est) (?:\w+ )?(?:illega\w+|interdits? par la loi|punissables?|un delit
      |passibles?|repreh?ensibles?|prescrits?)\b
    `,
  ],
  [
    'legal',
    pattern`
      \bvictime (?:de|d')|\b(?:vous devriez|vous devez|il faut|vous pouvez|vous pourriez|je vous conseille
      |je vous recommande)\b.{0,20}\b(?:porter plainte|saisir|attaquer|demissionner|prendre acte
      |poursuivre en justice|deposer (?:une )?plainte|demander des dommages)
    `,
  ],
  [
    'legal',
    pattern`
      \bpreuves? (?:recevables?|suffisantes?|irrefutables?|solides?)\b|\bvous avez (?:le )?droit (?:a|de
      |d')\b|\bprud'hom\w+ (?:vous|donner|condamn)
    `,
  ],
  [
    'legal',
    pattern`
      \b(?:juridiquement|prescription|jurisprudence|indemnisation|dommages? (?:et|&) interets|prud'hom\w+
      |tribunal|tribunaux|procureur|recevables?|charge de la preuve|licenciement (?:est|serait) \w+
      |faute (?:grave|lourde|inexcusable)|en tort|aux torts|dans votre droit|vos droits|selon la loi
      |au regard d\w+ \w+|coup de la loi|amendes?|peine de|ans de prison|lanceu\w+ d'alerte)\b
    `,
  ],
  [
    'legal',
    pattern`
      \b(?:c'est|c'etait|s'appelle|s'agit|un nom ?:|cela|ceci|ce que vous \w+)\b.{0,60}\b(?:harcelement
      |discrimination|agression|delit|infraction|viol|diffamation|crime)\b
    `,
  ],
  ['legal', /\bvous avez (?:\w+ ){1,2}ans pour\b|\bdelai de\b|\bconstituti(?:f|fs|ve|ves) d/],
];
