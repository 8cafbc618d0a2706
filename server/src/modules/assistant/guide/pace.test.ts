/** When the guide asks, and when it only follows: after distress, after the end of an account, after a denial. */
import { describe, expect, it } from 'vitest';
import type { Collected } from '#contract/interview.ts';
import { checkReply } from '../checker/check-reply.ts';
import { readMarker } from '../checker/marker.ts';
import { createReplyGate } from '../checker/reply-gate.ts';
import type { InterviewState } from '../interview-state.ts';
import { endsAccount } from './endings.ts';
import { nextReply } from './next-reply.ts';
import { onlyDenies, quotableWords } from './quote.ts';
import { collectedOf, conversation } from './state.fixture.ts';
import { takesWordsBack } from './takes-words-back.ts';

const TOLD = collectedOf(['description']);

/** The replies to each line, and the state in which the last one was given. */
const held = (lines: readonly string[], collected: Collected = TOLD) => {
  const talk = conversation();
  let state: InterviewState | undefined;
  const replies = lines.map((line) => {
    state = talk.say(line, collected);
    const { text } = readMarker(nextReply(state));
    expect([text, checkReply(text)]).toEqual([text, { ok: true }]);
    talk.reply(text);
    return text;
  });
  return { replies, last: replies.at(-1) ?? '', state };
};

describe('after words of distress', () => {
  it('asks again on the turn after the gentle one, once something is told', () => {
    const { replies } = held([
      'Je veux mourir.',
      'Hier il m’a encore crié dessus devant tout le monde.',
      'Il a jeté mon dossier par terre.',
    ]);
    expect(replies[1]).toContain('Souhaitez-vous continuer');
    expect(replies[2]).toMatch(/numéros d’aide restent affichés/);
    expect(replies[2]?.replace(/«[^»]*»/g, '').match(/\?/g)).toHaveLength(1);
  });

  it.each(['oui', 'Oui, je veux continuer.', 'je préfère continuer à écrire', 'on continue'])(
    'asks again when the person says that she wants to go on: %s',
    (said) => {
      const { last } = held(['Je veux mourir.', 'merci', said]);
      expect(last).toContain('?');
      expect(last).not.toContain('vous arrêter pour le moment');
    },
  );

  it('does not offer the choice to whom has just made it', () => {
    const { last } = held(['Je veux mourir.', 'je veux continuer à écrire']);
    expect(last).toMatch(/numéros d’aide restent affichés/);
    expect(last).toContain('?');
    expect(last).not.toContain('vous arrêter pour le moment');
  });

  it('puts help first for as long as a life may be at stake', () => {
    const { replies, state } = held(['J’ai avalé la boîte.', 'j’ai peur', 'oui']);
    expect(state?.careful).toBe(true);
    for (const reply of replies) expect(reply).toContain('secours');
    expect(held(['J’ai avalé la boîte.', 'Hier il m’a crié dessus.', 'je veux continuer']).last).toContain(
      '?',
    );
  });

  it.each(['ça va un peu mieux', 'je suis là', 'merci', 'je ne sais pas', 'je pleure tout le temps'])(
    'asks nothing of the facts as long as nothing is told: %s',
    (said) => {
      const { last, state } = held(['Je veux mourir.', 'bof', said]);
      expect(state?.careful).toBe(true);
      expect(last).not.toContain('?');
    },
  );

  it('says once that the help stays there, then leads the interview as before', () => {
    const { replies } = held([
      'Je veux mourir.',
      'Mon chef crie sur tout le monde chaque matin.',
      'Il a jeté mon dossier par terre.',
      'Il m’a traitée d’incapable.',
    ]);
    expect(replies[3]).not.toContain('numéros');
    expect(replies[3]).toContain('?');
  });

  it('begins anew when distress comes back', () => {
    const { last, state } = held([
      'Je veux mourir.',
      'Hier il m’a crié dessus.',
      'Il a jeté mon dossier.',
      'J’ai envie d’en finir.',
      'Il a jeté mon dossier par terre.',
    ]);
    expect(state?.careful).toBe(true);
    expect(last).not.toContain('?');
  });
});

describe('words of distress that are taken back', () => {
  const SAID = [
    'mais non je plaisante',
    'je rigole',
    'c’est une façon de parler',
    'C’était pour rire.',
    'façon de parler',
    'je blague, ne vous inquiétez pas',
    'je le pensais pas vraiment',
    'je ne vais pas me suicider, rassurez-vous',
  ];
  it.each(SAID)('are taken calmly, with the help in reach: %s', (said) => {
    const { last, state } = held(['Je veux mourir.', said]);
    expect(state?.takesBack).toBe(true);
    expect(last).toMatch(/numéros (?:d’aide )?restent|ils restent/);
    expect(last).not.toMatch(/\?|sous votre message/);
  });

  it('let the interview go on at the next message', () => {
    const { last, state } = held(['Je veux mourir.', 'je rigole', 'Hier il m’a crié dessus.']);
    expect(state?.careful).toBe(false);
    expect(last).toContain('?');
  });

  it.each(['il m’a dit qu’il plaisantait', 'Il dit toujours « je rigole » après.', 'Hier il a crié.'])(
    'are not heard in what others said: %s',
    (said) => {
      expect(takesWordsBack(said)).toBe(false);
    },
  );

  it('mean nothing where nothing was said before', () => {
    expect(held(['Il a crié.', 'je rigole']).state?.takesBack).toBe(false);
  });
});

