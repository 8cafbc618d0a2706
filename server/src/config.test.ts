import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, slugOf } from './config.ts';

describe('the configuration', () => {
  it('describes a local server when nothing is set', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      captcha: 'altcha',
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
  ])('names %s when it is wrong, and never its value', (name, value) => {
    const load = () => loadConfig({ [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(name);
    expect(load).not.toThrow(/secret/);
  });

  it('names what an external model still needs', () => {
    expect(() => loadConfig({ RECUEIL_ASSISTANT: 'mistral' })).toThrow('MISTRAL_API_KEY');
    expect(() => loadConfig({ RECUEIL_ASSISTANT: 'openai-compatible' })).toThrow('AI_BASE_URL');
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
