/** What goes with a person to a provider and back, besides their name there. */
export interface ProviderChoice {
  /** 'Se souvenir de moi', as it stands when they leave. */
  remember: boolean;
  /** Where they wanted to go. */
  returnTo: string | null;
}
