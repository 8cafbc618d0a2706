/** The closing of an account: seven days in which it opens nothing but the way back, and then nothing is left of it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { accountClosing, dataExports } from '#contract/my-data.ts';
import { closeDueAccounts } from '#server/modules/my-data/closing/close-accounts.ts';
import type { ClosingServices } from '#server/modules/my-data/closing/closing-services.ts';
import { giveBelongings } from '../support/belongings.ts';
import { signUp, TEST_PASSWORD, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { callRoute, nameOf, personalRoutes } from '../support/walk-routes.ts';

let server: TestServer;
let services: ClosingServices;
let claire: TestPerson;
/** What the clock shows. */
const now = new Date('2026-11-23T10:00:00.000Z');
beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => now } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  claire = await signUp(server, 'Claire');
});
