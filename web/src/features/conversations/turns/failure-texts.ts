import { useCallback } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useConfig } from '#web/lib/use-config.ts';
import type { TurnFailure } from './turn-failure.ts';
import type { Unanswered } from './turn-state.ts';

/** Model names of Mistral AI: only then does the spec's sentence about its server hold. */
const isMistral = (model: string) => /(?:mis|mix|minis|codes|magis|devs|pix|vox)tral/i.test(model);

/** Why a saved message has no reply, in the language of the screen. */
export const useUnansweredText = (): ((
  unanswered: Pick<Unanswered, 'failure' | 'modelStatus'>,
) => string) => {
  const { t } = useTexts('conversations');
  const { t: tError } = useTexts('errors');
  const { model } = useConfig().assistant;
  return useCallback(
    ({ failure, modelStatus }) => {
      switch (failure) {
        case 'model_timeout':
          return t(isMistral(model) ? 'message.mistralTimeout' : 'message.modelTimeout');
        case 'model_failed':
          return modelStatus === undefined
            ? t('message.modelFailed')
            : t('message.modelStatus', { status: modelStatus });
        case 'model_empty':
          return t('message.modelEmpty');
        case 'stopped':
          return t('message.stopped');
        case 'no_reply':
        case 'interrupted':
        case 'file_refused':
        case 'file_gone':
          return t('message.noReply');
        default:
          return tError(failure);
      }
    },
    [t, tError, model],
  );
};

/** What says that there was no connection says something else once it is back. */
const OF_THE_CONNECTION: ReadonlySet<TurnFailure> = new Set(['network', 'unavailable']);

/** Why a message could not be saved. */
export const useUnsentText = (): ((failure: TurnFailure, isConnected: boolean) => string) => {
  const { t } = useTexts('conversations');
  const { t: tError } = useTexts('errors');
  return useCallback(
    (failure, isConnected) => {
      if (isConnected && OF_THE_CONNECTION.has(failure)) return t('message.connectionBack');
      if (failure === 'not_found') return t('message.noConversation');
      if (failure === 'interrupted' || failure === 'no_reply' || failure === 'stopped')
        return t('message.interrupted');
      if (failure === 'file_refused') return t('message.fileRefused');
      if (failure === 'file_gone') return t('message.fileGone');
      return tError(failure);
    },
    [t, tError],
  );
};
