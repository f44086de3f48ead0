import { Stack } from '@signdrive/design-system/layout';
import { TextField } from '@signdrive/design-system/text-field';
import { isThemeName, type ThemeDraft } from '@signdrive/tokens/theme';

interface DraftNamesProps {
  draft: Pick<ThemeDraft, 'name' | 'logoText'>;
  onChange: (names: Pick<ThemeDraft, 'name' | 'logoText'>) => void;
}

const fault = 'Escreva uma linha de até 60 letras.';

/** Name and wordmark of the draft's store. */
export function DraftNames({ draft, onChange }: DraftNamesProps) {
  const { name, logoText } = draft;
  return (
    <Stack gap={4}>
      <TextField
        label="Nome da loja"
        size="small"
        value={name}
        onChange={(next) => onChange({ name: next, logoText })}
        errorMessage={isThemeName(name) ? undefined : fault}
      />
      <TextField
        label="Logotipo"
        size="small"
        description="Vazio: igual ao nome."
        value={logoText}
        onChange={(next) => onChange({ name, logoText: next })}
        errorMessage={isThemeName(logoText) ? undefined : fault}
      />
    </Stack>
  );
}
