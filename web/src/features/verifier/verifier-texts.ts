import type { TFunction } from 'i18next';

/** The texts of the verifier, from the catalogues of the app or from those in the file that works offline. */
export type VerifierTexts = TFunction<'verifier'>;
