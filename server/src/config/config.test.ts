import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, slugOf } from './config.ts';

describe('the configuration', () => {
  it('describes a local server when nothing is set', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      captcha: { kind: 'altcha' },
      providers: { google: null, apple: null, azure: null, sso: null },
      signup: true,
      autoconfirm: false,
      productSlug: 'recueil',
      assistant: { kind: 'guide' },
    });
  });

  it('takes an empty value for one that is not set', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it.each([
    ['PORT', 'abc-secret'],
    ['DATABASE_URL', 'mysql://user:secret@host/db'],
    ['RECUEIL_MASTER_KEY', 'secret'],
    ['RECUEIL_CAPTCHA', 'secret'],
    ['RECUEIL_ORIGIN', 'javascript:secret'],
    ['SMTP_URL', 'http://secret'],
    ['APPLE_PRIVATE_KEY', 'secret'],
    ['GOOGLE_ISSUER', 'secret'],
    ['SSO_DOMAINS', 'a secret'],
    ['RECUEIL_PASSWORD_ATTEMPTS', '-1'],
    ['RECUEIL_DISK_RESERVE_MB', 'secret'],
  ])('names %s when it is wrong, and never its value', (name, value) => {
    const load = () => loadConfig({ [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(name);
    expect(load).not.toThrow(/secret/);
  });

  it('refuses cheap passwords on a server that others reach', () => {
    const cheap = { RECUEIL_PASSWORD_HASHING: 'cheap' };
    expect(loadConfig({}).passwordHashing).toBe('full');
    expect(loadConfig(cheap).passwordHashing).toBe('cheap');
    expect(loadConfig({ ...cheap, RECUEIL_ORIGIN: 'http://127.0.0.1:4000' }).passwordHashing).toBe('cheap');
    expect(() => loadConfig({ ...cheap, RECUEIL_ORIGIN: 'https://recueil.example.org' })).toThrow(
      'RECUEIL_PASSWORD_HASHING',
    );
  });

  it('names what an external model still needs', () => {
    expect(() => loadConfig({ RECUEIL_ASSISTANT: 'mistral' })).toThrow('MISTRAL_API_KEY');
    expect(() => loadConfig({ RECUEIL_ASSISTANT: 'openai-compatible' })).toThrow('AI_BASE_URL');
  });

  it.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET: needed with GOOGLE_CLIENT_ID'],
    [{ APPLE_CLIENT_ID: 'id' }, 'APPLE_TEAM_ID: needed with APPLE_CLIENT_ID'],
    [{ SSO_CLIENT_ID: 'id' }, 'SSO_ISSUER: needed with SSO_CLIENT_ID'],
    [{ RECUEIL_CAPTCHA: 'turnstile' }, 'RECUEIL_CAPTCHA_SITE_KEY: needed with RECUEIL_CAPTCHA=turnstile'],
  ])('says of %j what it still needs', (env, message) => {
    expect(() => loadConfig(env as Record<string, string>)).toThrow(message);
  });

  it('names what a store of files and an endpoint for recordings still need', () => {
    expect(loadConfig({})).toMatchObject({
      files: { kind: 'disk', reserveBytes: 512 * 1024 * 1024 },
      transcription: { kind: 'off' },
    });
    const s3 = {
      RECUEIL_DISK_RESERVE_MB: '1',
      RECUEIL_FILES: 's3',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    };
    expect(loadConfig(s3).files).toEqual({
      kind: 's3',
      reserveBytes: 1024 * 1024,
      bucket: 'b',
      region: 'us-east-1',
      endpoint: null,
      accessKeyId: 'k',
      secretAccessKey: 's',
    });
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      expect(() => loadConfig({ ...s3, [name]: '' })).toThrow(name);
    }
    const machine = { RECUEIL_TRANSCRIPTION: 'openai-compatible' };
    expect(() => loadConfig(machine)).toThrow('TRANSCRIPTION_BASE_URL');
    expect(loadConfig({ ...machine, TRANSCRIPTION_BASE_URL: 'http://localhost:1/v1' }).transcription).toEqual(
      {
        kind: 'openai-compatible',
        baseUrl: 'http://localhost:1/v1',
        apiKey: null,
        model: 'whisper-1',
        isLocal: false,
        retrySeconds: 30,
      },
    );
  });

  it('says only where it is told so that words and recordings stay here', () => {
    const here = 'http://127.0.0.1:8000/v1';
    const env = {
      RECUEIL_ASSISTANT: 'openai-compatible',
      AI_BASE_URL: here,
      RECUEIL_TRANSCRIPTION: 'openai-compatible',
      TRANSCRIPTION_BASE_URL: here,
    };
    const isLocal = (more: Record<string, string>) => {
      const { assistant, transcription } = loadConfig({ ...env, ...more });
      return [assistant, transcription].map((part) => 'isLocal' in part && part.isLocal);
    };
    expect(isLocal({})).toEqual([false, false]);
    expect(isLocal({ RECUEIL_ASSISTANT_LOCAL: 'on' })).toEqual([true, false]);
    expect(isLocal({ RECUEIL_TRANSCRIPTION_LOCAL: 'on' })).toEqual([false, true]);
  });

  it('calls its mails and its page by the product', () => {
    expect(loadConfig({ RECUEIL_PRODUCT_NAME: 'Appui, "et" suite' }).mail.from).toBe(
      '"Appui, et suite" <ne-pas-repondre@localhost>',
    );
    expect(loadConfig({ MAIL_FROM: 'a@exemple.fr' }).mail.from).toBe('a@exemple.fr');
  });

  it('reads a key of several lines from one line, and domains in any case', () => {
    const { providers } = loadConfig({
      APPLE_CLIENT_ID: 'id',
      APPLE_TEAM_ID: 'team',
      APPLE_KEY_ID: 'key',
      APPLE_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----',
      SSO_CLIENT_ID: 'id',
      SSO_CLIENT_SECRET: 'secret',
      SSO_ISSUER: 'https://idp.example',
      SSO_DOMAINS: 'Example.org, filiale.example.com',
    });
    expect(providers.apple?.privateKey.split('\n')).toHaveLength(3);
    expect(providers.sso?.domains).toEqual(['example.org', 'filiale.example.com']);
  });

  it('keeps of an origin only what is one', () => {
    expect(loadConfig({ RECUEIL_ORIGIN: 'https://recueil.example.org/app/' }).origin).toBe(
      'https://recueil.example.org',
    );
  });
});

describe('the slug of the product', () => {
  it.each([
    ['Recueil', 'recueil'],
    ['Mon Récit à moi', 'mon-recit-a-moi'],
    ['***', 'recueil'],
  ])('of %s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
