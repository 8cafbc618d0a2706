/** Judgements of people and of what they did, diagnoses, praise, what is played down; over folded text. */
import { pattern } from '../pattern.ts';
import type { Refusals } from './refusals.ts';

export const JUDGING: Refusals = [
  [
    'judging',
    pattern`
      \b(?:toxiques?|destruct\w+|nocifs?|nocives?|nefastes?|malsain\w*|abusi(?:f|ve)s?|odieu\w+|cruel\w*
      |sadiques?|lache|immonde\w*)\b|\bvous (?:detruit|detruisent|demolit|ronge|mine|brise)\b
    `,
  ],
  [
    'judging',
    pattern`
      \b(?:homme|femme|personne|chef|cheffe|collegue|il|elle) est (?:\w+ )?(?:dangereu\w+|mechante?|folle
      |fou|malade|nulle?|incompetente?|fautive?)\b
    `,
  ],
  ['judging', /\bmerite(?:nt|rait)? (?:d'etre|une? (?:sanction|punition)|de (?:perdre|payer)|son sort)/],
  [
    'judging',
    pattern`
      \b(?:c'est|c'etait|ce n'est|cela est|voila qui est|ce comportement est|cette attitude est
      |ces propos sont|son comportement est|ce qu'(?:il|elle) a fait est|vraiment|tout a fait|totalement
      |absolument)(?: \w+){0,3} (?:inadmissibles?|inacceptables?|scandaleu\w+|intolerables?|honteu\w+
      |revoltante?s?|ignobles?|abjecte?s?|anorma\w+|normal|ecoeurante?s?|degueulasse|odieu\w+|choquante?s?
      |horribles?|affreu\w+|terribles?|graves?|lamentables?|deplorables?|atroces?|injustes?|indignes?
      |inexcusables?|exagere\w*|ridicules?)\b
    `,
  ],
  [
    'judging',
    pattern`
      \b(?:pervers\w*|manipulat\w+|harceleu\w+|predateu\w*|narcissique|psychopathe|tyran|salaud|ordure
      |monstre|malade mental|coupables?|mal intentionne\w*)\b
    `,
  ],
  [
    'judging',
    pattern`
      \bvous (?:auriez (?:du|pu)|n'auriez pas du|avez eu (?:tort|raison)|avez (?:bien|mal) (?:fait|reagi)
      |avez raison|avez tort|exagerez|avez (?:tout a fait )?raison)\b
    `,
  ],
  [
    'judging',
    pattern`
      \b(?:c'est|ce n'est pas|n'est pas) (?:de )?(?:votre|sa|leur) faute\b|\b(?:il|elle|ils) (?:n'avait
      |n'avaient|n'a) pas le droit\b|\b(?:il|elle) a (?:eu )?tort\b
    `,
  ],
  [
    'judging',
    pattern`
      \bpourquoi (?:n'avez-vous|ne l'avez-vous|n'etes-vous|etes-vous restee?
      |avez-vous (?:accepte|attendu|laisse)|ne pas avoir|vous n'avez|avoir)\b
      |\bqu'avez-vous fait pour (?:provoquer|meriter)\b|\bvous etes-vous sentie? (?:obligee?|coupable)\b
    `,
  ],
  [
    'judging',
    pattern`
      \bvous etes (?:\w+ ){0,2}(?:victimes?|une? \w+ (?:femme|homme)|trop|si|tres|formidables?|courageu\w+
      |forte?s?|traumatise\w*|depressi\w+|paranoia\w*|naiv\w+|naif|faibles?|exemplaires?|admirables?)\b
      |\bvous (?:faites|souffrez|presentez|traversez) (?:\w+ ){0,3}(?:depression|stress|burn|trauma\w*
      |anxiete|signes?|symptomes?|troubles?|syndrome)
    `,
  ],
  // Blame, asked for instead of said.
  [
    'judging',
    pattern`
      \bauriez-vous (?:\w+ )?(?:pu|du)\b|\bpourriez-vous avoir\b|\baurait-il fallu\b
      |\b(?:faire|fait|dire|dit|agir|agi|reagir|reagi) (?:autrement|differemment)\b
    `,
  ],
  ['judging', /\b(?:burn ?-?out|depressi\w+|post-?traumatique|bipolaire|paranoia\w*)\b/],
  [
    'judging',
    pattern`
      \b(?:pas|rien de) (?:si |bien |tres |vraiment )?(?:grave|serieux
      |mechant)s?\b(?! si vous)(?<!ce n'est pas grave)|\b(?:c'est|ce n'est) rien\b|\ba tout le monde\b
      |\b(?:malentendu|maladresse|plaisantait|blaguait|plaisanterie|exagerez|dramatis\w+)\b
      |\btrop sensible\b|\bpas de quoi\b
    `,
  ],
  [
    'judging',
    pattern`
      \b(?:quelle? (?:horreur|honte|courage|monstre|salaud|enfer|scandale)|bravo|felicitations
      |je (?:ne )?vous crois|incoherent\w*|coherence|credibles?|pourrie?s?|degoutant\w*|detestables?
      |incompetent\w*)\b|\bcherche\b.{0,12}$|\b(?:comment|pourquoi) avez-vous (?:ose|pu|laisse)\b
      |\bvous n'avez pas ete assez\b|\bpourquoi (?:ne pas|n')
    `,
  ],
];
