/** The small pictures: what they show, what they do not tell, and pictures made to hurt. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpegInCircles, jpegWithPlace, movingGif, pdfOf, picture } from '../support/make-files.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded } from '../support/uploads.ts';

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  person = await signUpInProcess(server);
});
afterAll(() => server.stop());

const smallOf = async (id: string): Promise<Buffer> => {
  const answer = await person.call('GET', `/api/files/${id}/thumbnail`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  return Buffer.from(await answer.arrayBuffer());
};

describe('the small picture', () => {
  it('has 480 pixels at most, stands upright, and tells nothing of place or camera, which the original keeps', async () => {
    const photo = await jpegWithPlace();
    expect((await sharp(photo).metadata()).exif?.includes('TelephoneDeClaire')).toBe(true);
    const file = await uploaded(server.url, person, photo, { name: 'photo.jpg' });
    expect(file.has_thumbnail).toBe(true);
    const small = await smallOf(file.id);
    const { format, width, height, exif, xmp, icc } = await sharp(small).metadata();
    // The original lies on its side: its width is what the camera's orientation makes the height.
    expect({ format, width, height }).toEqual({ format: 'webp', width: 360, height: 480 });
    expect({ exif, xmp, icc }).toEqual({ exif: undefined, xmp: undefined, icc: undefined });
    expect(small.includes('TelephoneDeClaire')).toBe(false);
    const original = await person.call('GET', `/api/files/${file.id}/content`);
    expect(Buffer.from(await original.arrayBuffer()).equals(photo)).toBe(true);
  });

  it('is no larger than a picture that is small already', async () => {
    const { id } = await uploaded(server.url, person, await picture(20, 10).png().toBuffer());
    expect(await sharp(await smallOf(id)).metadata()).toMatchObject({ width: 20, height: 10 });
  });

  it('of one that moves is the first, and stands still', async () => {
    const { id } = await uploaded(server.url, person, await movingGif());
    const small = sharp(await smallOf(id));
    expect((await small.metadata()).pages ?? 1).toBe(1);
    const { dominant } = await small.stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  it('is not there where the picture cannot be read, and the picture is kept', async () => {
    const cut = (await picture(300, 300).png().toBuffer()).subarray(0, 120);
    const named = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.alloc(80, 0x41), Buffer.of(0)]);
    for (const bytes of [cut, named, Buffer.concat([TINY_PNG.subarray(0, 33), Buffer.alloc(50)])]) {
      const file = await uploaded(server.url, person, bytes);
      expect(file).toMatchObject({ has_thumbnail: false, size: bytes.length });
      const answer = await person.call('GET', `/api/files/${file.id}/thumbnail`);
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    }
  });

  it('and the large one cost little of a picture whose metadata leads in circles, and stand upright', async () => {
    const before = process.cpuUsage();
    const { id } = await uploaded(server.url, person, await jpegInCircles(), { name: 'photo.jpg' });
    const large = await person.call('GET', `/api/files/${id}/preview`);
    for (const drawn of [await smallOf(id), Buffer.from(await large.arrayBuffer())]) {
      expect(await sharp(drawn).metadata()).toMatchObject({ width: 40, height: 80 });
    }
    const { user, system } = process.cpuUsage(before);
    // Of the processor, not of the clock: a busy machine changes nothing. Twice 4.5 s where a decoder follows them.
    expect(user + system).toBeLessThan(4_000_000);
  });

  it('is not made of a picture that is small as a file and huge unpacked', async () => {
    // 10,000 pixels on each side, all black: more than we draw, and less than what the decoder refuses by itself.
    const bomb = blackPng(10_000);
    expect(bomb.length).toBeLessThan(200_000);
    const file = await uploaded(server.url, person, bomb, { name: 'bombe.png' });
    expect(file).toMatchObject({ type: 'image/png', has_thumbnail: false });
  });
});

describe('the first page of a PDF', () => {
  const redBelow = '1 0 0 rg 0 0 595 421 re f';

  it('is drawn as a small picture', async () => {
    const file = await uploaded(server.url, person, pdfOf(['Avertissement', 'x'], { drawn: redBelow }));
    expect(file).toMatchObject({ type: 'application/pdf', has_thumbnail: true });
    const small = sharp(await smallOf(file.id));
    expect(await small.metadata()).toMatchObject({ format: 'webp', width: 339, height: 480 });
    const half = async (top: number) =>
      (
        await sharp(
          await small.clone().extract({ left: 0, top, width: 339, height: 230 }).png().toBuffer(),
        ).stats()
      ).dominant;
    const [above, below] = [await half(0), await half(245)];
    expect([above.r > 230, above.g > 230, below.r > 230, below.g < 30]).toEqual([true, true, true, true]);
  });

  it('is drawn no larger where the page is as large as it can be called', async () => {
    const page = pdfOf(['Plan'], {
      mediaBox: '0 0 9000000 3000000',
      drawn: '1 0 0 rg 0 0 9000000 900000 re f',
    });
    const { id } = await uploaded(server.url, person, page);
    expect(await sharp(await smallOf(id)).metadata()).toMatchObject({ width: 480, height: 160 });
  });

  const locked = `/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>`;
  it.each([
    ['locked with a password', pdfOf(['Bonjour'], { drawn: redBelow, trailer: locked })],
    ['without a page', pdfOf([])],
  ])('is not shown of one that is %s, which is kept', async (_what, bytes) => {
    const file = await uploaded(server.url, person, bytes);
    expect(file).toMatchObject({ type: 'application/pdf', has_thumbnail: false, size: bytes.length });
    expect((await person.call('GET', `/api/files/${file.id}/thumbnail`)).status).toBe(404);
  });
});

/** A grey PNG of one bit a pixel, written row by row without ever being unpacked. */
const blackPng = (side: number): Buffer => {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};
