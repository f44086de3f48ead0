import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CarImage } from './CarImage.tsx';

const picture = { src: '/cars/polo/b3202b.svg', fallbackSrc: '/cars/placeholder.svg', label: 'Polo vermelho' };

test('a picture that fails to load becomes the placeholder and keeps its name', () => {
  render(<CarImage {...picture} />);
  const image = screen.getByRole('img', { name: 'Polo vermelho' });
  expect(image).toHaveAttribute('src', '/cars/polo/b3202b.svg');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/cars/placeholder.svg');
  expect(image).toHaveAccessibleName('Polo vermelho');
});

test('a placeholder that fails to load is not requested again', () => {
  render(<CarImage {...picture} />);
  const image = screen.getByRole('img');
  fireEvent.error(image);
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/cars/placeholder.svg');
});

test('a new src is loaded after an earlier one failed', () => {
  const { rerender } = render(<CarImage {...picture} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<CarImage {...picture} src="/cars/polo/ffffff.svg" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/cars/polo/ffffff.svg');
});

test.each([
  ['failed before hydration becomes the placeholder', 0, '/cars/placeholder.svg'],
  ['loaded before hydration stays', 1200, '/cars/polo/b3202b.svg'],
])('a picture that %s', (_, naturalWidth, shown) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<CarImage {...picture} />);
  const image = screen.getByRole('img');
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: naturalWidth } });
  render(<CarImage {...picture} />, { container, hydrate: true });
  expect(screen.getByRole('img')).toBe(image);
  expect(image).toHaveAttribute('src', shown);
});

test('a picture has its size before it loads, and loads lazily', () => {
  render(<CarImage {...picture} />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '480');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('a picture without a label is decorative', () => {
  const { container } = render(<CarImage src={picture.src} fallbackSrc={picture.fallbackSrc} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});
