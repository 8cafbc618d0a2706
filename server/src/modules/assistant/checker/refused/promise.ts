/** What nobody can hold: outcomes, secrecy, safety; over folded text. */
import { pattern } from '../pattern.ts';
import type { Refusals } from './refusals.ts';

export const PROMISES: Refusals = [
  [
    'promise',
    /\b(?:bonnes|toutes les) chances de\b|\bje vais vous aider a (?:faire valoir|gagner|obtenir|porter)/,
  ],
  [
    'promise',
    /\bne vous inquietez pas\b(?! si vous ne (?:vous )?(?:en )?(?:souvenez|rappelez|savez|retrouvez|connaissez) (?:pas|plus)\b)|\btout va (?:\w+ )?(?:se passer|aller)\b/,
  ],
  [
    'promise',
    /\b(?:nous allons|on va|je vais) (?:le |la |les |vous )?(?:faire (?:punir|condamner|payer)|proteger|defendre|punir)\b/,
  ],
  ['promise', /\bje (?:vous |te )?(?:le |l')?(?:promets|garantis|jure)\b|\bje vous assure (?:que|qu')/],
  [
    'promise',
    /\b(?:tout|ca|cela) (?:ira|va aller|va bien aller|va s'arranger|s'arrangera|finira par s'arranger|rentrera)\b/,
  ],
  [
    'promise',
    /\bvous (?:allez|pouvez etre (?:sure?|certaine?) de) (?:gagner|obtenir|etre (?:protegee?|indemnisee?))\b/,
  ],
  ['promise', /\bvous (?:obtiendrez|gagnerez|serez (?:protegee?|indemnisee?|entendue?|crue?))\b/],
  [
    'promise',
    pattern`
      \b(?:il|elle|ils|votre \w+) (?:sera|seront|va etre|vont etre) (?:\w+ )?(?:punie?|sanctionnee?
      |licenciee?|condamnee?|puni\w*|sanctionn\w*|condamn\w*)\b
    `,
  ],
  [
    'promise',
    /\bvous n'avez rien a craindre\b|\bvous ne risquez rien\b|\bpersonne ne (?:saura|lira|verra)\b/,
  ],
  [
    'promise',
    pattern`
      \b(?:restera|reste|resteront) (?:strictement |totalement |entierement |absolument )?(?:confidentiel\w*
      |entre nous|secret\w*)\b
    `,
  ],
  [
    'promise',
    /\bjustice (?:sera|vous sera)\b|\bje (?:vais|peux) (?:vous (?:proteger|defendre|sauver)|faire en sorte|m'occuper de tout)\b/,
  ],
  [
    'promise',
    pattern`
      \b(?:confidentialite|anonymes?|anonymat|secret professionnel|absolument (?:sur|confidentiel)
      |en securite|en surete|tout est secret|c'est promis|indemnites|reparation)\b
      |\b(?:ne |n')(?:\w+ )?(?:pourra|pourront|saura|sera|sortira|arrivera|vous fera|vous arrivera)\b
      |\bje (?:ferai|resterai|serai|transmettrai|previendrai|veillerai|m'occupe\w*)\b|\bnous (?:serons
      |sommes toujours|vous (?:defendrons|aiderons|protegerons))\b|\bvous (?:irez mieux|aurez gain|toucherez
      |serez bientot)\b|\b(?:perdra|paiera|regrettera|ira en prison)\b|\bva s'arranger\b
      |(?<!\ba )\bbientot\b
    `,
  ],
];
