import type { MentionedPerson } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';

interface MentionedPeopleProps {
  people: readonly MentionedPerson[];
  /** The person has told of somebody, by name or not. */
  isTold: boolean;
}

/** The persons as they were named. */
export const MentionedPeople = ({ people, isTold }: MentionedPeopleProps) => {
  const { t } = useTexts('conversations');
  return (
    <section className="border-t border-hairline pt-3">
      <h3 className="font-text text-sm font-semibold">{t('collected.people')}</h3>
      {people.length === 0 ? (
        <p className="text-sm text-ink-soft">{t(isTold ? 'collected.unnamed' : 'collected.noPeople')}</p>
      ) : (
        <ul className="mt-1 flex flex-col gap-1 text-sm">
          {people.map(({ name, role, witness }) => (
            <li key={`${name} ${role}`} className="wrap-anywhere">
              {name}
              <span className="text-ink-soft">
                {[role, witness ? t('collected.witness') : '']
                  .filter(Boolean)
                  .map((text) => `, ${text}`)
                  .join('')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
