import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Icon } from './Icon.tsx';
import { paths, type IconName } from './paths.ts';

const meta = preview.meta({ title: 'Components/Content/Icon', component: Icon });

export const Medium = meta.story({ args: { name: 'car' } });
export const Large = meta.story({ args: { name: 'car', size: 'large' } });
export const Small = meta.story({ args: { name: 'car', size: 'small' } });
export const Tiny = meta.story({ args: { size: 'tiny', name: 'check' } });
export const WithMeaning = meta.story({ args: { name: 'lock', label: 'Protegido' } });

export const All = meta.story({
  render: () => (
    <Sheet>
      {(Object.keys(paths) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </Sheet>
  ),
});

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: var(--space-4);
  font-size: var(--text-small);

  li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }
`;
