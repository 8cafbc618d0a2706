import { createRoot } from 'react-dom/client';
import './page.css';
import { VerifierPage } from './verifier-page.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<VerifierPage />);
