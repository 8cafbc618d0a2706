import { MoreHorizontal, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ActionMenu } from '#web/ui/overlays/action-menu.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Section } from './section.tsx';

const TONES = ['grey', 'yellow', 'green', 'purple', 'blue', 'red'] as const;

export const Controls = () => {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Controls">
      <div className="flex flex-wrap gap-3">
        <Button>Se connecter</Button>
        <Button variant="secondary">Annuler</Button>
        <Button variant="quiet">Voir les détails</Button>
        <Button variant="danger">Supprimer</Button>
        <Button isPending pendingLabel="Connexion en cours...">
          Se connecter
        </Button>
        <Button isDisabled>Indisponible</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onPress={() => setOpen('dialog')}>
          Dialogue
        </Button>
        <Button variant="secondary" onPress={() => setOpen('sheet')}>
          Panneau
        </Button>
        <Button variant="secondary" onPress={() => setOpen('confirm')}>
          Confirmation
        </Button>
        <IconButton icon={Pencil} label="Modifier" />
        <ActionMenu
          label="Actions"
          trigger={<IconButton icon={MoreHorizontal} label="Plus d’actions" />}
          actions={[
            { id: 'edit', label: 'Modifier', onAction: close },
            { id: 'delete', label: 'Supprimer', onAction: close },
          ]}
        />
        <Avatar name="Camille Martin" />
      </div>
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <ModalDialog
        title="Un dialogue"
        isOpen={open === 'dialog'}
        onOpenChange={close}
        actions={<Button onPress={close}>Créer la déclaration</Button>}
      >
        <p>Le texte du dialogue, en une ou deux phrases.</p>
      </ModalDialog>
      <ConfirmDialog
        title="Supprimer l’incident ?"
        confirmLabel="Supprimer"
        isDanger
        isOpen={open === 'confirm'}
        onOpenChange={close}
        onConfirm={close}
      >
        <p>Il ne pourra pas être récupéré.</p>
      </ConfirmDialog>
      <Sheet title="Ce qui est recueilli" isOpen={open === 'sheet'} onOpenChange={close}>
        <p>Le contenu du panneau.</p>
      </Sheet>
    </Section>
  );
};
