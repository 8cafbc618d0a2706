import { useMemo, useState } from 'react';
import { type Profile, profile as profileShape } from '#contract/profiles.ts';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { api } from '#web/lib/api.ts';
import { session } from '#web/lib/session/session.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { contactOf, contactPatch, contactSchema } from './contact-schema.ts';

type Outcome = 'saved' | 'unchanged' | { error: unknown };

/** First name, last name and phone; the address has a screen of its own, since it opens the account. */
export const ContactForm = ({ profile }: { profile: Profile }) => {
  const { t } = useTexts('settings');
  const { t: auth } = useTexts('auth');
  const problemText = useProblemText();
  const schema = useMemo(() => contactSchema(auth), [auth]);
  const { control, handleSubmit, formState, reset } = useSchemaForm(schema, {
    defaultValues: contactOf(profile),
  });
  const [outcome, setOutcome] = useState<Outcome>();

  const submit = handleSubmit(async (values) => {
    setOutcome(undefined);
    const patch = contactPatch(profile, values);
    if (patch === null) {
      setOutcome('unchanged');
      return;
    }
    try {
      const saved = await api.patch('/api/profile', { schema: profileShape, body: patch, as: profile.id });
      session.setProfile(saved);
      reset(contactOf(saved));
      setOutcome('saved');
    } catch (error) {
      setOutcome({ error });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-5">
      <FormTextField
        control={control}
        name="firstName"
        label={auth('field.firstName')}
        autoComplete="given-name"
        isRequired
      />
      <FormTextField
        control={control}
        name="lastName"
        label={auth('field.lastName')}
        mark={t('contact.optional')}
        autoComplete="family-name"
      />
      <div className="flex flex-col gap-1">
        <TextField label={t('contact.email')} value={profile.email} isReadOnly type="email" />
        <Link to="/change-email" look="alone" className="self-start">
          {t('contact.changeEmail')}
        </Link>
      </div>
      <FormTextField
        control={control}
        name="phone"
        type="tel"
        label={auth('field.phone')}
        mark={t('contact.optional')}
        autoComplete="tel"
      />
      <div aria-live="polite" className="empty:hidden">
        {outcome === 'saved' && <Notice tone="success">{t('contact.saved')}</Notice>}
        {outcome === 'unchanged' && <Notice>{t('contact.unchanged')}</Notice>}
        {typeof outcome === 'object' && (
          <Notice tone="danger" title={t('contact.failed')}>
            {`${problemText(outcome.error)}\n${t('contact.kept')}`}
          </Notice>
        )}
      </div>
      <Button
        type="submit"
        className="self-start"
        isPending={formState.isSubmitting}
        pendingLabel={t('contact.pending')}
      >
        {t('contact.submit')}
      </Button>
    </form>
  );
};
