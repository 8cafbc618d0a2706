/** Whether a sentence is in French: nothing else can be judged here, so nothing else is said. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Everyday words that French does not have. */
const FOREIGN = words(`
you your yours did does do the what when where who why how was were is are he she they his her him and of to with please
thank thanks tell hit boss work sorry it this that these can could would should will have has had been happened hello
someone anyone there then about from by at be my we us if not yes feel hurt touch touched happen
ist der die das und sie haben wie wann ich nicht wo wer hat sind war bitte danke ihr ihre chef
usted cuando donde quien gracias fue el los las su jefe ocurrio paso por favor puede como esta hola
grazie dove chi lei suo capo ha successo quando perche cosa ciao come
`);

const FRENCH = words(`
je vous il elle on nous ils elles le la les un une des de du d l c s n j m t qu que qui quoi ce cela ca cette ces et ou mais
a au aux est sont etait avez avait ai ont pas ne plus votre vos mon ma mes son sa ses pour par avec dans sur en y si
bonjour merci oui non bien noter prenez temps comment wou quand quel quelle quels quelles pourquoi
`);
const SHARED = words('chef paso des par ha ou come');

/** Over folded text. */
export const isForeign = (folded: string): boolean => {
  if (/(?!\p{Script=Latin})\p{L}/u.test(folded)) return true;
  const all = folded.match(/\p{L}+/gu) ?? [];
  const foreign = all.filter((word) => FOREIGN.has(word) && !SHARED.has(word)).length;
  const french = all.filter((word) => FRENCH.has(word)).length;
  return foreign > french || (foreign > 2 && foreign === french);
};
