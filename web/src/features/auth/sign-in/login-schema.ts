import * as z from 'zod/mini';
import { type AuthTexts, currentPasswordField, emailField } from '../rules.ts';

export const loginSchema = (t: AuthTexts) =>
  z.object({ email: emailField(t), password: currentPasswordField(t) });
