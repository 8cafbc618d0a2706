import type { ReactNode } from 'react';
import {
  type BecameOf,
  SESSION_KINDS,
  type SessionEnd,
  type SessionKind,
} from '#contract/account/session-end.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime, dayHere, instantHourText } from '#web/lib/dates.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { DetailRow } from '#web/ui/detail-row.tsx';
import { Link } from '#web/ui/link.tsx';

type Session = NonNullable<SessionEnd['session']>;

/** What was kept in this session: counts, and the ways to it, by when it was written or by its number; no word of it. */
export const KeptSection = ({ end, session }: Pick<SessionEnd, 'end' | 'session'>) => {
  const { t, language } = useTexts('sessionEnd');
  if (end === null) return <p>{t('kept.nothing')}</p>;
  if (session === null) return <p>{t('kept.nothingNow')}</p>;
  const { began_at, conversations, counts, messages_removed } = session;
  const isToday = dayHere(new Date(began_at)) === dayHere(new Date());
  const kinds = SESSION_KINDS.filter((kind) => totalOf(counts[kind]) > 0);
  const isEmpty = kinds.length === 0 && conversations.length === 0 && messages_removed === 0;
  return (
    <>
      <p className="mb-3">
        {isToday
          ? t('kept.since', { hour: instantHourText(began_at, language) })
          : t('kept.sinceDay', { moment: dayAndTime(began_at, language) })}
      </p>
      {isEmpty ? (
        <p>{t('kept.otherwise')}</p>
      ) : (
        <DetailList>
          {(conversations.length > 0 || messages_removed > 0) && (
            <DetailRow label={t('kept.conversations')}>
              <ul className="flex flex-col gap-1">
                {conversations.map(({ id, said }) => (
                  <li key={id}>
                    <Link look="alone" to="/ia-call" search={{ conversation: id }}>
                      {t('kept.said', { count: said })}
                    </Link>
                  </li>
                ))}
                {messages_removed > 0 && <li>{t('kept.messagesRemoved', { count: messages_removed })}</li>}
              </ul>
            </DetailRow>
          )}
          {kinds.map((kind) => (
            <DetailRow key={kind} label={t(`kept.${kind}`)}>
              <Became became={counts[kind]} />
              <Named kind={kind} session={session} />
            </DetailRow>
          ))}
        </DetailList>
      )}
    </>
  );
};

const totalOf = ({ added, changed, removed }: BecameOf): number => added + changed + removed;

/** '2 ajouts, 1 modification' */
const Became = ({ became }: { became: BecameOf }) => {
  const { t } = useTexts('sessionEnd');
  const parts = (['added', 'changed', 'removed'] as const).filter((what) => became[what] > 0);
  return <p>{parts.map((what) => t(`kept.${what}`, { count: became[what] })).join(', ')}</p>;
};

/** The ways to the entries and incidents themselves. */
const Named = ({ kind, session }: { kind: SessionKind; session: Session }) => {
  const { t, language } = useTexts('sessionEnd');
  if (kind === 'journal_entry') {
    return (
      <NamedList
        standing={session.counts[kind]}
        links={session.entries.map(({ id, recorded_at }) => (
          <Link key={id} look="alone" to="/journal-de-bord" search={{ entry: id }}>
            {t('kept.note', { hour: instantHourText(recorded_at, language) })}
          </Link>
        ))}
      />
    );
  }
  if (kind !== 'incident') return null;
  return (
    <NamedList
      standing={session.counts[kind]}
      links={session.incidents.map(({ id, reference_number }) => (
        <Link key={id} look="alone" to="/incidents/$id" params={{ id }}>
          {reference_number}
        </Link>
      ))}
    />
  );
};

interface NamedListProps {
  standing: BecameOf;
  links: readonly ReactNode[];
}

/** Links in a line, and how many more there are. */
const NamedList = ({ standing, links }: NamedListProps) => {
  const { t } = useTexts('sessionEnd');
  const more = standing.added + standing.changed - links.length;
  if (links.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the links have keys of their own, and their order does not change
        <li key={index}>{link}</li>
      ))}
      {more > 0 && <li className="text-ink-soft">{t('kept.more', { count: more })}</li>}
    </ul>
  );
};
