import { useMemo, useState } from 'react';
import type { Profile } from '#contract/account/profiles.ts';
import { FoundDraftNotice } from '#web/features/profile/found-draft-notice.tsx';
import { MetNotice } from '#web/features/profile/met-notice.tsx';
import { type ProfileValues, valuesOfProfile } from '#web/features/profile/profile-values.ts';
import { useMarkRefused } from '#web/features/profile/use-mark-refused.ts';
import { useFoundProfileDraft, useKeptProfileDraft } from '#web/features/profile/use-profile-draft.ts';
import { useProfileSave } from '#web/features/profile/use-profile-save.ts';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { type ContactField, contactOf, contactSchema } from './contact-schema.ts';

type Outcome = 'saved' | 'unchanged' | 'contested' | { error: unknown };

/** First name, last name and phone, kept while they are typed; the address has a screen of its own, since it opens the account. */
export const ContactForm = ({ profile }: { profile: Profile }) => {
  const { t } = useTexts('settings');
  const { t: auth } = useTexts('auth');
  const schema = useMemo(() => contactSchema(auth), [auth]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const found = useFoundProfileDraft(profile, 'contact');
  const [isRestored, setRestored] = useState(found !== null);
  const form = useSchemaForm(schema, {
    defaultValues: contactOf(found?.values ?? valuesOfProfile(profile)),
  });
  const { control, handleSubmit, formState, reset, setValue } = form;
  const show = (values: ProfileValues) => reset(contactOf(values));
  const { stored, contested, settle, save } = useProfileSave<ContactField>(profile, show, found);
  const forget = useKeptProfileDraft(profile, 'contact', form.watch, stored);
  const markRefused = useMarkRefused<ContactField>(form.setError);

  const submit = handleSubmit(async (values) => {
    setOutcome(null);
    setRestored(false);
    try {
      const became = await save(values);
      if (became !== 'contested') forget();
      setOutcome(became);
    } catch (error) {
      setOutcome({ error });
      markRefused(error);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-5">
      {isRestored && (
        <FoundDraftNotice
          onDiscard={() => {
            show(stored);
            settle();
            setRestored(false);
          }}
        />
      )}
      {contested.length > 0 && (
        <MetNotice
          fields={contested}
          stored={stored}
          onTake={(field) => {
            setValue(field, stored[field], { shouldValidate: true });
            settle(field);
          }}
        />
      )}
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
      <ContactOutcome outcome={outcome} />
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

/** What became of it. The region stands first, so that screen readers hear what comes in. */
const ContactOutcome = ({ outcome }: { outcome: Outcome | null }) => {
  const { t } = useTexts('settings');
  const problemText = useProblemText();
  return (
    <div aria-live="polite" className="empty:hidden">
      {outcome === 'saved' && <Notice tone="success">{t('contact.saved')}</Notice>}
      {outcome === 'unchanged' && <Notice>{t('contact.unchanged')}</Notice>}
      {typeof outcome === 'object' && outcome !== null && 'error' in outcome && (
        <Notice tone="danger" title={t('contact.failed')}>
          {`${problemText(outcome.error)}\n${t('contact.kept')}`}
        </Notice>
      )}
    </div>
  );
};
