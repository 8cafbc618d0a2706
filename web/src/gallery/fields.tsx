import { useState } from 'react';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TagInput } from '#web/ui/fields/tag-input.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Section } from './section.tsx';

const PRIORITIES = [
  { value: 'low', label: 'Basse' },
  { value: 'medium', label: 'Moyenne' },
  { value: 'high', label: 'Haute' },
] as const;

export const Fields = () => {
  const [tags, setTags] = useState(['réunion', 'open space']);
  const [day, setDay] = useState<string | null>('2026-11-20');
  const [level, setLevel] = useState<(typeof PRIORITIES)[number]['value'] | null>(null);
  return (
    <Section title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Adresse email" type="email" autoComplete="email" />
        <PasswordField label="Mot de passe" autoComplete="current-password" defaultValue="Secret-123" />
        <TextField label="Lieu" mark="facultatif" hint="Tel que vous le diriez." defaultValue="Salle B12" />
        <TextField
          label="Adresse email"
          defaultValue="camille@"
          error="Veuillez entrer une adresse email valide"
        />
        <SelectField label="Priorité" options={PRIORITIES} value={level} onChange={setLevel} isClearable />
        <DateField label="Date des faits" value={day} onChange={setDay} maxDay="2026-11-21" />
      </div>
      <TextAreaField label="Description" hint="Ce que vous avez vu et entendu, avec vos mots." />
      <TagInput label="Mots-clés" mark="facultatif" value={tags} onChange={setTags} />
      <Checkbox defaultSelected>Se souvenir de moi</Checkbox>
      <Checkbox>Incident sensible (accès restreint)</Checkbox>
    </Section>
  );
};
