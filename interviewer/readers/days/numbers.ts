/** Numbers as they are written in times: "3", "1er", "onze", "vingt-cinq". */

const UNITS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept ' +
    'dix-huit dix-neuf vingt'
  )
    .split(' ')
    .map((name, value) => [name, value]),
);
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...UNITS,
    une: 1,
    premier: 1,
    '1er': 1,
    '1ere': 1,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    katre: 4,
    sink: 5,
    sis: 6,
    set: 7,
    uit: 8,
    huite: 8,
    dis: 10,
    onz: 11,
    quinz: 15,
    vin: 20,
    trante: 30,
  }),
);

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
