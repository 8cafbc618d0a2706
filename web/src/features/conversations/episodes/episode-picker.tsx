import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { Episode } from '#contract/interview.ts';
import { DETAIL_KINDS } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText } from '#web/lib/dates.ts';

interface EpisodePickerProps {
  episodes: readonly Episode[];
  /** The name of the one that is shown. */
  shown: string;
  /** The name of the one that is being told. */
  told: string;
  onShow: (key: string) => void;
}

/** The incidents of a conversation, by the day of each: pressing one shows what is collected of it. */
export const EpisodePicker = ({ episodes, shown, told, onShow }: EpisodePickerProps) => {
  const { t, language } = useTexts('conversations');
  return (
    <RadioGroup
      aria-label={t('episodes.title')}
      value={shown}
      onChange={onShow}
      className="flex flex-col gap-2"
    >
      {episodes.map(({ key = '', number = 1, day, filled }) => (
        <Radio
          key={key}
          value={key}
          className="flex min-h-(--target) cursor-pointer items-center gap-2 rounded-box border border-hairline px-3 py-1.5 text-sm hover:bg-sunk data-selected:border-teal data-selected:bg-teal-tint data-selected:font-semibold data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-teal"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            {t('episodes.item', {
              number,
              day: day === null ? t('episodes.noDay') : calendarDayText(day, language),
            })}
            {key === told && <span className="font-normal text-ink-soft">, {t('episodes.told')}</span>}
          </span>
          <span className="shrink-0 font-normal text-ink-soft tabular-nums">
            {t('collected.count', { filled, total: DETAIL_KINDS.length })}
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
};
