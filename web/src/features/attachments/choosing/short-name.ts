const MAX_CHARACTERS = 36;
const END_CHARACTERS = 10;

/** A long name with its beginning and its end, where the kind stands: 'Compte rendu de la ré…vrier.docx'. */
export const shortName = (name: string): string => {
  const characters = [...name];
  if (characters.length <= MAX_CHARACTERS) return name;
  const start = characters.slice(0, MAX_CHARACTERS - END_CHARACTERS - 1).join('');
  return `${start.trimEnd()}…${characters.slice(-END_CHARACTERS).join('')}`;
};
