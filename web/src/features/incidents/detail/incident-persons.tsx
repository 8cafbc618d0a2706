import type { Person } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IncidentSection } from './incident-section.tsx';
import { rolesOf } from './person-roles.ts';

/** 'Personnes impliquées': name or 'Anonyme', role, notes. Persons who saw or heard it are marked as witnesses. */
export const IncidentPersons = ({ persons }: { persons: readonly Person[] }) => {
  const { t } = useTexts('incidents');
  return (
    <IncidentSection title={t('detail.persons')}>
      {persons.map(({ id, full_name, is_anonymized, role, notes }) => {
        const { roles, isWitness } = rolesOf(role);
        return (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 font-semibold wrap-anywhere">
                {is_anonymized ? t('detail.anonymous') : full_name}
              </span>
              {isWitness && <Badge tone="blue">{t('detail.witness')}</Badge>}
            </p>
            {roles !== '' && <p className="text-ink-soft">{roles}</p>}
            {notes !== '' && <p className="mt-1 max-w-[70ch] whitespace-pre-wrap">{notes}</p>}
          </li>
        );
      })}
    </IncidentSection>
  );
};
