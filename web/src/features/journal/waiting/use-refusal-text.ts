import { useTexts } from '#web/i18n/use-texts.ts';
import { ApiProblem, type ApiProblemCode } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';

/** What only the sending of an entry that waits can fail of, or what the API's own text would say too little about. */
const OWN = [
  'already_used',
  'body_too_large',
  'deleted_since',
  'file_gone',
  'file_refused',
  'storage_full',
  'files_full',
] as const;

/** Says why an entry that waits was not taken, by its code. */
export const useRefusalText = (): ((refusal: string) => string) => {
  const { t } = useTexts('journal');
  const problemText = useProblemText();
  return (refusal) => {
    const own = OWN.find((code) => code === refusal);
    return own === undefined
      ? problemText(new ApiProblem(refusal as ApiProblemCode))
      : t(`unsent.why.${own}`);
  };
};
