import type { Analysis, OpenQuestion } from '#contract/analyses.ts';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { AnalysisSection } from './analysis-section.tsx';

interface OpenQuestionsProps {
  analysis: Analysis;
  incident: Incident;
}

/** What the incident leaves open: questions, each with a way to the field that answers it. */
export const OpenQuestions = ({ analysis, incident }: OpenQuestionsProps) => {
  const { t } = useTexts('analyses');
  const { t: incidents } = useTexts('incidents');
  const { questions, is_read, said_unknown } = analysis;
  const details = said_unknown.map((kind) => incidents(`told.kind.${kind}`)).join(', ');
  return (
    <AnalysisSection
      title={t('open.title')}
      intro={questions.length === 0 ? t('open.none') : t('open.intro')}
    >
      {!is_read && <p className="mb-3 max-w-[65ch] text-sm text-ink-soft">{t('open.unread')}</p>}
      {questions.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {questions.map((question) => (
            <Question key={question.about} question={question} incidentId={incident.id} isRead={is_read} />
          ))}
        </ul>
      )}
      {said_unknown.length > 0 && (
        <p className="mt-3 max-w-[65ch] text-sm text-ink-soft">
          {t('open.saidUnknown', { details })}{' '}
          {incident.origin !== null && (
            <Link to="/ia-call" search={{ conversation: incident.origin.conversation_id }}>
              {t('open.conversation')}
            </Link>
          )}
        </p>
      )}
    </AnalysisSection>
  );
};

/** The field of the form that answers it; null where it is answered on the page of the incident. */
const FIELDS = {
  when: 'incident_date',
  where: 'location',
  effects: 'description',
  actions: 'description',
  type: 'type',
  who: null,
  witnesses: null,
  evidence: null,
} as const satisfies Record<OpenQuestion['about'], string | null>;

/** What the description was read for too. */
const READ_IN_DESCRIPTION: ReadonlySet<OpenQuestion['about']> = new Set([
  'when',
  'where',
  'who',
  'witnesses',
  'type',
]);

interface QuestionProps {
  question: OpenQuestion;
  incidentId: string;
  isRead: boolean;
}

const Question = ({ question: { about, state }, incidentId, isRead }: QuestionProps) => {
  const { t } = useTexts('analyses');
  const asked = t(`open.question.${about}.${state}`);
  const source = t(`open.source.${about}`);
  const field = FIELDS[about];
  const words = (
    <>
      {t(`open.link.${about}`)}
      <span className="sr-only"> {t('open.link.of', { question: asked })}</span>
    </>
  );
  return (
    <li className="py-3">
      <p className="max-w-[65ch]">{asked}</p>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        {field === null ? (
          <Link
            look="alone"
            to="/incidents/$id"
            params={{ id: incidentId }}
            hash={about === 'evidence' ? 'preuves' : 'personnes'}
          >
            {words}
          </Link>
        ) : (
          <Link look="alone" to="/incidents/$id/edit" params={{ id: incidentId }} hash={field}>
            {words}
          </Link>
        )}
        <span>
          {isRead && READ_IN_DESCRIPTION.has(about) ? t('open.source.description', { source }) : source}
        </span>
      </p>
    </li>
  );
};
