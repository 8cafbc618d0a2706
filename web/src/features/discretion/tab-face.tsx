import { useEffect } from 'react';
import { usePreference } from '#web/lib/preferences/preferences.ts';

const FACES = {
  own: { icon: '/icon.svg', touchIcon: '/icon-180.png', manifest: '/app.webmanifest' },
  neutral: { icon: '/notes.svg', touchIcon: '/notes-180.png', manifest: '/notes.webmanifest' },
} as const;

const point = (rel: string, href: string): void => {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (link !== null && link.getAttribute('href') !== href) link.setAttribute('href', href);
};

/** The icon of the tab, and what the app is called when it is installed; before the first paint public/theme.js does the same. */
export const TabFace = () => {
  const isNeutral = usePreference('neutral_title');
  useEffect(() => {
    const face = isNeutral ? FACES.neutral : FACES.own;
    point('icon', face.icon);
    point('apple-touch-icon', face.touchIcon);
    point('manifest', face.manifest);
  }, [isNeutral]);
  return null;
};
