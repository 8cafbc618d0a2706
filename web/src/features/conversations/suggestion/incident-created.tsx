import { CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { usePassFocusOn } from '#web/ui/messages/use-pass-focus-on.ts';

interface IncidentCreatedProps {
  incidentId: string;
  onDismiss: () => void;
}

/**
 * 'Incident créé avec succès', and the way to it. It takes the focus: the dialog is closed by then, and so is the card
 * whose button had opened it.
 */
export const IncidentCreated = ({ incidentId, onDismiss }: IncidentCreatedProps) => {
  const { t } = useTexts('conversations');
  const { t: tCommon } = useTexts('common');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  usePassFocusOn(box);
  return (
    <div
      ref={box}
      role="status"
      aria-label={t('suggestion.created')}
      tabIndex={-1}
      className="flex items-center gap-3 rounded-box border border-green-text/30 bg-green-tint py-1 pr-1 pl-4 text-green-text"
    >
      <CircleCheck aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
      <p className="flex flex-1 flex-wrap items-center gap-x-3">
        <span className="py-2 font-semibold">{t('suggestion.created')}</span>
        <Link to="/incidents/$id" params={{ id: incidentId }} look="alone">
          {t('suggestion.see')}
        </Link>
      </p>
      <IconButton icon={X} label={tCommon('action.dismiss')} onPress={onDismiss} />
    </div>
  );
};
