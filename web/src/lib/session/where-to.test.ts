import { describe, expect, it } from 'vitest';
import type { Profile } from '#contract/account/profiles.ts';
import type { SessionState } from './state/session-state.ts';
import { safeReturn, whereTo } from './where-to.ts';

const profile = {} as Profile;
const absent: SessionState = { status: 'absent' };
const failed: SessionState = { status: 'failed' };
const loading: SessionState = { status: 'loading' };
const secondFactor: SessionState = { status: 'second_factor' };
const confirmation: SessionState = { status: 'confirmation' };
const closing: SessionState = { status: 'closing' };
const locked: SessionState = { status: 'locked' };
const incomplete: SessionState = { status: 'incomplete', profile, source: 'server' };
const present: SessionState = { status: 'present', profile, source: 'server' };

describe('where a guard sends somebody', () => {
  it.each([
    ['guest', absent, null],
    ['guest', loading, null],
    ['guest', failed, null],
    ['anybody', failed, null],
    ['profile', failed, '/login'],
    ['guest', incomplete, '/complete-profile'],
    ['guest', present, '/app-home'],
    ['anybody', absent, null],
    ['anybody', incomplete, null],
    ['anybody', present, null],
    ['anybody', secondFactor, '/second-factor'],
    ['guest', secondFactor, '/second-factor'],
    ['session', secondFactor, '/second-factor'],
    ['profile', secondFactor, '/second-factor'],
    ['second_factor', secondFactor, null],
    ['anybody', confirmation, '/confirm-access'],
    ['guest', confirmation, '/confirm-access'],
    ['session', confirmation, '/confirm-access'],
    ['profile', confirmation, '/confirm-access'],
    ['confirmation', confirmation, null],
    ['confirmation', secondFactor, '/second-factor'],
    ['second_factor', confirmation, '/confirm-access'],
    ['profile', closing, '/account-closing'],
    ['guest', closing, '/account-closing'],
    ['closing', closing, null],
    ['closing', present, '/app-home'],
    ['closing', absent, '/login'],
    ['anybody', locked, '/locked'],
    ['guest', locked, '/locked'],
    ['session', locked, '/locked'],
    ['profile', locked, '/locked'],
    ['second_factor', locked, '/locked'],
    ['locked', locked, null],
    ['locked', secondFactor, '/second-factor'],
    ['locked', present, '/app-home'],
    ['locked', absent, '/login'],
    ['confirmation', absent, '/login'],
    ['confirmation', present, '/app-home'],
    ['second_factor', absent, '/login'],
    ['second_factor', loading, '/login'],
    ['second_factor', incomplete, '/complete-profile'],
    ['second_factor', present, '/app-home'],
    ['session', absent, '/login'],
    ['session', loading, '/login'],
    ['session', incomplete, null],
    ['session', present, null],
    ['profile', absent, '/login'],
    ['profile', loading, '/login'],
    ['profile', incomplete, '/complete-profile'],
    ['profile', present, null],
  ] as const)('%s with %o goes to %s', (access, state, destination) => {
    expect(whereTo(access, state)).toBe(destination);
  });
});

describe('where one returns after signing in', () => {
  it('keeps a path of this site', () => {
    expect(safeReturn('/incidents/1?x=2')).toBe('/incidents/1?x=2');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    undefined,
    4,
  ])('drops %o', (path) => {
    expect(safeReturn(path)).toBeNull();
  });
});
