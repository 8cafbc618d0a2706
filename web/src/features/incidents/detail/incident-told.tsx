import { Fragment } from 'react';
import type { IncidentOrigin } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { DetailRow } from '#web/ui/detail-row.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Quotes } from '#web/ui/quotes.tsx';

/** All that the conversation had collected when the incident was created from it, in the person's words. */
export const IncidentTold = ({ details }: { details: IncidentOrigin['details'] }) => {
  const { t } = useTexts('incidents');
  return (
    <Disclosure className="mt-10" summary={<h2 className="text-xl">{t('told.title')}</h2>}>
      <p className="mb-3 max-w-[65ch] text-sm text-ink-soft">{t('told.intro')}</p>
      <DetailList>
        {[...new Set(details.map(({ kind }) => kind))].map((kind) => (
          <DetailRow key={kind} label={t(`told.kind.${kind}`)}>
            {details
              .filter((detail) => detail.kind === kind)
              .map(({ certainty, reserved, words }) => (
                <Fragment key={certainty}>
                  {certainty !== 'exact' && (
                    <p className="text-sm text-ink-soft">
                      {t(`told.state.${reserved ? 'reserved' : certainty}`)}
                    </p>
                  )}
                  <Quotes words={words} />
                </Fragment>
              ))}
          </DetailRow>
        ))}
      </DetailList>
    </Disclosure>
  );
};
