import type { Person } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { IncidentSection } from './incident-section.tsx';

/** 'Personnes impliquées': name or 'Anonyme', role, notes. */
export const IncidentPersons = ({ persons }: { persons: readonly Person[] }) => {
  const { t } = useTexts('incidents');
  return (
    <IncidentSection title={t('detail.persons')}>
      {persons.map(({ id, full_name, is_anonymized, role, notes }) => (
        <li key={id} className="py-3">
          <p className="font-semibold">{is_anonymized ? t('detail.anonymous') : full_name}</p>
          {role !== '' && <p className="text-ink-soft">{role}</p>}
          {notes !== '' && <p className="mt-1 max-w-[70ch] whitespace-pre-wrap">{notes}</p>}
        </li>
      ))}
    </IncidentSection>
  );
};
