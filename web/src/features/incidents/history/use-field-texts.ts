import type { HistoryEvent } from '#contract/ledger.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText } from '#web/lib/dates.ts';
import { fieldText } from '../form/field-text.ts';
import { INCIDENT_FIELDS, valuesOf } from '../form/incident-values.ts';

/** An event that holds a version. */
export type VersionEvent = Extract<HistoryEvent, { version: number }>;

/** A field of a version, in words. */
export interface FieldText {
  field: string;
  name: string;
  /** '' for nothing. */
  text: string;
  /** What a person wrote. */
  isText: boolean;
  /** Two versions differ in the field when this does. */
  raw: string;
}

/** What a field said before a change, and after it. */
export interface ChangedField {
  before: FieldText;
  after: FieldText;
}

/** A field that nobody stated says so itself. */
const TOLD_FIELDS = INCIDENT_FIELDS.filter((name) => name !== 'unstated');

/** The fields of a version in words: what it says, and what it changed. */
export const useFieldTexts = () => {
  const { t: incidents, language } = useTexts('incidents');
  const { t: persons } = useTexts('persons');
  const { t: exhibits } = useTexts('exhibits');
  const { t } = useTexts('incidentHistory');

  const field = (name: string, label: string, text: string, isText: boolean, value: unknown): FieldText => ({
    field: name,
    name: label,
    text,
    isText,
    raw: JSON.stringify(value ?? null),
  });

  const ofIncident = (record: Extract<VersionEvent, { kind: 'incident' }>['record']): FieldText[] => {
    // A version is whole: what a request may leave out is there.
    const values = valuesOf(record as Parameters<typeof valuesOf>[0]);
    return [
      ...TOLD_FIELDS.map((name) =>
        field(
          name,
          incidents(`field.${name}`),
          fieldText(name, values, incidents, language),
          name === 'title' || name === 'description' || name === 'location',
          values.unstated.some((unstated) => unstated === name) ? null : values[name],
        ),
      ),
      field(
        'is_anonymized',
        t('field.is_anonymized'),
        record.is_anonymized ? incidents('conflict.yes') : incidents('conflict.no'),
        false,
        record.is_anonymized,
      ),
    ];
  };

  const ofPerson = (record: Extract<VersionEvent, { kind: 'incident_person' }>['record']): FieldText[] => {
    const { full_name, part, role, notes, is_anonymized, person_key } = record;
    const shown = is_anonymized ? persons('anonymous') : full_name;
    return [
      field('full_name', persons('field.full_name'), shown, !is_anonymized, full_name),
      field('part', persons('field.part'), part === null ? '' : persons(`part.${part}`), false, part),
      field('role', persons('field.role'), role, true, role),
      field('notes', persons('field.notes'), notes, true, notes),
      field('person_key', persons('field.person_key'), '', false, person_key),
    ];
  };

  const ofExhibit = (record: Extract<VersionEvent, { kind: 'evidence' }>['record']): FieldText[] => {
    const { title, description, source, type, dated_on, files } = record;
    const day = dated_on === null ? '' : calendarDayText(dated_on, language);
    return [
      field('title', incidents('field.title'), title, true, title),
      field('description', incidents('field.description'), description, true, description),
      field('source', exhibits('field.source'), source, true, source),
      field('type', exhibits('field.type'), exhibits(`type.${type}`), false, type),
      field('dated_on', exhibits('field.dated_on'), day, false, dated_on),
      field(
        'files',
        t('field.files'),
        files.length === 0 ? '' : t('fileCount', { count: files.length }),
        false,
        files,
      ),
    ];
  };

  const textsOf = (event: VersionEvent, which: 'record' | 'before'): FieldText[] | null => {
    switch (event.kind) {
      case 'incident': {
        const version = event[which];
        return version && ofIncident(version);
      }
      case 'incident_person': {
        const version = event[which];
        return version && ofPerson(version);
      }
      default: {
        const version = event[which];
        return version && ofExhibit(version);
      }
    }
  };

  return {
    /** What a version says, without what it leaves empty. */
    saidIn: (event: VersionEvent): FieldText[] =>
      (textsOf(event, 'record') ?? []).filter(({ text }) => text !== ''),
    /** What differs from the version before; null where that one does not open. */
    changedIn: (event: VersionEvent): ChangedField[] | null => {
      const before = textsOf(event, 'before');
      if (before === null) return null;
      return (textsOf(event, 'record') ?? []).flatMap((after) => {
        const former = before.find((one) => one.field === after.field);
        return former && former.raw !== after.raw ? [{ before: former, after }] : [];
      });
    },
  };
};
