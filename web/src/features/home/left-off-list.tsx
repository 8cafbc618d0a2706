import type { Conversation } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useDraftsOf } from '#web/lib/drafts/all-drafts.ts';
import { openQuickNote } from '#web/lib/quick-note.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Link } from '#web/ui/link.tsx';
import { HomeRow, ROW_TITLE } from './home-row.tsx';
import { type LeftOff, leftOff } from './left-off.ts';

/** « Reprendre »: what was begun and not finished, in this browser or with the assistant; nothing where there is none. */
export const LeftOffList = ({ conversation }: { conversation: Conversation | null }) => {
  const { t } = useTexts('home');
  const { id: owner } = useProfile();
  const rows = leftOff(useDraftsOf(owner), conversation);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="home-resume" className="mb-10 min-w-0 flex-1 lg:basis-80">
      <h2 id="home-resume" className="mb-2 text-xl">
        {t('resume.title')}
      </h2>
      <ul className="border-t border-hairline">
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
    </section>
  );
};

const Row = ({ row: { at, words, goesOn } }: { row: LeftOff }) => {
  const { t } = useTexts('home');
  const what = whatText();
  const title = <span className="line-clamp-2 min-w-0 wrap-anywhere">{words ?? what}</span>;
  return (
    <HomeRow
      at={new Date(at).toISOString()}
      title={link()}
      beside={words === null ? t('resume.unfinished') : what}
    />
  );

  function whatText(): string {
    if (goesOn.kind === 'incidentOfEntry') return t('resume.incident');
    if (goesOn.kind !== 'entry' && goesOn.kind !== 'incident') return t(`resume.${goesOn.kind}`);
    const { kind, id, isSensitive } = goesOn;
    if (isSensitive) return t(id === null ? 'resume.sensitive' : 'resume.sensitiveEdit');
    return t(id === null ? `resume.${kind}` : `resume.${kind}Edit`);
  }

  function link() {
    switch (goesOn.kind) {
      case 'note':
        return (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={openQuickNote}
            className={ROW_TITLE}
            dir="auto"
          >
            {title}
          </button>
        );
      case 'entry':
        return (
          <Link
            look="bare"
            to="/journal-de-bord"
            search={{ entry: goesOn.id ?? 'new' }}
            className={ROW_TITLE}
            dir="auto"
          >
            {title}
          </Link>
        );
      case 'incident':
        return goesOn.id === null ? (
          <Link look="bare" to="/incidents/new" className={ROW_TITLE} dir="auto">
            {title}
          </Link>
        ) : (
          <Link
            look="bare"
            to="/incidents/$id/edit"
            params={{ id: goesOn.id }}
            className={ROW_TITLE}
            dir="auto"
          >
            {title}
          </Link>
        );
      case 'dossier':
        return (
          <Link look="bare" to="/export/nouveau" search={{ etape: 1 }} className={ROW_TITLE} dir="auto">
            {title}
          </Link>
        );
      case 'incidentOfEntry':
        return (
          <Link
            look="bare"
            to="/incidents/new"
            search={{ entry: goesOn.id }}
            className={ROW_TITLE}
            dir="auto"
          >
            {title}
          </Link>
        );
      case 'exhibit':
      case 'person':
        return (
          <Link look="bare" to="/incidents/$id" params={{ id: goesOn.id }} className={ROW_TITLE} dir="auto">
            {title}
          </Link>
        );
      default:
        return (
          <Link look="bare" to="/ia-call" search={{ continue: goesOn.id }} className={ROW_TITLE} dir="auto">
            {title}
          </Link>
        );
    }
  }
};
