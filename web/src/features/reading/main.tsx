/** /lecture/{id}: whoever has the link and the code reads a dossier. A page of its own, without the app (web/lecture.html). */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './reading.css';
import { takeLink } from './opening/share-link.ts';
import { ReadingPage } from './page/reading-page.tsx';
import { ReadingLanguage } from './words/reading-texts.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('lecture.html has no #root');

const link = takeLink();

createRoot(root).render(
  <StrictMode>
    <ReadingLanguage>
      <ReadingPage link={link} />
    </ReadingLanguage>
  </StrictMode>,
);
