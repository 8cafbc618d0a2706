import { useQuery } from '@tanstack/react-query';
import type { HelpContact } from '#contract/help.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText } from '#web/lib/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { aloneLinkStyle } from '#web/ui/link-style.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { helpInfoQuery } from '../help-queries.ts';

/** The contacts that the operator wrote down, each with the day on which somebody last checked it. */
export const NearContacts = () => {
  const { t } = useTexts('help');
  const { data, isError, refetch } = useQuery(helpInfoQuery);
  if (isError)
    return (
      <Notice tone="warning" actions={<Button onPress={() => void refetch()}>{t('contacts.retry')}</Button>}>
        {t('contacts.failure')}
      </Notice>
    );
  if (data === undefined) return <LoadingBlock label={t('contacts.loading')} />;
  if (data.contacts.length === 0) return <p className="text-ink-soft">{t('contacts.none')}</p>;
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {data.contacts.map((contact) => (
        <Contact key={`${contact.kind} ${contact.name}`} contact={contact} />
      ))}
    </ul>
  );
};

const Contact = ({ contact }: { contact: HelpContact }) => {
  const { t, language } = useTexts('help');
  const { kind, name, about, phone, email, url, verified } = contact;
  return (
    <li className="py-3">
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-ink-soft">
        {t(`contacts.kind.${kind}`)}
        {about !== null && ` · ${about}`}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {phone !== null && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={aloneLinkStyle}>
            {phone}
          </a>
        )}
        {email !== null && (
          <a href={`mailto:${email}`} className={`${aloneLinkStyle} wrap-anywhere`}>
            {email}
          </a>
        )}
        {url !== null && (
          <ExternalLink href={url} className={aloneLinkStyle}>
            {t('contacts.site')}
            <span className="sr-only"> {t('contacts.newTab')}</span>
          </ExternalLink>
        )}
      </p>
      <p className="text-xs text-ink-soft">
        {t('contacts.verified', { day: calendarDayText(verified, language) })}
      </p>
    </li>
  );
};
