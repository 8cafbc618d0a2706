import type { Translation } from '../catalogues.ts';
import type fr from '../fr/editing.ts';

export default {
  saving: 'Saving...',
  keptLocal:
    'Until it is saved, what you type is kept in this browser, for 30 days at most, even if the page closes. Only you can read it, by signing in.',
  keptSession:
    'Until it is saved, what you type is kept in this tab, even if the page is reloaded. It goes when the tab is closed.',
  keptNowhere:
    'For now, what you type cannot be kept on this device: save it before you leave or reload the page.',
  refused: 'This value was not accepted.',
  kept: 'Nothing that you wrote is lost: it is still on the screen.',
  conflict: {
    body: 'Another version was saved while you were writing, in another tab or on another device. Both texts are here. Choose field by field; the form below shows what will be saved, and you can copy into it whatever you like.',
    mine: 'Your version',
    theirs: 'Version saved elsewhere',
    keepMine: 'Keep yours',
    takeTheirs: 'Take the other',
    keepBoth: 'Put both',
    save: 'Save these choices',
    edited: 'The form holds another text, which you edited yourself.',
    elsewhereOnly: 'Changed elsewhere only',
    bothChanged: 'Changed on both sides',
    mineOnly: 'Changed here only',
    empty: 'Empty',
  },
} as const satisfies Translation<typeof fr>;
