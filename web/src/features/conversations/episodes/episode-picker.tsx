import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { Episode } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText } from '#web/lib/dates.ts';
import { dayOf } from './day-of.ts';

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
  const { t } = useTexts('conversations');
  return (
    <RadioGroup
      aria-label={t('episodes.title')}
      value={shown}
      onChange={onShow}
      className="flex flex-col gap-2"
    >
      {episodes.map((episode) => (
        <EpisodeRadio key={episode.key ?? ''} episode={episode} isTold={(episode.key ?? '') === told} />
      ))}
    </RadioGroup>
  );
};

const EpisodeRadio = ({ episode, isTold }: { episode: Episode; isTold: boolean }) => {
  const { t, language } = useTexts('conversations');
  const { key = '', number = 1 } = episode;
  const day = dayOf(episode);
  return (
    <Radio
      value={key}
      className="flex min-h-(--target) cursor-pointer items-center gap-2 rounded-box border border-hairline px-3 py-1.5 text-sm hover:bg-sunk data-selected:border-teal data-selected:bg-teal-tint data-selected:font-semibold data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-teal"
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        {t('episodes.item', {
          number,
          day: day === null ? t('episodes.noDay') : calendarDayText(day, language),
        })}
        {isTold && <span className="font-normal text-ink-soft">, {t('episodes.told')}</span>}
      </span>
    </Radio>
  );
};
