import { expect } from 'storybook/test';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { ColorSwatches } from '@signdrive/design-system/color-swatches';
import { Page, Stack, Text } from '@signdrive/design-system/layout';
import { LoadingOverlay } from '@signdrive/design-system/loading-overlay';
import { MessagesProvider } from '@signdrive/design-system/messages';
import { CompareToggle, FactsRow, PriceBar } from '@signdrive/design-system/patterns';
import { SkipLink } from '@signdrive/design-system/skip-link';
import { ToggleButtons } from '@signdrive/design-system/toggle-buttons';
import { UploadTile } from '@signdrive/design-system/upload-tile';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'Foundations/Long words',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

const word = 'Inconstitucionalissimamenteextraordinária';

/** A word that is longer than a line breaks at its end, in every component (`overflow-wrap` of `foundations/global.css`). */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => (
    <Page>
      <Stack>
        <SkipLink targetId="palavra">{`Pular para ${word}`}</SkipLink>
        <Text id="palavra">{word}</Text>
        <Button>{word}</Button>
        <ButtonLink href="#palavra" variant="secondary" isBlock>
          Ver {word}
        </ButtonLink>
        <ToggleButtons
          label="Filtros"
          items={[{ id: 'filtro', label: word, count: 12 }]}
          selectedId={undefined}
          onSelect={() => undefined}
        />
        <MessagesProvider messages={{ compareToggle: { label: word } }}>
          <CompareToggle name="T-Cross" href="/comparar?ofertas=t-cross" onToggle={() => undefined} />
        </MessagesProvider>
        <FactsRow
          facts={[
            { label: word, value: word },
            { label: 'Prazo', value: '24 meses' },
          ]}
        />
        <ColorSwatches
          label="Cor"
          items={[{ value: 'azul', label: word, paint: 'oklch(0.4 0.16 267)', surcharge: '' }]}
          defaultValue="azul"
          summary={<Text>{word}</Text>}
        />
        <UploadTile label={word} description={word} status="idle" accept=".pdf" onSelect={() => undefined} />
        <PriceBar total={word} price={word} action={<ButtonLink href="#palavra">{word}</ButtonLink>} />
        <LoadingOverlay label={word} isPassable />
      </Stack>
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('link', { name: /^Pular/ }).focus();
    const width = document.documentElement.clientWidth;
    const texts = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
    const tooWide: string[] = [];
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      // Text for screen readers only is one line in a clipped box.
      const isVisible = element !== null && getComputedStyle(element).clipPath === 'none';
      if (isVisible && (left < 0 || right > width)) tooWide.push(element.outerHTML);
    }
    await expect(tooWide).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBe(width);
  },
});
