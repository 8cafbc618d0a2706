/** Numbers as they are written in times: "3", "1er", "onze", "vingt-cinq". */

const NAMES =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt';
const OTHERS =
  'une 1 premier 1 1er 1 1ere 1 katre 4 sink 5 uit 8 dis 10 onz 11 quinz 15 trente 30 quarante 40 cinquante 50';
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...NAMES.split(' ').map((name, value) => [name, value] as const),
  ...[...OTHERS.matchAll(/(\S+) (\d+)/g)].map(([, name = '', value]) => [name, Number(value)] as const),
]);

/** The value of a folded word, or null where it is no number up to four digits. */
export const numberOf = (folded: string): number | null => {
  if (/^\d{1,4}$/.test(folded)) return Number(folded);
  const known = NUMBERS.get(folded);
  if (known !== undefined) return known;
  const [tens = '', ...units] = folded.split('-').filter((part) => part !== 'et');
  const ten = NUMBERS.get(tens);
  const unit = NUMBERS.get(units.join('-'));
  return ten !== undefined && unit !== undefined && ten >= 20 && unit < 20 ? ten + unit : null;
};
