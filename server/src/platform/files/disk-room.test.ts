import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDiskRoom } from './disk-room.ts';
import { createRowsRoom } from './rows-room.ts';

const FULL = { code: 'storage_full' };
/** A disk with 100 bytes in reserve, whose free room is set by hand. */
const roomOn = (disk: { free: number }) =>
  createDiskRoom({ folders: ['/data'], reserveBytes: 100, measure: async () => disk.free });

it('is given until the reserve is reached, and not one byte of it', async () => {
  const room = roomOn({ free: 150 });
  await expect(room.hold(51)).rejects.toMatchObject(FULL);
  expect(await room.isFull(51)).toBe(true);
  expect(await room.isFull(50)).toBe(false);
  await room.hold(50);
  expect(await room.isFull(1)).toBe(true);
});

it('is not promised twice to those who ask together', async () => {
  const room = roomOn({ free: 200 });
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => room.hold(30)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

it('counts what is written once, whether it lies on the disk already or not', async () => {
  const disk = { free: 160 };
  const room = roomOn(disk);
  const held = await room.hold(60);
  disk.free -= 40;
  await held.wrote(40);
  await expect(room.hold(1)).rejects.toMatchObject(FULL);
  disk.free += 10;
  await expect(room.hold(11)).rejects.toMatchObject(FULL);
  await room.hold(10);
});

it('comes back once, however much of it was written', async () => {
  const room = roomOn({ free: 160 });
  const held = await room.hold(60);
  await held.wrote(90);
  held.release();
  held.release();
  await room.hold(60);
  await expect(room.hold(1)).rejects.toMatchObject(FULL);
});

it('ends while it is being used when something else reaches the reserve', async () => {
  const disk = { free: 200 };
  const held = await roomOn(disk).hold(100);
  await held.wrote(50);
  disk.free = 99;
  await expect(held.wrote(1)).rejects.toMatchObject(FULL);
});

it('goes further into the reserve for what leaves a part of it free', async () => {
  const room = roomOn({ free: 60 });
  await expect(room.hold(1)).rejects.toMatchObject(FULL);
  await room.hold(10, 0.5);
  await expect(room.hold(1, 0.5)).rejects.toMatchObject(FULL);
});

it('is given by a measurement that was made before, which counts what was held and given back since', async () => {
  let looks = 0;
  const measure = async () => {
    looks += 1;
    return 200;
  };
  const room = createDiskRoom({ folders: ['/data'], reserveBytes: 100, measure });
  for (let time = 0; time < 3; time += 1) (await room.hold(30, 1, 60_000)).release();
  expect(looks).toBe(1);
  // By that measurement 10 are left. Nothing is refused by it, and a new one shows what the three have not written.
  await room.hold(100, 1, 60_000);
  expect(looks).toBe(2);
  await expect(room.hold(1, 1, 60_000)).rejects.toMatchObject(FULL);
  expect(looks).toBe(3);
});

it('is held for rows by several times their size, down to half of the reserve, for all who write together', async () => {
  const MB = 1024 * 1024;
  const disk = { free: 0 };
  const room = createDiskRoom({ folders: ['/data'], reserveBytes: 80 * MB, measure: async () => disk.free });
  const hold = createRowsRoom(room);
  disk.free = 40 * MB;
  await expect(hold(0)).rejects.toMatchObject(FULL);
  disk.free = 52 * MB;
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => hold(MB / 2)));
  const taken = answers.filter(({ status }) => status === 'fulfilled');
  // Twelve megabytes, and two and five eighths for each.
  expect(taken).toHaveLength(4);
});

it('is that of the fullest disk, and is measured on the real one', async () => {
  const free: Record<string, number> = { '/data': 1_000, '/data/files': 120 };
  const folders = Object.keys(free);
  const room = createDiskRoom({ folders, reserveBytes: 100, measure: async (at) => free[at] ?? 0 });
  await expect(room.hold(21)).rejects.toMatchObject(FULL);
  const folder = await mkdtemp(join(tmpdir(), 'recueil-room-'));
  try {
    const real = [folder, join(folder, 'not-yet')];
    await createDiskRoom({ folders: real, reserveBytes: 0 }).hold(1);
    await expect(createDiskRoom({ folders: real, reserveBytes: 2 ** 60 }).hold(1)).rejects.toMatchObject(
      FULL,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
