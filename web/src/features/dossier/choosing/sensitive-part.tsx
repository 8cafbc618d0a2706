import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import type { IncidentSummary } from '#contract/incidents.ts';
import { incidentDetail } from '#web/features/incidents/incident-queries.ts';
import { factsText } from '#web/features/incidents/incident-when.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { askProof } from '#web/lib/requests/ask-proof.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { WizardControl } from '../choices/wizard-control.ts';
import { toggled } from '../choices/wizard-values.ts';
import { readable } from '../shown/readable.ts';
import { ChoiceList } from './choice-list.tsx';

interface SensitivePartProps extends Pick<WizardControl, 'values' | 'change'> {
  incidents: readonly IncidentSummary[];
}

/** Sensitive incidents: hidden, and added one by one by whoever has shown again who they are. */
export const SensitivePart = ({ incidents, values, change }: SensitivePartProps) => {
  const { t } = useTexts('dossier');
  return (
    <section aria-labelledby="dossier-sensitive" className="mt-6">
      <h4 id="dossier-sensitive" className="flex items-center gap-2 font-semibold">
        <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.75} />
        {t('choose.sensitive')}
      </h4>
      <p className="mb-2 max-w-[65ch] text-sm text-ink-soft">{t('choose.sensitiveText')}</p>
      <ChoiceList
        label={t('choose.sensitive')}
        items={incidents}
        row={(incident) => (
          <SensitiveRow
            key={incident.id}
            incident={incident}
            isChosen={values.sensitive_ids.includes(incident.id)}
            onChoose={(isIn) => change({ sensitive_ids: toggled(values.sensitive_ids, [incident.id], isIn) })}
          />
        )}
      />
    </section>
  );
};

interface SensitiveRowProps {
  incident: IncidentSummary;
  isChosen: boolean;
  onChoose: (isIn: boolean) => void;
}

const SensitiveRow = ({ incident, isChosen, onChoose }: SensitiveRowProps) => {
  const { t, language } = useTexts('dossier');
  const { t: incidents } = useTexts('incidents');
  const problemText = useProblemText();
  const client = useQueryClient();
  const { id, reference_number } = incident;
  // Its words show only once it was added, and as long as the proof lasts.
  const data = readable(useQuery({ ...incidentDetail(id), enabled: isChosen }));
  const opening = useMutation({
    mutationFn: async () => {
      const read = () => client.fetchQuery({ ...incidentDetail(id), staleTime: 0 });
      try {
        await read();
      } catch (error) {
        if (!isProblem(error, 'proof_required')) throw error;
        if (!(await askProof())) return false;
        await read();
      }
      return true;
    },
    onSuccess: (isOpen) => {
      if (isOpen) onChoose(true);
    },
  });
  return (
    <li>
      <Checkbox
        isSelected={isChosen}
        onChange={(isIn) => (isIn ? opening.mutate() : onChoose(false))}
        className="items-start! py-2.5"
      >
        <span className="min-w-0">
          <span dir="auto" className="block wrap-anywhere">
            {isChosen && data !== undefined
              ? data.title
              : t('choose.sensitiveOne', { reference: reference_number })}
          </span>
          <span className="block text-sm text-ink-soft">{factsText(incident, incidents, language)}</span>
        </span>
      </Checkbox>
      {opening.error !== null && (
        <Notice tone="danger" title={t('choose.sensitiveFailure')} className="mb-3">
          {problemText(opening.error)}
        </Notice>
      )}
    </li>
  );
};
