import { MicrophoneNotice } from '#web/features/voice/microphone-notice.tsx';
import type { Recorder } from '#web/features/voice/recorder.ts';
import { RecorderPanel } from '#web/features/voice/recorder-panel.tsx';
import type { Ending, RecorderProblem, RecorderState } from '#web/features/voice/recorder-state.ts';
import { VoiceCard } from '#web/features/voice/voice-card.tsx';
import { createStore } from '#web/lib/store/store.ts';
import { clip, OWNER, sampleWav } from './samples.ts';
import { Section } from './section.tsx';

const nothing = () => undefined;
const later = async () => undefined;

/** A recorder that stays as it is. */
const still = (state: RecorderState): Recorder => ({
  state: createStore(state),
  stream: () => null,
  start: later,
  stop: nothing,
  cancel: later,
  retry: nothing,
  choose: nothing,
  send: async () => null,
  lookForLeft: later,
  leave: nothing,
});
const recording = (seconds: number, isKept = true) =>
  still({ phase: 'recording', since: performance.now() - seconds * 1_000, isKept });
const sample = { id: 'r', startedAt: Date.UTC(2026, 10, 21, 10, 5), original: new Blob() };
const recorded = (ending: Ending, isReadable = true) =>
  still({
    phase: 'recorded',
    clip: sample,
    ending,
    isKept: true,
    wav: isReadable ? { content: sampleWav(), seconds: 3 } : null,
    isSending: false,
  });

const RECORDERS: Record<string, Recorder> = {
  requesting: still({ phase: 'requesting' }),
  recording: recording(83),
  'near the end, and not kept': recording(281, false),
  converting: still({ phase: 'converting', clip: sample, ending: 'person', isKept: true }),
  recorded: recorded('person'),
  'ended by itself': recorded('limit'),
  'found again': recorded('found'),
  unreadable: recorded('person', false),
};
const PROBLEMS: RecorderProblem[] = [
  'refused',
  'absent',
  'busy',
  'insecure',
  'unsupported',
  'failed',
  'empty',
];

/** The recorder and the voice card in each of their states. */
export const RecorderStates = () => (
  <Section title="Voice recorder and voice card, state by state">
    {Object.entries(RECORDERS).map(([name, recorder]) => (
      <div key={name} data-state={name}>
        <RecorderPanel recorder={recorder} canSend onSend={nothing} />
      </div>
    ))}
    {PROBLEMS.map((problem) => (
      <MicrophoneNotice key={problem} problem={problem} onRetry={nothing} />
    ))}
    <div className="flex flex-col items-end gap-4">
      <VoiceCard owner={OWNER} file={clip(20, { status: 'none', text: '', source: null })} />
      <VoiceCard owner={OWNER} file={clip(21, { status: 'waiting', text: '', source: null })} />
      <VoiceCard owner={OWNER} file={clip(22, { status: 'failed', text: '', source: null })} />
      <VoiceCard
        owner={OWNER}
        file={clip(23, {
          status: 'done',
          text: 'Lundi vers neuf heures il m’a dit devant tout le monde que je ne servais à rien, puis il est parti.',
          source: 'machine',
        })}
      />
      <VoiceCard
        owner={OWNER}
        file={{
          ...clip(24, { status: 'done', text: 'Il a crié.', source: 'person' }),
          name: 'Message du 3 novembre.mp3',
          type: 'audio/mpeg',
          duration: null,
        }}
      />
    </div>
  </Section>
);
