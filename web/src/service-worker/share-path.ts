/** Where another app sends what is shared with this one; `share_target` of the manifests. */
export const SHARE_PATH = '/partage';
