import { useTexts } from '#web/i18n/use-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';

/** On a dossier that is ready: the way to passing it on. The page behind says what may still be missing. */
export const ShareLink = ({ id, title }: { id: string; title: string }) => {
  const { t } = useTexts('sharing');
  return (
    <ButtonLink
      variant="secondary"
      to="/export/transmettre"
      search={{ dossier: id }}
      aria-label={t('shareOf', { title })}
    >
      {t('share')}
    </ButtonLink>
  );
};
