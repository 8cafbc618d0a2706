import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { type ProfileField, refusedFields } from './profile-values.ts';

/**
 * Points at the fields that the server refused, where it named them.
 * @param setError of a form that has all the fields that it sends
 */
export const useMarkRefused = <Field extends ProfileField>(
  setError: (field: Field, error: { message: string }) => void,
): ((error: unknown) => void) => {
  const { t } = useTexts('profile');
  return (error) => {
    if (!isProblem(error, 'invalid_input')) return;
    for (const field of refusedFields(error.problem?.fields ?? []))
      setError(field as Field, { message: t('refused') });
  };
};
