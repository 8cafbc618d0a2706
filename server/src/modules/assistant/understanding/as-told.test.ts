/** Which words are cited for the kind of facts and the place. */
import { describe, expect, it } from 'vitest';
import { citedFor, readLines } from './read-lines.fixture.ts';

it('cites who did it to whom, with the words of it', () => {
  expect(citedFor(readLines('Il m’appelle “la grosse” tous les jours'), 'incident_type').join()).toMatch(
    /^Il m’appelle “la grosse/,
  );
});

describe('words told again', () => {
  it('are cited once', () => {
    const told = ["Il m'a crié dessus dans le couloir.", 'Encore dans le couloir.', 'Et dans le couloir.'];
    expect(citedFor(readLines(...told), 'where')).toEqual(['dans le couloir']);
  });
});
