import { expect, it } from 'vitest';
import { qrImage } from './qr-image.ts';

it('the picture is encoded behind its prefix, whatever stands in it', () => {
  const svg = '<svg fill="#000"><path d="M0 0h1 100%"/></svg>';
  const address = qrImage(`data:image/svg+xml;utf-8,${svg}`);
  expect(address).toMatch(/^data:image\/svg\+xml;charset=utf-8,[^#<>" ]+$/);
  expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(svg);
});
