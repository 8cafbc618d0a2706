import { CircleCheck, X } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';

interface IncidentCreatedProps {
  /** Null before there is one: the region has to be on the page before it speaks. */
  incidentId: string | null;
  onDismiss: () => void;
}

/** 'Incident créé avec succès', and the way to it. */
export const IncidentCreated = ({ incidentId, onDismiss }: IncidentCreatedProps) => {
  const { t } = useTexts('conversations');
  const { t: tCommon } = useTexts('common');
  return (
    <div role="status">
      {incidentId !== null && (
        <div className="flex items-center gap-3 rounded-box border border-green-text/30 bg-green-tint py-1 pr-1 pl-4 text-green-text">
          <CircleCheck aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
          <p className="flex flex-1 flex-wrap gap-x-3 py-2">
            <span className="font-semibold">{t('suggestion.created')}</span>
            <Link to="/incidents/$id" params={{ id: incidentId }}>
              {t('suggestion.see')}
            </Link>
          </p>
          <IconButton icon={X} label={tCommon('action.dismiss')} onPress={onDismiss} />
        </div>
      )}
    </div>
  );
};
