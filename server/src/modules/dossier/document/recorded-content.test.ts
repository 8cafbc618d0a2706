import { describe, expect, it } from 'vitest';
import { hashContent } from '#verifier/entry.ts';
import { hashRecorded } from '#verifier/recorded.ts';
import { recordedBeside } from './recorded-content.ts';

const salt = 'aa'.repeat(16);
const content = { version: 3, title: 'Réunion', tags: ['étiquette'], mood: null };
const shown = { title: 'Réunion', account: [] };

describe('what stands beside a record as it was recorded', () => {
  it('is what is shown of it, and of the rest a hash, whether it says something or not', async () => {
    const contentHash = await hashRecorded(content, salt);
    const given = recordedBeside({ content, salt, contentHash }, shown);
    expect(given).toEqual({
      fields: {
        version: { value: 3, salt: expect.any(String) },
        title: { value: 'Réunion', salt: expect.any(String) },
      },
      hidden: {
        tags: expect.stringMatching(/^[0-9a-f]{64}$/),
        mood: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });

  it('is nothing where it is not what is shown', async () => {
    const contentHash = await hashRecorded(content, salt);
    expect(recordedBeside({ content, salt, contentHash }, { ...shown, title: 'Autre' })).toBeNull();
  });

  it('is of an older entry the whole, or nothing where that holds more than is shown', async () => {
    const contentHash = await hashContent(content, salt);
    expect(recordedBeside({ content, salt, contentHash }, shown)).toBeNull();
    const bare = { ...content, tags: [] };
    const bareHash = await hashContent(bare, salt);
    expect(recordedBeside({ content: bare, salt, contentHash: bareHash }, shown)).toEqual({
      content: bare,
      salt,
    });
  });
});
