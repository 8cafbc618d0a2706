import type { Collected, Episode, Proposal, ProposalAnswer } from '#contract/interview.ts';

/** What a press makes of a proposal before the server has answered. */
const PRESSED: Partial<Record<ProposalAnswer['action'], Partial<Proposal>>> = {
  confirm: { state: 'confirmed', certain: true, conflicts: [] },
  refuse: { state: 'refused', certain: false, conflicts: [] },
  unsure: { state: 'unsure', certain: false },
};

/** What is collected as it is shown at once after a press; what is typed (`correct`, `add`) waits for the server. */
export const withAnswer = (
  collected: Collected,
  { action, proposal: id, episode = '' }: Pick<ProposalAnswer, 'action' | 'proposal' | 'episode'>,
): Collected => {
  const pressed = PRESSED[action];
  if (pressed === undefined) return collected;
  const after = (proposal: Proposal): Proposal => {
    if (proposal.id === id) return { ...proposal, ...pressed };
    // What was refused contradicts nothing any more.
    return action === 'refuse' && id !== undefined && proposal.conflicts.includes(id)
      ? { ...proposal, conflicts: proposal.conflicts.filter((other) => other !== id) }
      : proposal;
  };
  const answered = <Told extends Episode>(told: Told): Told =>
    (told.key ?? '') === episode ? { ...told, proposals: told.proposals.map(after) } : told;
  const { others } = collected;
  return { ...answered(collected), ...(others && { others: others.map(answered) }) };
};
