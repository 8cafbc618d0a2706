import { CaptchaField } from '../captcha/captcha-field.tsx';
import type { CaptchaControl } from '../captcha/use-captcha.ts';

/** Ours is solved unseen when a mail is asked for; a third party's widget has to be answered first. */
export const ResendCaptcha = ({ captcha }: { captcha: CaptchaControl }) => {
  const isAsking = captcha.widget !== null && !['idle', 'failed', 'away'].includes(captcha.status);
  return isAsking && <CaptchaField captcha={captcha} />;
};
