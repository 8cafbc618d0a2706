import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { announce } from '#web/ui/messages/announce.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useMakeAnalysis } from './analysis-queries.ts';

interface MakeAnalysisProps {
  incidentId: string;
  /** There is none yet: what it does is said first. */
  isFirst?: boolean;
}

/** The button that makes an analysis. A press again after a lost answer asks for the same one. */
export const MakeAnalysis = ({ incidentId, isFirst = false }: MakeAnalysisProps) => {
  const { t } = useTexts('analyses');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const make = useMakeAnalysis(incidentId);
  const id = useRef(uuidv7());
  const press = () =>
    make.mutate(id.current, {
      onSuccess: () => {
        id.current = uuidv7();
        announce(t('page.made'));
        void navigate({
          to: '/incidents/$id/analyse',
          params: { id: incidentId },
          search: {},
          replace: true,
        });
      },
    });
  return (
    <div className="flex flex-col items-start gap-4">
      {isFirst && <p className="max-w-[65ch]">{t('page.begin')}</p>}
      {make.error !== null && (
        <Notice tone="danger" title={t('page.makeFailure')}>
          {isProblem(make.error, 'not_ready') ? t('page.full') : problemText(make.error)}
        </Notice>
      )}
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        isPending={make.isPending}
        pendingLabel={t('page.making')}
        onPress={press}
      >
        {t(isFirst ? 'page.make' : 'page.again')}
      </Button>
    </div>
  );
};
