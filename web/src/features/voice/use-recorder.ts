import { useEffect, useMemo } from 'react';
import { keptFiles } from '#web/lib/kept-files/kept-files.ts';
import { createRecorder, type Recorder } from './recorder.ts';

/**
 * The recorder of this person in a conversation. What was left there is offered again when it is opened, and as soon as
 * another tab has let go of it. It has the microphone only while the screen is there.
 */
export const useRecorder = (owner: string, conversationId: string): Recorder => {
  const recorder = useMemo(() => createRecorder(owner, conversationId), [owner, conversationId]);
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
