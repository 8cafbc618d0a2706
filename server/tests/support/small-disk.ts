/** File systems of a few megabytes, in memory, for what happens on a full disk. Only root may mount them. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts one at a folder that it makes. @param options of tmpfs, such as `size=16m` */
export const mountTmpfs = async (place: string, options: string): Promise<void> => {
  await mkdir(place, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `mode=0755,${options}`, 'tmpfs', place], { stdio: 'pipe' });
};

/** Also while something is still open on it. */
export const unmount = (place: string): void => void execFileSync('umount', ['--lazy', place]);

/** Root in a container may often not mount either. */
export const mayMount = async (): Promise<boolean> => {
  const place = await mkdtemp(join(tmpdir(), 'recueil-mount-'));
  try {
    await mountTmpfs(place, 'size=64k');
    unmount(place);
    return true;
  } catch {
    return false;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
};
