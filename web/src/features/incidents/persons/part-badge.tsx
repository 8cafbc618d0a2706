import type { PlayedPart } from '#contract/persons.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

/** The part that somebody played. The colour judges nobody: only who can testify stands out. */
export const PartBadge = ({ part }: { part: PlayedPart }) => {
  const { t } = useTexts('persons');
  return (
    <Badge tone={part === 'witness' ? 'blue' : 'grey'}>
      <span className="sr-only">{t('field.part')} </span>
      {t(`part.${part}`)}
    </Badge>
  );
};
