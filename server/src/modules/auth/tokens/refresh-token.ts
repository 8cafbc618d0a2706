/** Refresh tokens: 32 random bytes in base64url. Only their SHA-256 is stored. */
import { createHash, randomBytes } from 'node:crypto';
import { openAsHolder, sealForHolder } from './seal-for-holder.ts';

const TOKEN_BYTES = 32;
const CHILD = 'recueil refresh token child';
/** The form of the tokens of any GoTrue, so that a token of another server is unknown and not malformed. */
const TOKEN = /^[A-Za-z0-9_-]{12,128}$/;

export const createRefreshToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const isRefreshToken = (text: string): boolean => TOKEN.test(text);

export const hashRefreshToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Seals a child token so that only its parent opens it ([Note: sealed child] in 002-auth.sql). */
export const sealChild = (parent: string, child: string): Buffer => sealForHolder(parent, CHILD, child);

/** @throws Error when the child was not sealed for this parent. */
export const openChild = (parent: string, sealed: Buffer): string => openAsHolder(parent, CHILD, sealed);
