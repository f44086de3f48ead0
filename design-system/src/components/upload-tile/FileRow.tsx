import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../layout/index.ts';
import { Icon } from '../icon/index.ts';
import { shortName } from './states.ts';

export interface UploadedFile {
  /** Name of the visitor's file, with its extension. */
  name: string;
  /** Size, time or progress: "1,8 MB · enviado às 14:41". */
  detail?: string;
  /** URL of a thumbnail (a blob or data URL is possible). */
  previewSrc?: string;
}

interface FileRowProps {
  file: UploadedFile;
  /** Buttons at the end of the row. */
  children?: ReactNode;
}

/** One file: thumbnail, name and details. */
export function FileRow({ file: { name, detail, previewSrc }, children }: FileRowProps) {
  const short = shortName(name);
  return (
    <Root>
      <Thumb>{previewSrc === undefined ? <Icon name="document" /> : <img src={previewSrc} alt="" />}</Thumb>
      <Words>
        {short === name ? (
          <Name>{name}</Name>
        ) : (
          <>
            <Name aria-hidden="true">{short}</Name>
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        )}
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Words>
      {children !== undefined && <Actions>{children}</Actions>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  min-width: 0;
  padding: var(--space-3);
  border-radius: var(--radius-control);
  background: var(--color-surface-canvas);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Thumb = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);
  color: var(--color-text-muted);
  overflow: hidden;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Words = styled.div`
  flex: 1 1 5.5rem;
  min-width: 0;
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

const Name = styled.p`
  font-weight: 600;
`;

const Detail = styled.p`
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  margin-inline: auto calc(var(--space-2) * -1);
`;
