import { ApiProblem, type ApiProblemCode } from '#web/lib/requests/api-problem.ts';
import type { UploadFailure } from './upload-kept.ts';

/** The files of a record could not be uploaded, so it was not saved; no code of the API says why. */
export class FilesNotSent extends Error {
  readonly why: Exclude<UploadFailure, ApiProblemCode>;
  constructor(why: Exclude<UploadFailure, ApiProblemCode>) {
    super(why);
    this.why = why;
  }
}

/** What to throw for a failed upload. */
export const filesFailure = (failure: UploadFailure): Error => {
  switch (failure) {
    case 'file_refused':
    case 'file_gone':
    case 'interrupted':
      return new FilesNotSent(failure);
    default:
      return new ApiProblem(failure);
  }
};
