import { calendarDayText } from '#web/lib/dates.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { useReading } from '../words/reading-texts.tsx';
import { useLabels } from '../words/use-labels.ts';
import { type DossierParts, recordElement } from './dossier-parts.ts';
import { WithCovered } from './shown-text.tsx';

/** What happened when, each line leading to its record. */
export const Chronology = ({ parts }: { parts: DossierParts }) => {
  const { t, language } = useReading();
  return (
    <ol className="flex flex-col gap-2">
      {parts.chronology.map(({ target, day, record }) => (
        <li key={target} className="grid gap-x-6 sm:grid-cols-[11rem_1fr]">
          <span className="text-sm text-ink-soft sm:pt-0.5">
            {day === null ? t('record.undated') : calendarDayText(day, language)}
          </span>
          <a href={`#${target}`} dir="auto" className={`${linkStyle} wrap-anywhere`}>
            {record.shown.title === '' ? t('record.untitled') : <WithCovered text={record.shown.title} />}
          </a>
        </li>
      ))}
    </ol>
  );
};

/** Each person of each incident, on a line of their own: the dossier does not say which of them are one. */
export const PersonTable = ({ parts }: { parts: DossierParts }) => {
  const { t, language } = useReading();
  const labels = useLabels();
  const rows = parts.incidents
    .flatMap(({ incident, persons }) => persons.map((person) => ({ incident, person })))
    .toSorted((one, other) =>
      one.person.shown.full_name.localeCompare(other.person.shown.full_name, language),
    );
  const cell = 'border-b border-hairline py-2 pr-4 align-top wrap-anywhere';
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">{t('personTable.note')}</p>
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="text-ink-soft">
            <th className={cell}>{t('personTable.name')}</th>
            <th className={cell}>{t('personTable.part')}</th>
            <th className={`${cell} max-sm:hidden`}>{t('personTable.role')}</th>
            <th className={cell}>{t('personTable.where')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ incident, person }) => (
            <tr key={person.id}>
              <th scope="row" dir="auto" className={`${cell} font-semibold`}>
                <WithCovered text={person.shown.full_name} />
              </th>
              <td className={cell}>
                {person.shown.part === null ? t('record.unstated') : labels.of('part', person.shown.part)}
              </td>
              <td className={`${cell} max-sm:hidden`}>
                <WithCovered text={person.shown.role} />
              </td>
              <td className={cell}>
                <a href={`#${recordElement(incident.id)}`} className={`${linkStyle} whitespace-nowrap`}>
                  {incident.shown.reference_number}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
