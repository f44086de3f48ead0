import { Stack } from '@signdrive/design-system/layout';
import { TextField } from '@signdrive/design-system/text-field';
import { isName, type Draft } from './draft.ts';

interface DraftNamesProps {
  draft: Pick<Draft, 'name' | 'logoText'>;
  onChange: (names: Pick<Draft, 'name' | 'logoText'>) => void;
}

const fault = 'Escreva uma linha de até 60 letras.';

/** Name and wordmark of the store that is tried. */
export function DraftNames({ draft, onChange }: DraftNamesProps) {
  const { name, logoText } = draft;
  return (
    <Stack gap={4}>
      <TextField
        label="Nome da loja"
        size="small"
        value={name}
        onChange={(next) => onChange({ name: next, logoText })}
        errorMessage={isName(name) ? undefined : fault}
      />
      <TextField
        label="Logotipo"
        size="small"
        description="Vazio: igual ao nome."
        value={logoText}
        onChange={(next) => onChange({ name, logoText: next })}
        errorMessage={isName(logoText) ? undefined : fault}
      />
    </Stack>
  );
}
