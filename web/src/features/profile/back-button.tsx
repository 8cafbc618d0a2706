import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';

/** Back to where the person came from; to the dashboard for whoever opened the page by its address. */
export const BackButton = () => {
  const { t } = useTexts('common');
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return (
    <Button
      variant="quiet"
      className="-ml-3 px-3"
      onPress={() => (canGoBack ? router.history.back() : void navigate({ to: '/app-home' }))}
    >
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      {t('action.back')}
    </Button>
  );
};
