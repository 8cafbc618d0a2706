import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isProblem } from './api-problem.ts';
import { askProof } from './ask-proof.ts';

interface AskedProof {
  /** Of the box whose button asks again; the button is focused. */
  box: RefObject<HTMLDivElement | null>;
  ask: () => Promise<void>;
}

/**
 * For what stands closed until its person has shown again who they are: asks at once, and whenever `ask` is called. Whatever was
 * refused for that reason is read again then.
 */
export const useAskedProof = (): AskedProof => {
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const ask = async () => {
    if (!(await askProof())) return;
    await client.resetQueries({ predicate: ({ state }) => isProblem(state.error, 'proof_required') });
  };
  const askAtOnce = useEffectEvent(() => void ask());
  // Who opens it expects to be asked. A page that waits in another tab asks when the button is pressed.
  useEffect(() => {
    box.current?.querySelector('button')?.focus();
    if (document.visibilityState === 'visible') askAtOnce();
  }, []);
  return { box, ask };
};
