import type { Evidence } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { aloneLinkStyle } from '#web/ui/link-style.ts';
import { evidenceAddress } from './evidence-address.ts';
import { IncidentSection } from './incident-section.tsx';

/** 'Preuves': title, description, 'Source', 'Type', and the file when there is one. */
export const IncidentEvidence = ({ evidence }: { evidence: readonly Evidence[] }) => {
  const { t } = useTexts('incidents');
  return (
    <IncidentSection title={t('detail.evidence')}>
      {evidence.map(({ id, title, description, source, type, file_path }) => (
        <li key={id} className="py-4">
          <p className="font-semibold">{title}</p>
          {description !== '' && <p className="mt-1 max-w-[70ch] whitespace-pre-wrap">{description}</p>}
          <dl className="mt-1 flex flex-wrap gap-x-6 text-sm text-ink-soft">
            {source !== '' && <Fact name={t('detail.source')} value={source} />}
            {type !== '' && <Fact name={t('detail.evidenceType')} value={type} />}
          </dl>
          {file_path !== null && (
            <p className="mt-2">
              <ExternalLink href={evidenceAddress(file_path)} className={aloneLinkStyle}>
                {t('detail.openFile')}
                <span className="sr-only">
                  {' '}
                  {title} {t('detail.newTab')}
                </span>
              </ExternalLink>
            </p>
          )}
        </li>
      ))}
    </IncidentSection>
  );
};

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex gap-1.5">
    <dt>{name}</dt>
    <dd className="text-ink">{value}</dd>
  </div>
);
