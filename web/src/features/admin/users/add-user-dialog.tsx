import { useId, useMemo } from 'react';
import * as z from 'zod/mini';
import type { MailStatus } from '#contract/account/mail-status.ts';
import { ROLES, type Role } from '#contract/administration.ts';
import { EMAIL_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { useRoleText } from '#web/features/shell/use-role-text.ts';
import { FormSelect } from '#web/forms/form-select.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { useInvitation } from './use-account-change.ts';

/** What is said of an invitation that has not left, as far as that is known. */
const unsentKey = (status: Exclude<MailStatus, 'accepted'>) => (status === 'waiting' ? 'unknown' : status);

/** 'Add User': invites somebody by mail. */
export const AddUserDialog = ({ onClose }: { onClose: (done: string | null) => void }) => {
  const { t } = useTexts('admin');
  const roleText = useRoleText();
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const formId = useId();
  const inviting = useInvitation();
  const schema = useMemo(
    () =>
      z.object({
        email: z
          .string()
          .check(
            z.trim(),
            z.regex(/^\S+@\S+\.\S+$/, t('add.invalidEmail')),
            z.maxLength(EMAIL_MAX_CHARACTERS),
          ),
        first_name: z.string().check(z.trim(), z.maxLength(NAME_MAX_CHARACTERS)),
        last_name: z.string().check(z.trim(), z.maxLength(NAME_MAX_CHARACTERS)),
        role: z.enum(ROLES),
      }),
    [t],
  );
  const { control, handleSubmit } = useSchemaForm(schema, {
    defaultValues: { email: '', first_name: '', last_name: '', role: 'user' as Role },
    mode: 'onSubmit',
  });
  const submit = handleSubmit((values) =>
    inviting.mutate(values, {
      onSuccess: (status) => {
        if (status === 'accepted') onClose(t('add.done', { email: values.email }));
      },
    }),
  );
  const unsent =
    inviting.data === undefined || inviting.data === 'accepted' ? null : unsentKey(inviting.data);
  const failureText = (error: Error): string => {
    if (isProblem(error, 'already_used')) return t('add.taken');
    return isProblem(error, 'invalid_input') ? t('add.invalidEmail') : problemText(error);
  };
  return (
    <ModalDialog
      size="sheet"
      title={t('add.title')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(null);
      }}
      actions={
        <>
          <Button variant="secondary" onPress={() => onClose(null)}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={formId} isPending={inviting.isPending} pendingLabel={t('add.pending')}>
            {t('add.submit')}
          </Button>
        </>
      }
    >
      <p className="mb-5 max-w-[65ch] text-ink-soft">{t('add.text')}</p>
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5" autoComplete="off">
        <FormTextField
          control={control}
          name="email"
          label={t('add.email')}
          type="email"
          isRequired
          autoComplete="off"
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <FormTextField
            control={control}
            name="first_name"
            label={t('add.firstName')}
            mark={common('field.optional')}
          />
          <FormTextField
            control={control}
            name="last_name"
            label={t('add.lastName')}
            mark={common('field.optional')}
          />
        </div>
        <FormSelect
          control={control}
          name="role"
          label={t('add.role')}
          options={ROLES.map((value) => ({ value, label: roleText(value) }))}
        />
      </form>
      {inviting.error !== null && (
        <Notice tone="danger" title={t('add.failure')} className="mt-5">
          {failureText(inviting.error)}
        </Notice>
      )}
      {unsent !== null && (
        <Notice
          tone="danger"
          title={t(unsent === 'unknown' ? 'add.unknownTitle' : 'add.failure')}
          className="mt-5"
        >
          {t(`add.unsent.${unsent}`)}
        </Notice>
      )}
    </ModalDialog>
  );
};
