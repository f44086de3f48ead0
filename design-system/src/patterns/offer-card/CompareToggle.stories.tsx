import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { CompareToggle } from './CompareToggle.tsx';

const meta = preview.meta({
  title: 'Patterns/Offers/CompareToggle',
  component: CompareToggle,
  args: { name: 'T-Cross', href: '/comparar?ofertas=t-cross' },
});

export const BeforeScript = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Comparar T-Cross' })).toHaveAttribute(
      'href',
      '/comparar?ofertas=t-cross',
    );
  },
});

function Toggled() {
  const [isChosen, setChosen] = useState(false);
  return (
    <CompareToggle
      name="T-Cross"
      href="/comparar?ofertas=t-cross"
      isChosen={isChosen}
      onToggle={() => setChosen(!isChosen)}
    />
  );
}

export const Toggles = meta.story({
  render: () => <Toggled />,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Comparar T-Cross', pressed: false });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await expect(canvas.getByRole('button', { pressed: true })).toBe(toggle);
  },
});
