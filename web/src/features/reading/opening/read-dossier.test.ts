import { expect, expectTypeOf, it } from 'vitest';
import type { DossierDocument } from '#verifier/dossier/format.ts';
import { type ReadDossier, readDossier } from './read-dossier.ts';
import { failureOf } from './reading-error.ts';
import { sampleDocument } from './sample-copy.fixture.ts';

it('every dossier of the format can be read', async () => {
  expectTypeOf<DossierDocument>().toExtend<ReadDossier>();
  const document = await sampleDocument();
  expect(readDossier(JSON.stringify(document))).toMatchObject({ title: document.title });
});

it.each([
  ['', 'damaged'],
  ['{"format":1', 'damaged'],
  ['null', 'format'],
  ['{"format":2}', 'format'],
  ['{"format":1,"records":[]}', 'format'],
])('what is no dossier is not shown: %j', (json, expected) => {
  let failure: unknown;
  try {
    readDossier(json);
  } catch (error) {
    failure = failureOf(error);
  }
  expect(failure).toBe(expected);
});
