import { useEffect, useMemo } from 'react';
import { keptFiles } from '#web/lib/kept-files/kept-files.ts';
import type { RecordRef } from '#web/lib/kept-files/kept-rows.ts';
import { createRecorder, type Recorder } from './recorder.ts';

/**
 * The recorder of this person for a record. What was left for it is offered again when the record is opened, and as soon
 * as another tab has let go of it. It has the microphone only while the screen is there.
 */
export const useRecorder = (owner: string, { kind, id }: RecordRef): Recorder => {
  const recorder = useMemo(() => createRecorder(owner, { kind, id }), [owner, kind, id]);
  useEffect(() => {
    const look = () => void recorder.lookForLeft();
    look();
    const stop = keptFiles.follow(look);
    window.addEventListener('pagehide', recorder.leave);
    // A page that comes back from the browser's own memory goes on where it was.
    window.addEventListener('pageshow', look);
    return () => {
      stop();
      window.removeEventListener('pagehide', recorder.leave);
      window.removeEventListener('pageshow', look);
      recorder.leave();
    };
  }, [recorder]);
  return recorder;
};
