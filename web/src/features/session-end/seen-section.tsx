import type { SessionEnd } from '#contract/account/session-end.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useAssistant } from '#web/lib/use-assistant.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { Link } from '#web/ui/link.tsx';
import { whoWasTold } from './who-was-told.ts';

/** Who could read what was kept: nobody, or the model outside that it was sent to. */
export const SeenSection = ({ session, shares }: Pick<SessionEnd, 'session' | 'shares'>) => {
  const { t } = useTexts('sessionEnd');
  const { transcriptionExternal } = useConfig();
  const assistant = useAssistant();
  const told = whoWasTold(session?.conversations ?? [], assistant);
  const arranged = assistant?.external && (session?.counts.synthesis.added ?? 0) > 0 ? assistant.model : null;
  const isTranscribed = transcriptionExternal && (session?.transcribed ?? 0) > 0;
  return (
    <div className="flex max-w-[65ch] flex-col gap-2">
      {session !== null &&
        told.is === 'nobody' &&
        !isTranscribed &&
        arranged === null &&
        shares.openings === 0 && <p className="font-semibold">{t('seen.nobody')}</p>}
      {told.is === 'outside' && <p>{t('seen.outside', { model: told.model })}</p>}
      {told.is === 'maybe' && <p>{t('seen.maybe', { model: told.model })}</p>}
      {told.is === 'unknown' && <p>{t('seen.unknown')}</p>}
      {arranged !== null && <p>{t('seen.arranged', { model: arranged })}</p>}
      {isTranscribed && <p>{t('seen.transcribed')}</p>}
      {shares.openings + shares.open > 0 && (
        <p>
          {shares.openings > 0
            ? t('seen.opened', { count: shares.openings })
            : t('seen.open', { count: shares.open })}{' '}
          <Link to="/export">{t('seen.accesses')}</Link>
        </p>
      )}
      <p className="text-ink-soft">{t('seen.administration')}</p>
    </div>
  );
};
