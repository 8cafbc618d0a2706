import type { TFunction } from 'i18next';
import type { FailureTexts } from '#web/editing/save-failure.tsx';
import { isProblem } from '#web/lib/requests/api-problem.ts';

/** What is said when an incident could not be saved (spec.md, 8). */
export const failureTexts = (t: TFunction<'incidents'>, error: unknown, isNew: boolean): FailureTexts => {
  // An answer without a problem document and without an incident: the creation returned nothing.
  const isNothing = isProblem(error, 'internal') && error.problem === null;
  const creation = isNothing ? t('failure.createNothing') : t('failure.create');
  return {
    title: isNew ? creation : t('failure.edit'),
    // The server took it and could not do it: more can be said than that something went wrong.
    detail: !isNew && isProblem(error, 'internal') ? t('failure.update') : null,
    gone: t('failure.gone'),
    saveAsNew: t('failure.saveAsNew'),
  };
};
