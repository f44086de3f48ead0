import { useState } from 'react';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { UploadTile, type UploadTileProps } from './index.ts';
import { announcer } from '../../../manual/live-regions.ts';

const cnh: UploadTileProps = { label: 'CNH, frente', description: 'Dentro da validade', status: 'idle' };
const photo = new File(['x'], 'cnh.jpg', { type: 'image/jpeg' });
const file = { name: 'cnh.jpg', detail: '1,8 MB' };
const nothing = () => undefined;

function inputs() {
  return Array.from(document.querySelectorAll<HTMLInputElement>('input[type=file]'));
}

function dropOn(element: HTMLElement, files: File[]) {
  const event = createEvent.drop(element);
  Object.defineProperty(event, 'dataTransfer', { value: { files } });
  fireEvent(element, event);
  return event;
}

test('the requirements describe the group, and each button has the document in its name', () => {
  render(<UploadTile {...cnh} requirements={['Sem flash', 'Sem reflexo']} onSelect={nothing} />);
  expect(screen.getByRole('group', { name: 'CNH, frente' })).toHaveAccessibleDescription('Dentro da validade');
  expect(screen.getByRole('heading', { name: 'CNH, frente', level: 3 })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Escolher arquivo para CNH, frente' })).toBeVisible();
});

test('a tile without description, message and rejection refers to no description', () => {
  render(<UploadTile label="CNH, frente" status="idle" />);
  expect(screen.getByRole('group')).not.toHaveAttribute('aria-describedby');
});

test.each([
  ['idle', undefined, 'Pendente'],
  ['success', undefined, 'Enviado'],
  ['success', 'approved', 'Aprovado'],
  ['success', 'pending', 'Em análise'],
  ['success', 'rejected', 'Reprovado'],
  ['idle', 'stale', 'Pendente'],
  ['success', 'sent', 'Enviado'],
  ['error', undefined, 'Não enviado'],
] as const)('the status %s with the review %s is shown as “%s”', (state, review, words) => {
  render(<UploadTile {...cnh} status={state} {...(review && { review })} file={file} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('the button opens the file dialog, and onSelect gets the chosen file', async () => {
  const onSelect = vi.fn<(files: File[]) => void>();
  render(<UploadTile {...cnh} accept=".jpg" onSelect={onSelect} name="cnh" />);
  const [input] = inputs();
  if (!input) throw new Error('no input');
  const opened = vi.spyOn(input, 'click');
  await userEvent.click(screen.getByRole('button', { name: 'Escolher arquivo para CNH, frente' }));
  expect(opened).toHaveBeenCalledOnce();
  await userEvent.upload(input, photo);
  await userEvent.upload(input, photo);
  expect(onSelect.mock.calls).toEqual([[[photo]], [[photo]]]);
  expect(input).toHaveAttribute('name', 'cnh');
});

test.each(['{Enter}', ' '])('the key "%s" opens the file dialog', async (key) => {
  render(<UploadTile {...cnh} accept=".pdf" onSelect={() => undefined} />);
  const [input] = inputs();
  if (!input) throw new Error('no input');
  const opened = vi.spyOn(input, 'click');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Escolher arquivo para CNH, frente' })).toHaveFocus();
  await userEvent.keyboard(key);
  expect(opened).toHaveBeenCalledOnce();
});

test('the photo button uses the rear camera, if a photo is acceptable', () => {
  const { rerender } = render(<UploadTile {...cnh} onSelect={nothing} />);
  expect(inputs()[1]).toHaveAttribute('capture', 'environment');
  rerender(<UploadTile {...cnh} onSelect={nothing} allowsCamera={false} />);
  expect(inputs()).toHaveLength(1);
});

test('a dropped file is reported and never replaces the page', () => {
  const onSelect = vi.fn<(files: File[]) => void>();
  const { rerender } = render(<UploadTile {...cnh} onSelect={onSelect} />);
  expect(dropOn(screen.getByRole('group'), [photo]).defaultPrevented).toBe(true);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith([photo]);
  rerender(<UploadTile {...cnh} status="sent" file={file} onSelect={onSelect} />);
  expect(dropOn(screen.getByRole('group'), [photo]).defaultPrevented).toBe(true);
  expect(onSelect).toHaveBeenCalledOnce();
});

test.each([
  { beside: 'the page', types: ['Files'], isPrevented: true },
  { beside: 'a file input of the page', types: ['Files'], isPrevented: false },
  { beside: 'the page', types: ['text/plain'], isPrevented: false },
])('$types dropped on $beside while there are tiles: prevented is $isPrevented', ({ beside, types, isPrevented }) => {
  const page = (hasSecond: boolean) => (
    <>
      <UploadTile {...cnh} onSelect={nothing} />
      {hasSecond && <UploadTile {...cnh} onSelect={nothing} />}
      <input type="file" aria-label="Outro" />
    </>
  );
  const { rerender, unmount } = render(page(true));
  rerender(page(false));
  const target = beside === 'the page' ? document.body : screen.getByLabelText('Outro');
  const isOpened = () => fireEvent.dragOver(target, { dataTransfer: { types } });
  expect(isOpened()).toBe(!isPrevented);
  expect(fireEvent.drop(target, { dataTransfer: { types } })).toBe(!isPrevented);
  unmount();
  expect(fireEvent.drop(document.body, { dataTransfer: { types } })).toBe(true);
});

const tile = () => screen.getByRole('group');
const scan = new File(['x'], 'cnh.pdf', { type: 'application/pdf' });
const archive = new File(['x'], 'cnh.zip', { type: 'application/zip' });

test('the tile highlights while files are dragged over it, and not for dragged text', () => {
  render(<UploadTile {...cnh} onSelect={nothing} />);
  fireEvent.dragEnter(tile(), { dataTransfer: { types: ['text/plain'] } });
  expect(screen.queryByText('Solte para enviar')).toBeNull();
  fireEvent.dragEnter(tile(), { dataTransfer: { types: ['Files'] } });
  expect(screen.getByText('Solte para enviar')).toBeVisible();
  fireEvent.dragLeave(tile());
  expect(screen.queryByText('Solte para enviar')).toBeNull();
});

test('several files dropped on a tile for one file are rejected with a visible and announced reason', () => {
  const onSelect = vi.fn<(files: File[]) => void>();
  const { rerender } = render(<UploadTile {...cnh} onSelect={onSelect} />);
  dropOn(tile(), [photo, scan, archive]);
  expect(onSelect).not.toHaveBeenCalled();
  const words = 'São 3 arquivos, e aqui cabe um só. Escolha um deles.';
  expect(announcer()).toHaveTextContent(words);
  expect(tile()).toHaveAccessibleDescription(`Dentro da validade ${words}`);
  dropOn(tile(), [photo]);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith([photo]);
  expect(tile()).toHaveAccessibleDescription('Dentro da validade');
  rerender(<UploadTile {...cnh} onSelect={onSelect} allowsMultiple />);
  dropOn(tile(), [photo, scan]);
  expect(onSelect).toHaveBeenLastCalledWith([photo, scan]);
});

test('a dropped file of another type is rejected with a reason, which disappears once the tile has a file', () => {
  const onSelect = vi.fn<(files: File[]) => void>();
  const { rerender } = render(<UploadTile {...cnh} accept=".pdf, .jpg" onSelect={onSelect} />);
  dropOn(tile(), [new File(['x'], 'cnh\u202Efdp.zip')]);
  expect(onSelect).not.toHaveBeenCalled();
  const words = 'Tipo de arquivo não permitido: cnhfdp.zip. Formatos permitidos: pdf, jpg.';
  expect(announcer()).toHaveTextContent(words);
  expect(screen.getByText(words, { selector: 'p *' })).toBeVisible();
  rerender(<UploadTile {...cnh} accept=".pdf, .jpg" status="sent" file={file} onSelect={onSelect} />);
  expect(announcer()).toHaveTextContent('Enviando cnh.jpg');
  expect(screen.queryByText(words)).toBeNull();
});

test('the same wrong file dropped twice is announced twice', () => {
  render(<UploadTile {...cnh} accept=".pdf" onSelect={nothing} />);
  dropOn(tile(), [archive]);
  const first = announcer().firstElementChild;
  dropOn(tile(), [archive]);
  expect(announcer()).toHaveTextContent('Tipo de arquivo não permitido');
  expect(announcer().firstElementChild).not.toBe(first);
});

test('the reason for a rejection names a group of types in words, and a type by its format', () => {
  render(<UploadTile {...cnh} accept="image/*, application/pdf, .docx" onSelect={() => undefined} />);
  dropOn(tile(), [archive]);
  expect(announcer()).toHaveTextContent('Formatos permitidos: imagens, pdf, docx.');
});

test.each([
  ['.PDF', scan, true],
  ['.pdf', new File(['x'], 'CNH.PDF'), true],
  ['image/*', photo, true],
  ['image/*', scan, false],
  ['application/pdf', scan, true],
  ['.pdf,.jpg', archive, false],
  ['*/*', archive, true],
  [undefined, archive, true],
])('with the types %s, a dropped %o is reported: %s', (accept, given, isTaken) => {
  const onSelect = vi.fn<(files: File[]) => void>();
  render(<UploadTile {...cnh} {...(accept && { accept })} onSelect={onSelect} />);
  dropOn(tile(), [given]);
  expect(onSelect).toHaveBeenCalledTimes(isTaken ? 1 : 0);
});

const clipboard = (...files: File[]) => ({ files, getData: () => '' }) as unknown as DataTransfer;

test('a file pasted while the tile has focus is accepted, and one pasted elsewhere is not', async () => {
  const onSelect = vi.fn<(files: File[]) => void>();
  render(
    <>
      <UploadTile {...cnh} accept=".jpg" onSelect={onSelect} />
      <button type="button">fora</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'fora' }));
  fireEvent.paste(document.body, { clipboardData: clipboard(photo) });
  expect(onSelect).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Escolher arquivo para CNH, frente' }).focus();
  fireEvent.paste(document.body, { clipboardData: clipboard() });
  expect(onSelect, 'text only').not.toHaveBeenCalled();
  fireEvent.paste(document.body, { clipboardData: clipboard(scan) });
  expect(onSelect).not.toHaveBeenCalled();
  expect(announcer()).toHaveTextContent('Tipo de arquivo não permitido: cnh.pdf. Formatos permitidos: jpg.');
  fireEvent.paste(document.body, { clipboardData: clipboard(photo) });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith([photo]);
  expect(announcer().textContent).toBe('');
});

test('a tile in a disabled fieldset ignores a dropped file', () => {
  const onSelect = vi.fn<(files: File[]) => void>();
  render(
    <fieldset disabled>
      <UploadTile {...cnh} onSelect={onSelect} />
    </fieldset>,
  );
  dropOn(screen.getByRole('group', { name: cnh.label }), [photo]);
  expect(onSelect).not.toHaveBeenCalled();
});

test('a tile that accepts no file now ignores a paste', () => {
  const onSelect = vi.fn<(files: File[]) => void>();
  render(<UploadTile {...cnh} status="sent" file={file} onSelect={onSelect} onCancel={nothing} />);
  screen.getByRole('button', { name: 'Cancelar envio de cnh.jpg' }).focus();
  fireEvent.paste(document.body, { clipboardData: clipboard(photo) });
  expect(onSelect).not.toHaveBeenCalled();
});

test('the upload’s start, quarters and end are announced, but not the state of the first render', () => {
  const { rerender } = render(<UploadTile {...cnh} status="success" file={file} />);
  expect(announcer().textContent).toBe('');
  const heard: string[] = [];
  for (const progress of [0, 10, 24, 26, 49, 50, 74, 80, 100]) {
    rerender(<UploadTile {...cnh} status="sent" file={file} progress={progress} />);
    const words = announcer().textContent;
    if (heard.at(-1) !== words) heard.push(words);
  }
  rerender(<UploadTile {...cnh} status="success" file={file} />);
  heard.push(announcer().textContent);
  expect(heard).toEqual(['Enviando cnh.jpg', '25% enviado', '50% enviado', '75% enviado', 'cnh.jpg enviado']);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a failure shows, announces and describes its reason', () => {
  const { rerender } = render(<UploadTile {...cnh} status="sent" file={file} />);
  rerender(<UploadTile {...cnh} status="error" file={file} message="A conexão caiu." />);
  expect(announcer()).toHaveTextContent('cnh.jpg não foi enviado. A conexão caiu.');
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Dentro da validade A conexão caiu.');
});

function Journey() {
  const [state, setState] = useState<Pick<UploadTileProps, 'status' | 'file'>>({ status: 'idle' });
  return (
    <>
      <UploadTile
        {...cnh}
        {...state}
        onSelect={([first]) => setState({ status: 'sent', file: { name: first?.name ?? '' } })}
        onCancel={() => setState({ status: 'idle' })}
        onRemove={() => setState({ status: 'idle' })}
        onRetry={() => setState({ status: 'sent', file })}
      />
      <button type="button" onClick={() => setState({ status: 'success', file })}>
        chegou
      </button>
      <button type="button" onClick={() => setState({ status: 'error', file })}>
        falhou
      </button>
    </>
  );
}

test('focus moves to the next available action when its button disappears', async () => {
  render(<Journey />);
  const name = (start: string) => screen.getByRole('button', { name: start });
  const [input] = inputs();
  name('Escolher arquivo para CNH, frente').focus();
  if (input) await userEvent.upload(input, photo);
  expect(screen.getByRole('progressbar', { name: 'Enviando' })).toBeVisible();
  name('Cancelar envio de cnh.jpg').focus();
  await userEvent.keyboard('{Enter}');
  expect(announcer()).toHaveTextContent('Envio de cnh.jpg cancelado');
  expect(screen.getByRole('group')).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement).toHaveAccessibleName(/^(?:Tirar foto|Escolher arquivo) para CNH, frente$/);

  await userEvent.click(name('falhou'));
  name('Tentar de novo para CNH, frente').focus();
  await userEvent.keyboard('{Enter}');
  expect(name('Cancelar envio de cnh.jpg')).toHaveFocus();
  fireEvent.click(name('falhou'));
  expect(name('Tentar de novo para CNH, frente'), 'not on “Remover”').toHaveFocus();
  await userEvent.keyboard('{Enter}');

  fireEvent.click(name('chegou'));
  expect(name('Trocar cnh.jpg')).toHaveFocus();
  name('Remover cnh.jpg').focus();
  await userEvent.keyboard('{Enter}');
  expect(announcer()).toHaveTextContent('cnh.jpg removido');
  expect(document.activeElement).toHaveAccessibleName(/ para CNH, frente$/);
});

test('a cancelled or removed replacement is announced, and not the earlier file that the tile shows again', async () => {
  const earlier = { status: 'success', file: { name: 'antiga.jpg' } } as const;
  const { rerender } = render(<UploadTile {...cnh} status="sent" file={file} onCancel={nothing} />);
  const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Cancelar envio de cnh.jpg');
  rerender(<UploadTile {...cnh} {...earlier} />);
  expect(announcer()).toHaveTextContent('Envio de cnh.jpg cancelado');
  rerender(<UploadTile {...cnh} status="error" file={file} message="A conexão caiu." onRemove={nothing} />);
  await press('Remover cnh.jpg');
  rerender(<UploadTile {...cnh} {...earlier} />);
  expect(announcer()).toHaveTextContent('cnh.jpg removido');
  rerender(<UploadTile {...cnh} status="sent" file={file} />);
  rerender(<UploadTile {...cnh} status="success" file={file} />);
  expect(announcer()).toHaveTextContent('cnh.jpg enviado');
});

test('focus outside of the tile is not moved', async () => {
  render(<Journey />);
  await userEvent.click(screen.getByRole('button', { name: 'falhou' }));
  await userEvent.click(screen.getByRole('button', { name: 'chegou' }));
  expect(screen.getByRole('button', { name: 'chegou' })).toHaveFocus();
});

test('a tile without a handler has no button', () => {
  render(<UploadTile {...cnh} status="success" review="approved" file={file} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a very long name is shortened visually with its extension, and announced in full', () => {
  const name = `comprovante-de-endereco-digitalizado-em-alta-resolucao-frente-e-verso-2026-11-18.pdf`;
  render(<UploadTile {...cnh} status="success" file={{ name }} />);
  expect(screen.getByText(/^comprovante-de-endereco-digi….*2026-11-18\.pdf$/)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(name)).toBeInTheDocument();
});
