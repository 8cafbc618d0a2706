import type { Synthesis } from '#contract/syntheses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Notice } from '#web/ui/messages/notice.tsx';

/** How a synthesis was made, and what one has to know of it. */
export const SynthesisNotes = ({ synthesis }: { synthesis: Synthesis }) => {
  const { t, language } = useTexts('synthesis');
  const { created_at, updated_at, version, made_by, model_failed, sentences, changed_since } = synthesis;
  const when = dayAndTime(created_at, language);
  const joined = sentences.filter(({ made }) => made === 'model').length;
  const limits = [
    model_failed && t('shown.modelFailed'),
    synthesis.unread > 0 && t('shown.unread', { count: synthesis.unread }),
    synthesis.left_out > 0 && t('shown.leftOut', { count: synthesis.left_out }),
    synthesis.is_partial && t('shown.partial'),
  ].filter((text) => text !== false);
  return (
    <div className="flex flex-col gap-4">
      <div className="text-sm text-ink-soft">
        <p>
          {made_by === 'model'
            ? t('shown.madeByModel', { when, count: joined })
            : t(made_by === 'person' ? 'shown.madeByPerson' : 'shown.made', { when })}
        </p>
        {version > 1 && <p>{t('shown.changedAt', { when: dayAndTime(updated_at, language), version })}</p>}
        {limits.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {changed_since.length > 0 && (
        <Notice>
          <p>{t('shown.changedSince', { count: changed_since.length })}</p>
          <p>{t('shown.again')}</p>
        </Notice>
      )}
    </div>
  );
};
