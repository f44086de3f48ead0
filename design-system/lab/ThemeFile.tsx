import { useState } from 'react';
import { Button } from '@signdrive/design-system/button';
import { Cluster, Stack, Text } from '@signdrive/design-system/layout';
import { TextArea } from '@signdrive/design-system/text-area';
import { readThemeFile } from '@signdrive/tokens/exchange';
import { printJson, themeDocument, type BrandSlots, type ThemeProblem } from '@signdrive/tokens/theme';
import { Problems } from './Problems.tsx';

interface ThemeFileProps {
  slots: BrandSlots;
  /** Called with a pasted theme that passes the check. */
  onUse: (slots: BrandSlots) => void;
}

/** The draft's token file, to copy, or to replace by pasting another one. */
export function ThemeFile({ slots, onUse }: ThemeFileProps) {
  const [pasted, setPasted] = useState<string>();
  const [problems, setProblems] = useState<readonly ThemeProblem[]>([]);
  const [converted, setConverted] = useState<readonly ThemeProblem[]>([]);
  const text = printJson(themeDocument('Feito no laboratório.', slots));

  function use() {
    const check = readThemeFile(pasted ?? text);
    setConverted(check.converted);
    setProblems(check.ok ? [] : check.problems);
    if (!check.ok) return;
    setPasted(undefined);
    onUse(check.slots);
  }

  return (
    <Stack gap={4}>
      <TextArea
        label="Arquivo de tokens"
        description="Copie daqui, ou cole outro e confira."
        rows={8}
        spellCheck="false"
        value={pasted ?? text}
        onChange={setPasted}
      />
      <div aria-live="polite">
        {problems.length > 0 && (
          <Stack gap={2}>
            <Text weight="strong">Este arquivo não pode ser usado.</Text>
            <Problems problems={problems} />
          </Stack>
        )}
      </div>
      <div aria-live="polite">
        {converted.length > 0 && (
          <Stack gap={2}>
            <Text weight="strong">Lido de outra forma:</Text>
            <Problems problems={converted} />
          </Stack>
        )}
      </div>
      <Cluster>
        <Button size="small" variant="secondary" onPress={use}>
          Conferir e usar
        </Button>
        <Button size="small" variant="quiet" onPress={() => download(text)}>
          Baixar slots.json
        </Button>
      </Cluster>
    </Stack>
  );
}

function download(text: string) {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'slots.json' });
  link.click();
  URL.revokeObjectURL(url);
}
