/** Where the files of an export stand in it, by their ids. */
import { createNames } from '../../../platform/zip/safe-names.ts';

interface FilePlace {
  /** `files/photo.jpg` */
  path: string;
  /** Its bytes are missing, or do not open to their end. */
  isDamaged: boolean;
}

export interface FilePlaces {
  add(id: string, name: string): FilePlace;
  of(id: string): FilePlace | undefined;
  all(): IterableIterator<FilePlace>;
}

/** Some hundred bytes a file: all that an export keeps in memory of each. */
export const createFilePlaces = (nameless: string): FilePlaces => {
  const nameOf = createNames(nameless);
  const places = new Map<string, FilePlace>();
  return {
    add: (id, name) => {
      const place = { path: `files/${nameOf(name)}`, isDamaged: false };
      places.set(id, place);
      return place;
    },
    of: (id) => places.get(id),
    all: () => places.values(),
  };
};
