/** The connection of a conversation (spec.md, 4 and 8): four states, three automatic attempts. */

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'error';

export const MAX_AUTOMATIC_ATTEMPTS = 3;
export const COUNTDOWN_SECONDS = 5;

export interface ConnectionState {
  status: ConnectionStatus;
  /** Automatic attempts since the last success or the last press on 'Réessayer'. */
  attempts: number;
  /** The banner was put away; the next failure brings it back. */
  isDismissed: boolean;
  /** False until the first success or failure: the first wait needs no banner. */
  hasFailed: boolean;
}

export type ConnectionEvent =
  /**
   * `opened` loads for the first time; `attempted` is automatic, `retried` the person's own wish; `troubled`: connected as
   * it is, something that was on its way was cut off.
   */
  'opened' | 'attempted' | 'retried' | 'succeeded' | 'failed' | 'wentOffline' | 'dismissed' | 'troubled';

export const initialConnection: ConnectionState = {
  status: 'disconnected',
  attempts: 0,
  isDismissed: false,
  hasFailed: false,
};

export const reduceConnection = (state: ConnectionState, event: ConnectionEvent): ConnectionState => {
  switch (event) {
    case 'opened':
      return { ...initialConnection, status: 'connecting' };
    case 'attempted':
      return { ...state, status: 'connecting', attempts: state.attempts + 1 };
    case 'retried':
      return { ...state, status: 'connecting', attempts: 0, isDismissed: false };
    case 'succeeded':
      // What is put away while all else gets through is not brought back by that.
      return {
        ...initialConnection,
        status: 'connected',
        isDismissed: state.status === 'connected' && state.isDismissed,
      };
    case 'failed':
      return {
        ...state,
        status: 'error',
        hasFailed: true,
        isDismissed: state.isDismissed && isTrying(state),
      };
    case 'wentOffline':
      return { ...state, status: 'disconnected', hasFailed: true, isDismissed: false };
    case 'troubled':
      return { ...state, isDismissed: false };
    case 'dismissed':
      return { ...state, isDismissed: true };
  }
};

/** A dismissed banner stays away while the attempts that it announced go on. */
const isTrying = ({ attempts }: ConnectionState) => attempts > 0 && attempts < MAX_AUTOMATIC_ATTEMPTS;

/** True when the countdown to the next attempt runs. */
export const countsDown = ({ status, attempts }: ConnectionState): boolean =>
  status === 'error' && attempts < MAX_AUTOMATIC_ATTEMPTS;

/** True when only the person can try again. */
export const isExhausted = ({ status, attempts }: ConnectionState): boolean =>
  status === 'error' && attempts >= MAX_AUTOMATIC_ATTEMPTS;

/** True when the banner is to be seen. @param isTroubled something was cut off; it counts while connected. */
export const showsBanner = (
  { status, hasFailed, isDismissed }: ConnectionState,
  isTroubled = false,
): boolean => !isDismissed && (status === 'connected' ? isTroubled : hasFailed);
