import { isIPv6 } from 'node:net';

/**
 * The network of an address, which is what can be told apart as one household: an IPv6 household has a /64 of its own,
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
 * The client's address behind `trustedProxies` proxies. Each of them appends the address that it was asked by to
 * X-Forwarded-For; entries further left may be invented.
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
