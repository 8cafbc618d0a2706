/**
 * Asking the person to show again who they are, before something sensitive opens. Anything may ask; the dialog stands in the
 * shell of the signed-in person (features/security/proof/proof-dialog.tsx).
 */
import { onForget } from '../forget.ts';
import { createStore } from '../store/store.ts';

interface AskedProof {
  /** Whether they did. */
  answered: Promise<boolean>;
  answer: (isShown: boolean) => void;
}

/** What is being asked; null for nothing. */
export const askedProof = createStore<AskedProof | null>(null);

/** Resolves once the server has taken a proof (true), or the person would rather not give one. */
export const askProof = (): Promise<boolean> => {
  const asked = askedProof.get() ?? begin();
  return asked.answered;
};

const begin = (): AskedProof => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const asked: AskedProof = {
    answered: promise,
    answer: (isShown) => {
      if (askedProof.get() === asked) askedProof.set(null);
      resolve(isShown);
    },
  };
  askedProof.set(asked);
  return asked;
};

onForget(() => askedProof.get()?.answer(false));
