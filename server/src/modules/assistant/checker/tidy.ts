/** Typing that is left out in haste, put back in folded text: "s est il passe", "pouvez vous", "ou" for "où". */
import { FOLDED_WHERE } from '../text/text.ts';

const INVERTED =
  /\b(\w{2,}(?:ez|ait|aient)|s'est|a-t|est|etes|sont|ont) (vous|ce|il|elle|ils|elles|on)\b(?= |\?|$)/g;

export const tidy = (folded: string): string =>
  folded
    .replace(/\b([cdjlmnst]|qu) (?=[aeiouyh])/g, "$1'")
    .replace(/ t'(il|elle|on)\b/g, '-t-$1')
    .replace(/\bnest ce\b/g, "n'est-ce")
    .replace(/\best ce (?=qu)/g, 'est-ce ')
    .replace(/\ba partir (?:de |d')/g, 'depuis ')
    .replace(/ +([?!;:,.])/g, '$1')
    .replace(/([!?;:,])(?=\w)/g, '$1 ')
    .trim();

/** For sentences that ask: the hyphen of an inverted subject, and "où" where only that can be meant. */
export const tidyQuestion = (folded: string): string =>
  folded
    .replace(/^j'aimerais que vous (?:me|m'en) (parl|racont|precis|expliqu|indiqu|decriv)iez\b/, '$1ez-moi')
    .replace(/^j'aimerais que vous (?:me|m'en) disiez\b/, 'dites-moi')
    .replace(INVERTED, (whole, verb: string, subject: string, at: number, text: string) =>
      /(?:^|[,;:] |\b(?:que|qu'|ou|wou|qui|quand|comment|quoi|quel\w*(?: \w+)?|moi|pouvez|heure) ?)$/.test(
        text.slice(0, at),
      )
        ? `${verb}-${subject}`
        : whole,
    )
    .replace(
      /(^|\b(?:dire|preciser|moi|indiquer|savoir|decrire|raconter) )ou(?= (?:cela|ca|ces|c'|vous (?:etes|etiez|trouviez|vous|avez|aviez)|etiez|etait|se |s'est|avez|avait|a-t|a |la scene|en ))/g,
      `$1${FOLDED_WHERE}`,
    );
