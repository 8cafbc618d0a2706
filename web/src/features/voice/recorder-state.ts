/** The states of the voice recorder (spec.md, 4): idle, recording, recorded (preview), then sent or cancelled. */

/** Why there is no recording. */
export type RecorderProblem = 'refused' | 'absent' | 'busy' | 'insecure' | 'unsupported' | 'failed' | 'empty';

/** How a recording ended: by the person, at the longest duration, by a microphone that went, or by a crash or reload. */
export type Ending = 'person' | 'limit' | 'interrupted' | 'found';

/** What was recorded, as it came from the browser. */
export interface Clip {
  id: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  original: Blob;
  /** False where the person does not want a machine to write down what it says. */
  mayTranscribe?: boolean;
}

/** The clip as it will be sent. */
export interface Wav {
  content: Blob;
  seconds: number;
}

export type RecorderState =
  | { phase: 'idle'; problem: RecorderProblem | null }
  | { phase: 'requesting' }
  /** `since` by the page's own clock (`performance.now`); `isKept` turns false when the browser does not keep it. */
  | { phase: 'recording'; since: number; isKept: boolean }
  | { phase: 'converting'; clip: Clip; ending: Ending; isKept: boolean }
  /** `wav` is null when the clip could not be read. */
  | {
      phase: 'recorded';
      clip: Clip;
      ending: Ending;
      isKept: boolean;
      wav: Wav | null;
      isSending: boolean;
    };

export type RecorderAction =
  | { type: 'asked' }
  | { type: 'denied'; problem: RecorderProblem }
  | { type: 'began'; since: number }
  | { type: 'notKept' }
  | { type: 'ended'; clip: Clip; ending: Ending }
  | { type: 'found'; clip: Clip }
  | { type: 'converted'; wav: Wav }
  | { type: 'unreadable' }
  | { type: 'retried' }
  | { type: 'chosen'; mayTranscribe: boolean }
  | { type: 'sending' }
  /** Sent, thrown away, or left with the screen. */
  | { type: 'over'; problem?: RecorderProblem };

export const IDLE: RecorderState = { phase: 'idle', problem: null };

/** What becomes of the recorder; what does not fit its state changes nothing. */
export const reduceRecorder = (state: RecorderState, action: RecorderAction): RecorderState => {
  switch (action.type) {
    case 'asked':
      return state.phase === 'idle' ? { phase: 'requesting' } : state;
    case 'denied':
      return state.phase === 'requesting' ? { phase: 'idle', problem: action.problem } : state;
    case 'began':
      return state.phase === 'requesting' ? { phase: 'recording', since: action.since, isKept: true } : state;
    case 'notKept':
      return 'isKept' in state ? { ...state, isKept: false } : state;
    case 'ended':
      return state.phase === 'recording'
        ? { phase: 'converting', clip: action.clip, ending: action.ending, isKept: state.isKept }
        : state;
    case 'found':
      return state.phase === 'idle'
        ? { phase: 'converting', clip: action.clip, ending: 'found', isKept: true }
        : state;
    case 'converted':
      return state.phase === 'converting'
        ? { ...state, phase: 'recorded', wav: action.wav, isSending: false }
        : state;
    case 'unreadable':
      return state.phase === 'converting'
        ? { ...state, phase: 'recorded', wav: null, isSending: false }
        : state;
    case 'retried': {
      if (state.phase !== 'recorded' || state.wav !== null) return state;
      const { clip, ending, isKept } = state;
      return { phase: 'converting', clip, ending, isKept };
    }
    case 'chosen':
      return 'clip' in state
        ? { ...state, clip: { ...state.clip, mayTranscribe: action.mayTranscribe } }
        : state;
    case 'sending':
      return state.phase === 'recorded' && state.wav !== null ? { ...state, isSending: true } : state;
    case 'over':
      return { phase: 'idle', problem: action.problem ?? null };
  }
};
