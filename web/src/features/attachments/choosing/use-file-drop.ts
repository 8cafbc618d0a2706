import { useEffect, useRef, useState } from 'react';

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the page. Left to itself the browser would open them in the place of the
 * page, and what stands in the input would be gone: so they are caught also where they cannot be added.
 * @returns whether files are being held over the page.
 */
export const useFileDrop = (isEnabled: boolean, onFiles: (files: File[]) => void): boolean => {
  const [isOver, setOver] = useState(false);
  const latest = useRef({ isEnabled, onFiles });
  useEffect(() => {
    latest.current = { isEnabled, onFiles };
  });
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = latest.current.isEnabled ? 'copy' : 'none';
      setOver(latest.current.isEnabled);
    };
    const onLeave = (event: DragEvent) => {
      // From one element to the next there is a related one; out of the window there is none.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (latest.current.isEnabled && files.length > 0) latest.current.onFiles(files);
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
  return isOver;
};
