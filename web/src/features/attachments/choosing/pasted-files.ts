/**
 * The files of what is pasted; none when it is text. A copy out of a word processor brings its words and a picture of
 * them: the words are meant. A copied file brings its name as words: the file is meant.
 */
export const pastedFiles = (data: Pick<DataTransfer, 'files' | 'getData'>): File[] => {
  const files = [...data.files];
  const words = data.getData('text/plain').trim();
  if (words === '') return files;
  const isItsName = (line: string) => files.some(({ name }) => line.split(/[/\\]/).at(-1)?.trim() === name);
  return words.split(/\r?\n/).every(isItsName) ? files : [];
};
