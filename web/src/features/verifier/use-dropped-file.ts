import { useEffect, useEffectEvent } from 'react';

/** Takes a file that is dropped anywhere on the page, which the browser would otherwise open in the place of the page. */
export const useDroppedFile = (onFile: (file: File) => void): void => {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const allow = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, []);
};
