import type { Person } from '#contract/persons.ts';
import { placeOfPseudonym } from '#contract/pseudonyms.ts';
import { useTexts } from '#web/i18n/use-texts.ts';

/**
 * What a person is called on the screen: 'Anonyme' where that was chosen (spec.md, 2), with the pseudonym by which the texts of the
 * incident call them, where they have one.
 */
export const useShownName = (): ((
  person: Pick<Person, 'full_name' | 'is_anonymized' | 'damaged'>,
) => string) => {
  const { t } = useTexts('persons');
  return ({ full_name, is_anonymized, damaged }) => {
    if (damaged) return t('damaged');
    if (!is_anonymized) return full_name;
    return placeOfPseudonym(full_name) === null ? t('anonymous') : t('anonymousAs', { pseudonym: full_name });
  };
};
