import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import type { SeenRecord } from '#contract/syntheses.ts';
import { synthesisDetail, useCompose } from '#web/features/synthesis/synthesis-queries.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, dayText } from '#web/lib/dates.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { askProof } from '#web/lib/requests/ask-proof.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { useAllRows } from '#web/lists/use-all-rows.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { announce } from '#web/ui/messages/announce.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { WizardControl } from '../choices/wizard-control.ts';
import { chosenCount, toggled } from '../choices/wizard-values.ts';
import { ownSyntheses } from '../dossier-queries.ts';
import { readable } from '../shown/readable.ts';
import { choosableEntries, choosableIncidents, NOT_NARROWED } from './choice-queries.ts';
import { beyondOf } from './synthesis-beyond.ts';

/** More of them are counted. */
const MOST_NAMED = 5;

interface SynthesisReachProps extends Pick<WizardControl, 'values' | 'change'> {
  synthesisId: string;
}

/** Beside the chosen synthesis: what it tells of that is not in the dossier, and the two ways to bring them together. */
export const SynthesisReach = ({ synthesisId, values, change }: SynthesisReachProps) => {
  const { t, language } = useTexts('dossier');
  const { t: synthesis } = useTexts('synthesis');
  const synthesisRead = readable(useQuery(synthesisDetail(synthesisId)));
  const incidents = useAllRows(useInfiniteQuery(choosableIncidents(NOT_NARROWED)));
  const entries = useAllRows(useInfiniteQuery(choosableEntries));
  if (synthesisRead === undefined || !incidents.isComplete || !entries.isComplete) return null;
  const sensitive = new Map((incidents.rows ?? []).map(({ id, is_sensitive }) => [id, is_sensitive]));
  const shareable = new Set(
    (entries.rows ?? []).flatMap((item) => (item.type === 'journal' && !item.data.is_private ? item.id : [])),
  );
  const { records, exhibits, hasOthers } = beyondOf(synthesisRead, values, {
    incidents: sensitive,
    entries: shareable,
  });
  if (records.length === 0) {
    return hasOthers ? (
      <p className="max-w-[65ch] text-sm text-ink-soft">{t('choose.beyondPrivate')}</p>
    ) : null;
  }
  const nameOf = ({ entity, name }: SeenRecord): string =>
    entity === 'journal_entry' ? t('choose.beyondEntry', { day: calendarDayText(name, language) }) : name;
  const named = records.slice(0, MOST_NAMED).map(nameOf).join(', ');
  const rest = records.length - MOST_NAMED;
  const add = () => {
    const ids = (entity: SeenRecord['entity']) =>
      records.filter((record) => record.entity === entity).map(({ id }) => id);
    change({
      incident_ids: toggled(
        values.incident_ids,
        ids('incident').filter((id) => !values.sensitive_ids.includes(id)),
        true,
      ),
      entry_ids: toggled(values.entry_ids, ids('journal_entry'), true),
      left_out_evidence: toggled(values.left_out_evidence, exhibits, false),
    });
  };
  return (
    <Notice tone="warning" className="mt-2">
      <p className="wrap-anywhere">
        {t('choose.beyond', {
          count: records.length,
          names: rest > 0 ? t('choose.beyondMore', { names: named, count: rest }) : named,
        })}
      </p>
      {hasOthers && <p>{t('choose.beyondPrivate')}</p>}
      <div className="flex flex-wrap gap-2 pt-2">
        {/* A sensitive one is added by hand alone. */}
        {records.every(({ id }) => sensitive.get(id) !== true || values.sensitive_ids.includes(id)) && (
          <Button variant="secondary" onPress={add}>
            {t('choose.beyondAdd')}
          </Button>
        )}
        <ComposeOfChosen
          values={values}
          change={change}
          title={synthesis('compose.defaultName', { day: dayText(new Date(), language) })}
        />
      </div>
    </Notice>
  );
};

/** Composes a synthesis of what is chosen, by rules alone, and puts it in the place of the other. */
const ComposeOfChosen = ({
  values,
  change,
  title,
}: Pick<WizardControl, 'values' | 'change'> & { title: string }) => {
  const { t } = useTexts('dossier');
  const problemText = useProblemText();
  const client = useQueryClient();
  const compose = useCompose();
  const composing = useMutation({
    mutationFn: async () => {
      const choice = {
        incident_ids: [...values.incident_ids, ...values.sensitive_ids],
        entry_ids: values.entry_ids,
        from: null,
        to: null,
      };
      const input = { id: uuidv7(), title, choice, language: values.language, with_model: false };
      const ask = () => compose.mutateAsync(input);
      return await ask().catch(async (error: unknown) => {
        if (!isProblem(error, 'proof_required') || !(await askProof())) throw error;
        return await ask();
      });
    },
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ownSyntheses.queryKey });
      change({ synthesis_id: id });
      announce(t('choose.beyondDone'));
    },
  });
  const hasRecords = chosenCount({ ...values, synthesis_id: null }) > 0;
  if (!hasRecords) return null;
  return (
    <>
      <Button
        variant="secondary"
        isPending={composing.isPending}
        pendingLabel={t('choose.beyondComposing')}
        onPress={() => composing.mutate()}
      >
        {t('choose.beyondCompose')}
      </Button>
      {composing.error !== null && (
        <Notice tone="danger" title={t('choose.beyondFailed')} className="w-full">
          {problemText(composing.error)}
        </Notice>
      )}
    </>
  );
};
