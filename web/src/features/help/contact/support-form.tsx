import { useEffect, useMemo, useState } from 'react';
import { FailureNotice } from '#web/features/auth/failure-notice.tsx';
import { FormTextArea } from '#web/forms/form-text-area.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { aloneLinkStyle } from '#web/ui/link-style.ts';
import { DoneNotice } from '#web/ui/messages/done-notice.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { mailtoOf } from './mailto.ts';
import { sendToSupport } from './send-to-support.ts';
import { forgetSupportDraft, keepSupportDraft, readSupportDraft } from './support-draft.ts';
import { supportSchema } from './support-schema.ts';

/** What became of the last attempt. */
type Outcome = { kind: 'failed' | 'unknown' | 'kept' } | { kind: 'refused'; error: unknown };

interface SupportFormProps {
  supportEmail: string;
  /** False where the server only keeps what is sent. */
  isMailed: boolean;
}

/** A message to the support. Nothing that is typed goes before it is known that the mail left. */
export const SupportForm = ({ supportEmail, isMailed }: SupportFormProps) => {
  const { t } = useTexts('help');
  const { id: owner, email } = useProfile();
  const problemText = useProblemText();
  const schema = useMemo(() => supportSchema(t), [t]);
  const [draft] = useState(() => readSupportDraft(owner));
  const [isRestored, setRestored] = useState(draft !== null);
  const { control, handleSubmit, watch, reset, getValues, formState } = useSchemaForm(schema, {
    defaultValues: { subject: draft?.subject ?? '', message: draft?.message ?? '', reply_to: email },
    mode: 'onSubmit',
  });
  const [outcome, setOutcome] = useState<Outcome>();
  const [answerTo, setAnswerTo] = useState<string>();

  useEffect(() => {
    const { unsubscribe } = watch(({ subject = '', message = '' }) =>
      keepSupportDraft(owner, { subject, message }),
    );
    return unsubscribe;
  }, [watch, owner]);

  const submit = handleSubmit(async (values) => {
    setOutcome(undefined);
    setRestored(false);
    try {
      const status = await sendToSupport(owner, values, { isMailed });
      if (status === 'accepted') setAnswerTo(values.reply_to);
      else setOutcome({ kind: status === 'waiting' ? 'unknown' : status });
    } catch (error) {
      setOutcome({ kind: 'refused', error });
    }
  });

  const startAgain = () => {
    forgetSupportDraft(owner);
    reset({ subject: '', message: '', reply_to: email });
    setAnswerTo(undefined);
    setOutcome(undefined);
    setRestored(false);
  };

  if (answerTo !== undefined)
    return (
      <DoneNotice
        title={t('form.sentTitle')}
        actions={
          <Button variant="secondary" onPress={startAgain}>
            {t('form.another')}
          </Button>
        }
      >
        {t('form.sent', { address: answerTo })}
      </DoneNotice>
    );
  return (
    <form noValidate onSubmit={submit} className="flex max-w-[700px] flex-col gap-5" autoComplete="off">
      <Notice tone="info" title={t('form.warningTitle')}>
        {t(isMailed ? 'form.warning' : 'form.warningKept', { address: supportEmail })}
      </Notice>
      {isRestored && (
        <Notice
          actions={
            <Button variant="secondary" onPress={startAgain}>
              {t('form.discard')}
            </Button>
          }
        >
          {t('form.restored')}
        </Notice>
      )}
      {outcome !== undefined && (
        <FailureNotice
          title={t(`form.${textOf(outcome)}Title`)}
          actions={
            <>
              <a href={mailtoOf(supportEmail, getValues())} className={aloneLinkStyle}>
                {t('form.mailto')}
              </a>
              {outcome.kind === 'kept' && (
                <Button variant="secondary" onPress={startAgain}>
                  {t('form.another')}
                </Button>
              )}
            </>
          }
        >
          {outcome.kind === 'refused' && `${problemText(outcome.error)} `}
          {t(`form.${textOf(outcome)}`, { address: supportEmail })}
        </FailureNotice>
      )}
      <FormTextField
        control={control}
        name="subject"
        label={t('form.subject')}
        mark={t('form.required')}
        isRequired
      />
      <FormTextArea
        control={control}
        name="message"
        label={t('form.message')}
        hint={t('form.messageHint')}
        mark={t('form.required')}
        rows={8}
        isRequired
      />
      <FormTextField
        control={control}
        name="reply_to"
        label={t('form.replyTo')}
        hint={t('form.replyToHint')}
        mark={t('form.required')}
        type="email"
        inputMode="email"
        isRequired
      />
      <Button
        type="submit"
        isPending={formState.isSubmitting}
        pendingLabel={t('form.pending')}
        className="self-start"
      >
        {t('form.submit')}
      </Button>
    </form>
  );
};

const textOf = ({ kind }: Outcome) => (kind === 'refused' ? 'failed' : kind);
