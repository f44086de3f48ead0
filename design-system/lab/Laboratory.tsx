import { useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Cluster, Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Select } from '@signdrive/design-system/select';
import { ToggleButtons } from '@signdrive/design-system/toggle-buttons';
import {
  createTheme,
  houseSlots,
  slotNames,
  toHex,
  type BrandSlotName,
  type BrandSlots,
  type Color,
  type MovedColor,
} from '@signdrive/tokens/theme';
import { ContrastMatrix } from '../manual/contrast-matrix.tsx';
import { themesWithSlots } from '../manual/theme-slots.ts';
import { Check } from './Check.tsx';
import { DraftNames } from './DraftNames.tsx';
import { createLabSheet } from './lab-sheet.ts';
import { Moves } from './Moves.tsx';
import { OpenInStore } from './OpenInStore.tsx';
import { Problems } from './Problems.tsx';
import { Samples, type SampleName } from './Samples.tsx';
import { ColorField, SlotField } from './SlotField.tsx';
import { ThemeFile } from './ThemeFile.tsx';
import { useDraft } from './use-draft.ts';

type View = SampleName | 'contrast';

const views: readonly { id: View; label: string }[] = [
  { id: 'page', label: 'Página' },
  { id: 'components', label: 'Componentes' },
  { id: 'contrast', label: 'Contraste' },
];

export interface LaboratoryProps {
  /** Called each time React renders the sample. */
  onSampleRender?: () => void;
  /** The draft in the URL. */
  draft?: string;
  /** Called with each draft, for the URL. */
  onDraftChange?: (draft: string) => void;
}

/** Returns the theme with another value in a slot, or without the slot. */
function withSlot({ ...slots }: BrandSlots, slot: BrandSlotName, value: unknown): BrandSlots {
  if (value === undefined) Reflect.deleteProperty(slots, slot);
  else Object.assign(slots, { [slot]: value });
  return slots;
}

/**
 * Live editing of themes: start from a shipped theme or from one colour, change slots, see the result, download the
 * file.
 */
export function Laboratory({ onSampleRender, draft: carried, onDraftChange }: LaboratoryProps) {
  const [sheet] = useState(createLabSheet);
  // Part of the fields' keys: a new start resets their typed values.
  const [beginning, setBeginning] = useState(0);
  const { draft, problems, change } = useDraft({
    carried,
    onChange: onDraftChange,
    onRead: () => setBeginning((count) => count + 1),
  });
  const { slots } = draft;
  const [moved, setMoved] = useState<readonly MovedColor[]>();
  const [color, setColor] = useState<Color>();
  const [isColorMissing, setIsColorMissing] = useState(false);
  const [view, setView] = useState<View>('page');

  useLayoutEffect(() => sheet.adopt(), [sheet]);
  useLayoutEffect(() => sheet.show(slots), [sheet, slots]);

  function beginWith(next: BrandSlots, changes?: readonly MovedColor[]) {
    change({ slots: next });
    setMoved(changes);
    setBeginning(beginning + 1);
  }

  /** Sets the colour of a slot and of its field. */
  function choose(slot: BrandSlotName, next: Color) {
    change({ slots: withSlot(slots, slot, next) });
    setBeginning(beginning + 1);
  }

  function create() {
    setIsColorMissing(!color);
    if (!color) return;
    const created = createTheme({ slug: 'laboratorio', color: toHex(color) });
    beginWith(created.slots, created.moved);
  }

  return (
    <Bench>
      <Controls aria-label="Tema em prova">
        <Stack gap={7}>
          <Heading level={1} look="title">
            Laboratório de temas
          </Heading>
          <Stack gap={4}>
            <Select
              label="Começar de"
              size="small"
              placeholder="Escolha um tema"
              value=""
              items={themesWithSlots.map(({ slug, name }) => ({ value: slug, label: name }))}
              onChange={(slug) => beginWith(themesWithSlots.find((theme) => theme.slug === slug)?.slots ?? houseSlots)}
            />
            <ColorField
              label="Ou de uma cor da marca"
              missingMessage={isColorMissing ? 'Escolha a cor primeiro.' : undefined}
              onChange={setColor}
            />
            <Cluster>
              <Button size="small" onPress={create}>
                Criar tema
              </Button>
            </Cluster>
            <DraftNames draft={draft} onChange={change} />
            <div role="alert">
              {problems.length > 0 && (
                <Stack gap={2}>
                  <Text weight="strong">O rascunho do endereço não pode ser aberto.</Text>
                  <Problems problems={problems} />
                </Stack>
              )}
            </div>
            <div aria-live="polite">{moved && <Moves moved={moved} slots={slots} onChoose={choose} />}</div>
          </Stack>
          <Stack gap={4}>
            <Heading level={2} look="subtitle">
              Espaços da marca
            </Heading>
            {slotNames.map((slot) => (
              <SlotField
                key={`${beginning} ${slot}`}
                slot={slot}
                slots={slots}
                onChange={(name, value) => change({ slots: withSlot(slots, name, value) })}
              />
            ))}
          </Stack>
          <Stack gap={2}>
            <Heading level={2} look="subtitle">
              Conferência
            </Heading>
            <div aria-live="polite">
              <Check slots={slots} onChoose={choose} />
            </div>
          </Stack>
          <OpenInStore draft={draft} />
          <ThemeFile slots={slots} onUse={beginWith} />
        </Stack>
      </Controls>
      <Window>
        <Bar>
          <ToggleButtons
            label="O que ver"
            items={views}
            selectedId={view}
            onSelect={(id) => setView(views.find((known) => known.id === id)?.id ?? view)}
          />
        </Bar>
        <Scroller role="group" aria-label="Amostra" tabIndex={0}>
          {view === 'contrast' ? (
            <ContrastMatrix
              language="pt-BR"
              caption="Contraste do tema em prova"
              themes={[{ name: 'Tema em prova', slots }]}
            />
          ) : (
            <Samples name={view} onRender={onSampleRender} />
          )}
        </Scroller>
      </Window>
    </Bench>
  );
}

const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 48rem) {
    grid-template-columns: 18rem minmax(0, 1fr);
    height: 100vh;
  }
  @media (min-width: 64rem) {
    grid-template-columns: 24rem minmax(0, 1fr);
  }
`;

const Controls = styled.section`
  padding: var(--space-5);
  overflow: auto;
  background: var(--color-surface-raised);
`;

const Window = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-width: 0;
  height: 100vh;
`;

const Bar = styled.div`
  padding: var(--space-3) var(--space-5);
  border-bottom: 1px solid var(--color-border-ground);
`;

const Scroller = styled.div`
  overflow: auto;
  contain: layout;
`;
