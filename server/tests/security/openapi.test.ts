import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathTemplate } from '#server/http/openapi.ts';
import { signUp } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await startTestServer();
  document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Document;
});
afterAll(() => server.stop());

describe('the OpenAPI document', () => {
  it('is one, of version 3.1', async () => {
    const checked = await new Validator().validate(structuredClone(document) as never);
    expect(checked).toEqual({ valid: true });
    expect(document.openapi).toMatch(/^3\.1/);
    expect(document.servers).toEqual([{ url: server.url }]);
  });

  it('describes every route of /api that the server has, and no other', () => {
    const served = server.recueil.app.routes
      .filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL' && !path.includes('*'))
      .map(({ path, method }) => `${method} ${pathTemplate(path).replace(/\/$/, '')}`);
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.length).toBeGreaterThan(10);
    expect(described.sort()).toEqual([...new Set(served)].sort());
  });

  it('holds no secret and nothing of anybody', async () => {
    const person = await signUp(server);
    const text = JSON.stringify(await (await fetch(`${server.url}/api/openapi.json`)).json());
    for (const secret of [person.email, person.id, server.databaseUrl, server.dataDir]) {
      expect(text).not.toContain(secret);
    }
  });
});
