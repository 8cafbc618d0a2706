/** The part of the Trusted Types API that we use; TypeScript's DOM library does not know it yet. */
interface TrustedTypes {
  createPolicy<Rules extends Partial<PolicyRules>>(
    name: string,
    rules: Rules,
  ): { [Rule in keyof Rules]: (text: string) => unknown };
}

interface PolicyRules {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

/** The browser's, where it has them. The page's Content-Security-Policy names the policies (server/src/http/web-app.ts). */
export const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
