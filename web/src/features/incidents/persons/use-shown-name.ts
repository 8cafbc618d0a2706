import type { Person } from '#contract/persons.ts';
import { useTexts } from '#web/i18n/use-texts.ts';

/** What a person is called on the screen: 'Anonyme' where that was chosen (spec.md, 2). */
export const useShownName = (): ((
  person: Pick<Person, 'full_name' | 'is_anonymized' | 'damaged'>,
) => string) => {
  const { t } = useTexts('persons');
  return ({ full_name, is_anonymized, damaged }) => {
    if (damaged) return t('damaged');
    return is_anonymized ? t('anonymous') : full_name;
  };
};
