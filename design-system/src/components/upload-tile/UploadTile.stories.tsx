import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import { upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { UploadTile, type UploadReview, type UploadTileProps } from './index.ts';
import { liveRegion } from '../../../manual/live-regions.ts';

const meta = preview.meta({
  title: 'Components/Forms/UploadTile',
  component: UploadTile,
  decorators: [upTo('52rem')],
});

const cnh: UploadTileProps = {
  label: 'CNH, frente',
  description: 'Dentro da validade',
  status: 'idle',
  accept: '.pdf,.jpg,.jpeg,.png',
  onSelect: fn(),
};
const requirements = [
  'Holerite dos últimos 3 meses',
  'Declaração do imposto de renda com recibo',
  'Extrato bancário dos últimos 3 meses',
];
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#8fb7a3" d="M0 0h8v8H0z"/><path fill="#fff" d="M1 2h2v3H1zm3 0h3v1H4zm0 2h3v1H4z"/></svg>',
)}`;
const file = { name: 'cnh-frente.jpg', detail: '1,8 MB · enviado às 14:41', previewSrc: picture };
const income: Partial<UploadTileProps> = {
  label: 'Comprovante de renda',
  description: 'Um destes documentos',
  requirements,
};

export const Idle = meta.story({ args: { ...cnh, ...income } });
export const Sending = meta.story({
  args: {
    ...cnh,
    label: 'CNH, verso',
    description: 'Assinatura legível',
    status: 'sent',
    progress: 62,
    file: { name: 'IMG_20261120_1442.jpg', detail: '1,4 de 2,3 MB' },
    onCancel: fn(),
  },
});
export const Success = meta.story({ args: { ...cnh, status: 'success', file, onRemove: fn() } });
/** The file was rejected: the reason and the requirements are shown before the next choice. */
export const WrongType = meta.story({
  args: {
    ...cnh,
    label: 'Comprovante de endereço',
    description: 'Dos últimos 90 dias, no seu nome',
    status: 'error',
    file: { name: 'conta-de-luz.heic', detail: 'Não foi enviado' },
    message: 'Tipo de arquivo não permitido: conta-de-luz.heic. Formatos permitidos: pdf, jpg, jpeg, png.',
  },
});
export const Interrupted = meta.story({
  args: {
    ...cnh,
    status: 'error',
    file: { name: 'cnh-frente.jpg', detail: 'Parou em 1,1 de 1,8 MB' },
    message: 'Erro ao enviar documento. A conexão caiu; o arquivo continua aqui.',
    onRetry: fn(),
  },
});

const reviewed: readonly (UploadTileProps & { review: UploadReview })[] = [
  { label: 'CNH, frente', status: 'success', review: 'approved', file: { name: 'cnh-frente.jpg' } },
  { label: 'CNH, verso', status: 'success', review: 'pending', file: { name: 'cnh-verso.jpg', detail: '2,3 MB' } },
  {
    label: 'Comprovante de endereço',
    description: 'Dos últimos 90 dias, no seu nome',
    status: 'success',
    review: 'rejected',
    file: { name: 'conta-de-luz.pdf', detail: 'Enviado em 18 nov 2026' },
    message: 'A conta é de julho: envie uma dos últimos 90 dias.',
  },
  { label: 'Comprovante de renda', status: 'idle', review: 'stale', requirements },
  { label: 'Documento adicional', status: 'success', review: 'sent', file },
];

/** The five review states. Only a file that can be changed has buttons. */
export const Reviews = meta.story({
  render: () => (
    <Tiles>
      {reviewed.map((tile) => (
        <UploadTile
          key={tile.label}
          {...tile}
          {...(tile.review !== 'approved' && tile.review !== 'pending' && { onSelect: () => undefined })}
        />
      ))}
    </Tiles>
  ),
  play: async ({ canvas }) => {
    for (const words of ['Aprovado', 'Em análise', 'Reprovado', 'Pendente', 'Enviado']) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
  },
});

export const LongText = meta.story({
  args: {
    ...cnh,
    label: 'Comprovante de renda do companheiro ou da companheira que compõe a renda com você',
    description: 'Emitido há menos de 90 dias, com o nome completo igual ao do documento de identidade apresentado',
    status: 'error',
    requirements,
    file: {
      name: 'comprovante-de-rendimentos-digitalizado-em-alta-resolucao-frente-e-verso-2026-11-18.pdf',
      detail: '9,8 MB · parou em 4,2 MB às 14:41 de 18 nov 2026',
    },
    message:
      'O arquivo está protegido por senha e não pode ser lido. Salve uma cópia sem senha ou fotografe as páginas.',
    onRetry: fn(),
    onRemove: fn(),
  },
});

/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  render: () => (
    <Tiny>
      <UploadTile label="Comprovante de renda" status="idle" requirements={requirements} onSelect={() => undefined} />
      <UploadTile
        label="CNH, frente"
        status="success"
        file={file}
        onSelect={() => undefined}
        onRemove={() => undefined}
      />
      <UploadTile label="CNH, verso" status="sent" progress={40} file={file} onCancel={() => undefined} />
    </Tiny>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

function Sample({ status, file: first, ...props }: UploadTileProps) {
  const [state, setState] = useState<Pick<UploadTileProps, 'status' | 'file'>>({
    status,
    ...(first && { file: first }),
  });
  return (
    <UploadTile
      {...props}
      {...state}
      onSelect={([chosen]) => setState({ status: 'sent', file: { name: chosen?.name ?? '' } })}
      onCancel={() => setState({ status: 'idle' })}
      onRemove={() => setState({ status: 'idle' })}
    />
  );
}

export const Dropping = meta.story({
  args: cnh,
  render: (args) => <Sample {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const tile = canvas.getByRole('group', { name: 'CNH, frente' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'cnh.jpg', { type: 'image/jpeg' }));
    const over = { bubbles: true, cancelable: true, dataTransfer };
    await fireEvent(tile, new DragEvent('dragenter', over));
    await expect(canvas.getByText('Solte para enviar')).toBeVisible();
    await fireEvent(tile, new DragEvent('drop', over));
    await expect(canvas.queryByText('Solte para enviar')).toBeNull();
    await expect(canvas.getByText('cnh.jpg')).toBeVisible();
    await expect(liveRegion(canvasElement)).toHaveTextContent('Enviando cnh.jpg');
  },
});

function dropping(...names: string[]): DragEventInit {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File(['x'], name));
  return { bubbles: true, cancelable: true, dataTransfer };
}

export const DraggedOver = meta.story({
  args: cnh,
  play: async ({ canvas }) => {
    await fireEvent(canvas.getByRole('group'), new DragEvent('dragenter', dropping('cnh.jpg')));
    await expect(canvas.getByText('Solte para enviar')).toBeVisible();
  },
});

/** The tile takes one file: none of several is accepted. */
export const SeveralRefused = meta.story({
  args: cnh,
  play: async ({ canvas, canvasElement }) => {
    await fireEvent(canvas.getByRole('group'), new DragEvent('drop', dropping('frente.jpg', 'verso.jpg')));
    await expect(liveRegion(canvasElement)).toHaveTextContent('São 2 arquivos, e aqui cabe um só. Escolha um deles.');
  },
});

/** The file that was sent stays. */
export const TypeRefused = meta.story({
  args: { ...cnh, status: 'success', file, onRemove: fn() },
  play: async ({ canvas, canvasElement }) => {
    await fireEvent(canvas.getByRole('group'), new DragEvent('drop', dropping('cnh.zip')));
    await expect(liveRegion(canvasElement)).toHaveTextContent(
      'Tipo de arquivo não permitido: cnh.zip. Formatos permitidos: pdf, jpg, jpeg, png.',
    );
    await expect(canvas.getByText('cnh-frente.jpg')).toBeVisible();
  },
});

/** A picture from the clipboard, such as a screenshot. */
export const Pasted = meta.story({
  args: cnh,
  render: (args) => <Sample {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const { dataTransfer } = dropping('image.png');
    // Browsers dispatch a paste to the body while a button has focus.
    await fireEvent(document.body, new ClipboardEvent('paste', { bubbles: true, clipboardData: dataTransfer ?? null }));
    await expect(liveRegion(canvasElement)).toHaveTextContent('Enviando image.png');
  },
});

export const Keyboard = meta.story({
  args: { ...cnh, status: 'success', file },
  render: (args) => <Sample {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const replace = canvas.getByRole('button', { name: 'Trocar cnh-frente.jpg' });
    await userEvent.tab();
    await expect(replace).toHaveFocus();
    await expect(replace.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remover cnh-frente.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(liveRegion(canvasElement)).toHaveTextContent('cnh-frente.jpg removido');
    await expect(canvas.getByRole('button', { name: 'Escolher arquivo para CNH, frente' })).toHaveFocus();
  },
});

const Tiny = styled.div`
  display: grid;
  gap: var(--space-4);
  width: 15rem;
`;

const Tiles = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
`;
