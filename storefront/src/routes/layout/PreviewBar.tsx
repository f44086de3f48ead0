import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectStoreSlug } from '#/features/partner-store/index.ts';
import { assetUrl, useConfig } from '#/shared/page/config.ts';

const previewCopy = {
  label: 'Prévia de tema',
  running: ({ time }: { time: string }) => `Tema não publicado, só neste navegador, até ${time} (horário de Brasília).`,
  leave: 'Sair da prévia',
  ended: ({ time }: { time: string }) =>
    `A prévia do tema terminou às ${time} (horário de Brasília). Esta é a loja publicada.`,
  reopen: 'Abrir a prévia de novo',
} as const;

/** Bar above each page of a previewed theme, with the preview's end and the link out. It works without script. */
export function PreviewBar() {
  const config = useConfig();
  const storeSlug = useSelector(selectStoreSlug);
  const { preview } = config;
  if (!preview) return null;
  const url = assetUrl(config, 'previa');
  return (
    <Bar aria-label={previewCopy.label} data-screen>
      {preview.hasEnded ? (
        <>
          <span>{previewCopy.ended(preview)}</span>
          <Way as="a" href={`${url}?tema=${preview.packed}`}>
            {previewCopy.reopen}
          </Way>
        </>
      ) : (
        <>
          <span>{previewCopy.running(preview)}</span>
          <form method="post" action={url}>
            <input type="hidden" name="loja" value={storeSlug ?? ''} />
            <Way type="submit">{previewCopy.leave}</Way>
          </form>
        </>
      )}
    </Bar>
  );
}

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  justify-content: center;
  padding: var(--space-1) var(--gutter);
  background: var(--color-surface-ink);
  color: var(--color-text-on-ink);
  font: var(--text-small) / 1.4 var(--font-body);
  @media (forced-colors: active) {
    border-bottom: 1px solid CanvasText;
  }
`;

const Way = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: var(--size-target);
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
`;