describe('the end of an account', () => {
  const ENDS = [
    'j’ai plus rien à dire',
    'Je n’ai plus rien à dire.',
    'c’est tout',
    'je n’ai rien d’autre à ajouter',
    'voilà c’est tout ce que je sais',
    'Voilà, c’est tout ce dont je me souviens.',
    'je crois que c’est tout',
    'non rien de plus à raconter',
    'vous savez tout',
    'bon bah voilà, j’ai tout raconté',
    'jai rien a rajouter',
    'Je vois rien d’autre',
    'Il a crié. Voilà, c’est tout.',
  ];
  it.each(ENDS)('is heard: %s', (text) => {
    expect(endsAccount(text)).toBe(true);
  });

  it.each([
    'Il m’a dit « c’est tout ».',
    'c’est tout le service qui en parle',
    'Il a crié, c’est tout.',
    'j’ai rien dit',
    'je n’ai rien vu d’autre que la porte',
    'Il n’y a rien d’autre dans son bureau',
    'voilà',
    'non',
    'c’est tout ce qu’il m’a dit',
    'rien',
  ])('is not heard where it is none: %s', (text) => {
    expect(endsAccount(text)).toBe(false);
  });

  it.each(ENDS)('is answered without a question, and with what may come next: %s', (text) => {
    const { last } = held(['Il a crié.', text]);
    expect(last).not.toContain('?');
    expect(last).toMatch(/relire|revenir/);
  });

  it('is kept to until the person goes on', () => {
    const { replies, last } = held(['Il a crié.', 'c’est tout', 'ok', 'd’accord', 'oui, vos questions']);
    for (const reply of replies.slice(1, 4)) expect(reply).not.toContain('?');
    expect(last).toContain('?');
    expect(held(['Il a crié.', 'c’est tout', 'Il m’a aussi poussée dans le couloir.']).last).toContain('?');
  });

  it('lets no model ask on either', () => {
    const { state } = held(['Il a crié.', 'c’est tout']);
    const gate = createReplyGate(state as InterviewState);
    gate.push('Merci. À quel moment cela s’est-il passé ? ');
    const { final } = gate.end();
    expect(final).not.toContain('?');
    expect(final).not.toBe('');
  });

  it('has no account to keep when it is the first word', () => {
    expect(held(['j’ai rien à dire'], collectedOf([])).last).not.toMatch(/\?|récit/);
  });
});

describe('what is denied', () => {
  it.each([
    'Il ne m’a jamais touchée',
    'il m’a pas touchée ce jour-là',
    'Mon chef n’a rien dit de tel',
    'Personne n’a crié ce matin',
    'Je ne dis pas qu’il m’a frappée',
  ])('is not quoted: %s', (text) => {
    expect(quotableWords(text)).toBeUndefined();
    const { last } = held(['Il a jeté mon dossier.', text]);
    expect(last).not.toMatch(/«|ensuite|ce moment|touch|frapp/);
  });

  it.each([
    'Il m’a traitée de bonne à rien.',
    'Elle ne m’a pas saluée hier',
    'Il n’a pas arrêté de m’insulter.',
    'Mon chef ne m’a pas payée en mars',
    'Il m’a dit que je ne servais à rien',
  ])('is not heard in what was left undone, nor in what others said: %s', (text) => {
    expect(onlyDenies(text)).toBe(false);
  });

  it('is not taken for an answer, nor an answer for it', () => {
    const replyAfter = (question: string, said: string) => {
      const talk = conversation();
      talk.say('Il a jeté mon dossier.', TOLD);
      talk.reply(question);
      return nextReply(talk.say(said, TOLD));
    };
    const witnesses = 'Qui d’autre était là, s’il y avait quelqu’un ?';
    expect(replyAfter(witnesses, 'Non, personne n’était là.')).not.toMatch(/Revenons/);
    expect(replyAfter('Comment allez-vous depuis ?', 'Il ne m’a jamais touchée.')).toMatch(/Revenons/);
  });

  it('leaves what is told beside it to be quoted', () => {
    expect(quotableWords('Il m’a insultée mais il ne m’a jamais touchée.')).toBe('Il m’a insultée');
  });

  it('is asked about by nobody: a model may not quote it in a question either', () => {
    const told = 'Il m’a insultée. Il ne m’a jamais touchée.';
    expect(checkReply('Pouvez-vous m’en dire plus sur « Il ne m’a jamais touchée » ?', told).ok).toBe(false);
    expect(checkReply('Pouvez-vous m’en dire plus sur « Il m’a insultée » ?', told).ok).toBe(true);
  });
});

describe('what goes on', () => {
  it('is not asked about as if it were one moment', () => {
    for (const said of [
      'Elle se moque de mon accent devant les clients et elle rit.',
      'Chaque soir il m’a appelée.',
    ])
      expect(held([said]).last).not.toMatch(/ensuite|de ce moment/);
    const once = 'Hier on m’a crié dessus très fort dans la cour devant tout le monde.';
    expect(held([once]).last).toMatch(/ensuite|ce moment|ajouter/);
  });
});

describe('the first words of the guide', () => {
  it('do not say again what the welcome of the screen has said', () => {
    for (const said of ['Bonjour', 'bonsoir'])
      expect(held([said], collectedOf([])).last).not.toContain('rythme');
  });
});
