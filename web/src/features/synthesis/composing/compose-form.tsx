import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { Label } from 'react-aria-components/Label';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { useController, useWatch } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { FormDateField } from '#web/forms/form-date-field.tsx';
import { formErrors } from '#web/forms/form-errors.ts';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayHere, dayText } from '#web/lib/dates.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { askProof } from '#web/lib/requests/ask-proof.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';
import { announce } from '#web/ui/messages/announce.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useCompose } from '../synthesis-queries.ts';
import { type ComposeValues, choiceOf, composeSchema } from './compose-values.ts';
import { ModelChoice } from './model-choice.tsx';
import { EntryChoices, IncidentChoices } from './record-choice.tsx';

const FIELDS = ['title', 'from', 'to', 'incident_ids'] as const;

/** What a synthesis is to be made of, and the button that composes it. */
export const ComposeForm = () => {
  const { t, language } = useTexts('synthesis');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const compose = useCompose();
  const id = useRef(uuidv7());
  const schema = useMemo(() => composeSchema(t), [t]);
  const form = useSchemaForm<ComposeValues, ComposeValues>(schema, {
    defaultValues: {
      title: t('compose.defaultName', { day: dayText(new Date(), language) }),
      what: 'all',
      from: null,
      to: null,
      incident_ids: [],
      entry_ids: [],
      language,
      with_model: false,
    },
  });
  const { control, formState } = form;
  const what = useWatch({ control, name: 'what' });
  const { field: way } = useController({ control, name: 'what' });
  const { field: incidents, fieldState: incidentsState } = useController({ control, name: 'incident_ids' });
  const { field: entries } = useController({ control, name: 'entry_ids' });
  const { field: spoken } = useController({ control, name: 'language' });

  const send = form.handleSubmit(async (values) => {
    const { title, with_model } = values;
    const input = { id: id.current, title, choice: choiceOf(values), language: values.language, with_model };
    const ask = () => compose.mutateAsync(input);
    try {
      const made = await ask().catch(async (error: unknown) => {
        // A sensitive incident was chosen.
        if (!isProblem(error, 'proof_required') || !(await askProof())) throw error;
        return await ask();
      });
      id.current = uuidv7();
      announce(t('compose.done'));
      await navigate({ to: '/synthese/$id', params: { id: made.id } });
    } catch (error) {
      // The form shows what the mutation says. An answer that was lost had made one of other values under this id.
      if (isProblem(error, 'already_used')) id.current = uuidv7();
    }
  });
  const lastDay = dayHere(new Date());
  return (
    <form noValidate autoComplete="off" onSubmit={send} className="flex flex-col gap-6">
      {formState.submitCount > 0 && (
        <ErrorSummary
          errors={formErrors(formState.errors, FIELDS)}
          attempt={formState.submitCount}
          onChoose={(name) => {
            const field = FIELDS.find((each) => each === name);
            if (field !== undefined) form.setFocus(field);
          }}
        />
      )}
      <FormTextField control={control} name="title" label={t('compose.name')} isRequired autoComplete="off" />
      <RadioGroup value={way.value} onChange={way.onChange} className="flex flex-col">
        <Label className="font-semibold">{t('compose.what')}</Label>
        <RadioChoice value="all">{t('compose.all')}</RadioChoice>
        <RadioChoice value="period">{t('compose.period')}</RadioChoice>
        <RadioChoice value="chosen">{t('compose.chosen')}</RadioChoice>
      </RadioGroup>
      {what !== 'chosen' && (
        <p className="-mt-4 max-w-[65ch] text-sm text-ink-soft">{t('compose.allHint')}</p>
      )}
      {what === 'period' && (
        <div className="flex flex-col gap-3">
          <div className="grid items-start gap-6 sm:max-w-xl sm:grid-cols-2">
            <FormDateField control={control} name="from" label={t('compose.from')} maxDay={lastDay} />
            <FormDateField control={control} name="to" label={t('compose.to')} maxDay={lastDay} />
          </div>
          <p className="max-w-[65ch] text-sm text-ink-soft">{t('compose.periodHint')}</p>
        </div>
      )}
      {what === 'chosen' && (
        <div ref={(box) => incidents.ref(box && { focus: () => box.querySelector('input')?.focus() })}>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <IncidentChoices chosen={incidents.value} onChange={incidents.onChange} />
            <EntryChoices chosen={entries.value} onChange={entries.onChange} />
          </div>
          {incidentsState.error && (
            <p role="alert" className="mt-2 text-clay">
              {incidentsState.error.message}
            </p>
          )}
        </div>
      )}
      <RadioGroup value={spoken.value} onChange={spoken.onChange} className="flex flex-col">
        <Label className="font-semibold">{t('compose.language')}</Label>
        <RadioChoice value="fr">{t('compose.french')}</RadioChoice>
        <RadioChoice value="en">{t('compose.english')}</RadioChoice>
      </RadioGroup>
      <ModelChoice control={control} />
      {compose.error !== null && (
        <Notice tone="danger" title={t('compose.failure')}>
          {isProblem(compose.error, 'not_ready') ? t('compose.nothing') : problemText(compose.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={compose.isPending} pendingLabel={t('compose.submitting')}>
          {t('compose.submit')}
        </Button>
        <ButtonLink variant="quiet" to="/synthese/nouvelle">
          {t('compose.byHand')}
        </ButtonLink>
      </div>
    </form>
  );
};
