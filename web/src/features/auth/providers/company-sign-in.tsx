import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CompanyForm } from './company-form.tsx';
import type { ProviderChoice } from './provider-choice.ts';

/** « Se connecter avec le compte de mon entreprise »: the work address tells which one that is. */
export const CompanySignIn = ({ choice }: { choice: ProviderChoice }) => {
  const { t } = useTexts('providers');
  const [state, setState] = useState<'closed' | 'open' | 'cancelled'>('closed');
  if (state === 'open') return <CompanyForm choice={choice} onCancel={() => setState('cancelled')} />;
  return (
    <Button variant="secondary" autoFocus={state === 'cancelled'} onPress={() => setState('open')}>
      <BriefcaseBusiness aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
      {t('company.action')}
    </Button>
  );
};
