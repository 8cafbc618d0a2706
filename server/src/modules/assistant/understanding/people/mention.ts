import type { ReadMessage } from '../read-message.ts';
import type { Span } from '../words/phrases.ts';

/** One place in a message where somebody is spoken of. */
export interface Mention {
  message: ReadMessage;
  span: Span;
  /** As typed: 'Marc Dupont', 'M. Durand'; null when only a role was said. */
  name: Span | null;
  /** Folded words of the name, without the title. */
  nameWords: readonly string[];
  /** 'chef d'équipe', without its determiner; null when none was said. */
  role: Span | null;
  /** The role with its determiner: 'mon chef'. */
  roleWithDeterminer: Span | null;
  titled: boolean;
  /** The role that was said here and turned out to be wrong: 'comptable'. See roles-put-right.ts. */
  formerRole?: string;
  /** The wrong role of which this one takes the place. */
  insteadOf?: string;
}
