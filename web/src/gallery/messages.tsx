import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Counter } from '#web/ui/counter.tsx';
import { DetailList } from '#web/ui/detail-list.tsx';
import { DetailRow } from '#web/ui/detail-row.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from './section.tsx';

export const Messages = () => (
  <Section title="Messages and layout">
    <PageHeader
      title="Mes incidents"
      intro="Ce que vous avez consigné."
      action={<Button>Nouvel incident</Button>}
    />
    <dl className="grid grid-cols-2 gap-6 sm:grid-cols-4">
      <Counter label="Total" value={12} />
      <Counter label="En cours" value={4} />
      <Counter label="Résolus" value={7} />
      <Counter label="Critiques" value={undefined} />
    </dl>
    <Notice tone="info">Vos brouillons sont gardés dans ce navigateur.</Notice>
    <Notice tone="success">Incident créé avec succès</Notice>
    <Notice tone="warning" title="Connexion interrompue">
      Nouvel essai dans 5 secondes.
    </Notice>
    <Notice
      tone="danger"
      title="Erreur de chargement"
      actions={<Button variant="secondary">Réessayer</Button>}
    >
      Le service est momentanément indisponible.
    </Notice>
    <ErrorSummary
      attempt={0}
      errors={[{ name: 'email', message: 'Veuillez entrer une adresse email valide' }]}
      onChoose={() => undefined}
    />
    <Card>
      <DetailList>
        <DetailRow label="Type">Harcèlement</DetailRow>
        <DetailRow label="Date">20 novembre 2026</DetailRow>
      </DetailList>
      <Disclosure summary="Historique">
        <p>Enregistré le 20 novembre 2026.</p>
      </Disclosure>
    </Card>
    <EmptyState title="Aucun incident" action={<Button>Enregistrer un incident</Button>}>
      Décrivez un premier fait quand vous vous sentez prêt·e.
    </EmptyState>
    <LoadingBlock label="Chargement" rows={2} />
  </Section>
);
