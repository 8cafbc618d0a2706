import { isIPv6 } from 'node:net';

/**
 * The network of an address, as far as one person can be told from the next: an IPv6 household has a /64 of its own,
 * and an IPv4 address may be written as IPv6.
 */
export const networkOf = (address: string): string => {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};

/**
 * The address of whoever asks when `trustedProxies` stand in front: each of them writes down, at the right end of
 * X-Forwarded-For, whom it was asked by. What stands further left was written by a stranger.
 */
export const addressBehind = (
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string => {
  if (trustedProxies === 0) return socketAddress;
  const addresses = (forwardedFor ?? '').split(',').map((address) => address.trim());
  return addresses.at(-trustedProxies) || socketAddress;
};
