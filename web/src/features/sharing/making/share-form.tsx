import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Dossier } from '#contract/dossiers.ts';
import type { MadeShare } from '#contract/shares.ts';
import { FailureNotice } from '#web/features/auth/failure-notice.tsx';
import { FormCheckbox } from '#web/forms/form-checkbox.tsx';
import { FormSelect } from '#web/forms/form-select.tsx';
import { FormTextArea } from '#web/forms/form-text-area.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { isProblem, problemCode } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { announce } from '#web/ui/messages/announce.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { makeShare, ownShares } from '../share-queries.ts';
import { proposedLetter, withProposed } from './letter.ts';
import { forgetShareDraft, keepShareDraft, readShareDraft } from './share-draft.ts';
import { OFFERED_DAYS, shareSchema } from './share-schema.ts';

const USUAL_DAYS = '30';

interface ShareFormProps {
  /** Those that can be passed on; at least one. */
  dossiers: readonly Dossier[];
  /** The one that it was asked for on. */
  chosen: string | undefined;
  onMade: (made: MadeShare) => void;
}

/** For whom, for how long and with which letter. The server asks for a proof (`lib/requests/request.ts`). */
export const ShareForm = ({ dossiers, chosen, onMade }: ShareFormProps) => {
  const { t, language } = useTexts('sharing');
  const { id: owner } = useProfile();
  const client = useQueryClient();
  const schema = useMemo(() => shareSchema(t), [t]);
  const [draft] = useState(() => readShareDraft(owner));
  const [isRestored, setRestored] = useState(draft !== null);
  // The same when it is sent again, so that one share is made.
  const [id, setId] = useState(() => uuidv7());
  const { control, handleSubmit, watch, getValues, setValue, setFocus, reset } = useSchemaForm(schema, {
    defaultValues: {
      ...NOTHING,
      recipient: draft?.recipient ?? '',
      letter: draft?.letter ?? '',
      dossier_id: (dossiers.find((one) => one.id === chosen) ?? dossiers[0])?.id ?? '',
    },
    mode: 'onSubmit',
  });
  useEffect(() => {
    const { unsubscribe } = watch(({ recipient = '', letter = '' }) =>
      keepShareDraft(owner, { recipient, letter }),
    );
    return unsubscribe;
  }, [watch, owner]);

  const making = useMutation({
    mutationFn: makeShare,
    gcTime: 0,
    onSuccess: (made) => {
      forgetShareDraft(owner);
      void client.invalidateQueries({ queryKey: ownShares.queryKey });
      onMade(made);
    },
    onError: (error) => {
      // The one before was made, and its key is nowhere: the next one is another share.
      if (isProblem(error, 'already_used')) setId(uuidv7());
      void client.invalidateQueries({ queryKey: ownShares.queryKey });
    },
  });
  const submit = handleSubmit(({ days, max_openings, ...values }) =>
    making.mutate({
      ...values,
      id,
      days: Number(days),
      max_openings: max_openings === '' ? null : Number(max_openings),
    }),
  );
  const propose = () => {
    const dossier = dossiers.find((one) => one.id === getValues('dossier_id'));
    if (dossier === undefined) return;
    const letter = withProposed(getValues('letter'), proposedLetter(dossier, t, language));
    setValue('letter', letter, { shouldDirty: true });
    setFocus('letter');
    announce(t('form.proposed'));
  };
  const discard = () => {
    forgetShareDraft(owner);
    reset({ ...NOTHING, dossier_id: getValues('dossier_id') });
    setRestored(false);
  };

  return (
    <form noValidate autoComplete="off" className="flex max-w-[700px] flex-col gap-6" onSubmit={submit}>
      {isRestored && (
        <Notice
          actions={
            <Button variant="secondary" onPress={discard}>
              {t('form.discard')}
            </Button>
          }
        >
          {t('form.restored')}
        </Notice>
      )}
      <FormSelect
        control={control}
        name="dossier_id"
        label={t('form.dossier')}
        hint={t('form.intro')}
        options={dossiers.map((one) => ({
          value: one.id,
          label: t('form.dossierOption', {
            title: one.title,
            moment: dayAndTime(one.taken_at ?? one.created_at, language),
          }),
        }))}
      />
      <FormTextField
        control={control}
        name="recipient"
        label={t('form.recipient')}
        hint={t('form.recipientHint')}
        mark={t('form.required')}
        isRequired
      />
      <FormSelect
        control={control}
        name="days"
        label={t('form.days')}
        options={OFFERED_DAYS.map((count) => ({ value: String(count), label: t('form.daysOf', { count }) }))}
      />
      <FormTextField
        control={control}
        name="max_openings"
        label={t('form.openings')}
        hint={t('form.openingsHint')}
        mark={t('form.optional')}
        inputMode="numeric"
      />
      <div>
        <FormCheckbox control={control} name="may_download">
          {t('form.mayDownload')}
        </FormCheckbox>
        <p className="pl-8.5 text-sm text-ink-soft">{t('form.mayDownloadHint')}</p>
      </div>
      <div className="flex flex-col gap-2">
        <FormTextArea
          control={control}
          name="letter"
          label={t('form.letter')}
          hint={t('form.letterHint')}
          mark={t('form.optional')}
          rows={6}
        />
        <Button variant="quiet" className="-ml-5 self-start" onPress={propose}>
          {t('form.propose')}
        </Button>
      </div>
      {making.error !== null && <MakingFailure error={making.error} />}
      <Button
        type="submit"
        isPending={making.isPending}
        pendingLabel={t('form.pending')}
        className="self-start"
      >
        {t('form.submit')}
      </Button>
    </form>
  );
};

const NOTHING = {
  dossier_id: '',
  recipient: '',
  days: USUAL_DAYS,
  max_openings: '',
  may_download: true,
  letter: '',
};

/** What the form has its own words for. */
const FAILURES = {
  already_used: 'form.already',
  not_found: 'form.gone',
  not_ready: 'form.gone',
  too_many: 'form.full',
} as const;

const MakingFailure = ({ error }: { error: Error }) => {
  const { t } = useTexts('sharing');
  const problemText = useProblemText();
  const code = problemCode(error);
  return (
    <FailureNotice title={t('form.failed')}>
      {code in FAILURES ? t(FAILURES[code as keyof typeof FAILURES]) : problemText(error)}
    </FailureNotice>
  );
};
