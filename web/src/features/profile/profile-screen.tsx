import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#contract/account/profiles.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { DoneNotice } from '#web/ui/messages/done-notice.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { SecurityLinks } from '../security/overview/security-links.tsx';
import { BackButton } from './back-button.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { readProfileDraft } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';
import { ownProfile } from './profile-query.ts';
import { valuesOfProfile } from './profile-values.ts';
import { useProfileError } from './use-profile-error.ts';

/** /profile: 'Mon Profil' to be read, and its edit view (spec.md, 2 and 4). */
export const ProfileScreen = () => {
  const { t } = useTexts('profile');
  const { data: profile, error, refetch } = useQuery(ownProfile);
  const known = useProfile();
  // What was typed and not saved is gone on with.
  const [isEditing, setEditing] = useState(
    () => readProfileDraft(known.id, 'profile', valuesOfProfile(known)) !== null,
  );
  const [outcome, setOutcome] = useState<'saved' | 'unchanged' | 'cancelled' | null>(null);
  const leave = (as: typeof outcome) => {
    setOutcome(as);
    setEditing(false);
    // The form is longer than what takes its place.
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <PageHeader
        title={t(isEditing ? 'editTitle' : 'title')}
        intro={t('intro')}
        back={<BackButton />}
        action={
          !isEditing &&
          profile && (
            <Button
              // After the form is left, the keyboard goes on where it began.
              autoFocus={outcome === 'cancelled'}
              onPress={() => {
                setOutcome(null);
                setEditing(true);
              }}
            >
              {t('edit')}
            </Button>
          )
        }
      />
      {(outcome === 'saved' || outcome === 'unchanged') && (
        <div className="mb-6">
          <DoneNotice tone={outcome === 'saved' ? 'success' : 'info'} title={t(outcome)} />
        </div>
      )}
      <div className="mb-12">{shown()}</div>
      <SecurityLinks />
    </>
  );

  function shown() {
    if (profile === undefined) {
      return error === null ? (
        <LoadingBlock label={t('loading')} rows={4} />
      ) : (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      );
    }
    return isEditing ? editView(profile) : readView(profile);
  }

  function readView(person: Profile | null) {
    return person === null ? <p>{t('empty')}</p> : <ProfileDetails profile={person} />;
  }

  function editView(person: Profile | null) {
    if (person === null) return <Notice tone="warning">{t('notLoaded')}</Notice>;
    return (
      <ProfileForm
        profile={person}
        onSaved={() => leave('saved')}
        onUnchanged={() => leave('unchanged')}
        onCancel={() => leave('cancelled')}
      />
    );
  }
};

const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTexts('profile');
  const errorText = useProfileError('load');
  return (
    <RetryNotice error={error} onRetry={onRetry}>
      {t('error.load', { message: errorText(error) })}
    </RetryNotice>
  );
};
