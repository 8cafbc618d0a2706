/** How well incidents of one conversation are told apart, on labelled conversations. */
import { FIRST_EPISODE } from '../episodes/episode.ts';
import { readEpisodes } from '../read-interview.ts';
import type { LabelledDivision } from './incidents.ts';
import { saidIn } from './score.ts';

export interface JudgedDivision {
  division: LabelledDivision;
  /** Labelled beginnings that were found, and those that were not. */
  right: readonly string[];
  missed: readonly string[];
  /** The first words of what was taken for another incident, and is none. */
  invented: readonly string[];
}

export const judgeDivision = (division: LabelledDivision): JudgedDivision => {
  const said = saidIn(division.lines);
  const { episodes } = readEpisodes(said, { timeZone: 'Europe/Paris' });
  const found = episodes
    .filter(({ key }) => key !== FIRST_EPISODE)
    .map(({ key }) => {
      const [id, offset] = key.split(':');
      return (said.find((message) => message.id === id)?.content ?? '').slice(Number(offset)).trim();
    });
  const begins = (words: string, label: string) => words.startsWith(label);
  return {
    division,
    right: division.begins.filter((label) => found.some((words) => begins(words, label))),
    missed: division.begins.filter((label) => !found.some((words) => begins(words, label))),
    invented: found
      .filter((words) => !division.begins.some((label) => begins(words, label)))
      .map((words) => words.slice(0, 40)),
  };
};

/** 1 where there was nothing to find. */
export const divisionRates = (judged: readonly JudgedDivision[]): { precision: number; recall: number } => {
  const count = (key: 'right' | 'missed' | 'invented') =>
    judged.reduce((sum, division) => sum + division[key].length, 0);
  const share = (all: number) => (all === 0 ? 1 : count('right') / all);
  return {
    precision: share(count('right') + count('invented')),
    recall: share(count('right') + count('missed')),
  };
};
