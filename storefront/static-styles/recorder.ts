/**
 * The library as the build reads it: records every component in the order of creation, which is the order of the rules.
 */
import { styled as libraryStyled } from 'styled-components';

export { css, keyframes, ServerStyleSheet } from 'styled-components';

export const components: unknown[] = [];

interface Template {
  (...parts: unknown[]): unknown;
  attrs: (attrs: unknown) => Template;
  withConfig: (config: unknown) => Template;
}

function record(template: Template): Template {
  return Object.assign(
    (...parts: unknown[]) => {
      const component = template(...parts);
      components.push(component);
      return component;
    },
    {
      attrs: (attrs: unknown) => record(template.attrs(attrs)),
      withConfig: (config: unknown) => record(template.withConfig(config)),
    },
  );
}

const original = libraryStyled as unknown as ((target: unknown) => Template) & Record<string, Template>;

export const styled = new Proxy((target: unknown) => record(original(target)), {
  get: (_, tag: string) => record(original[tag] as Template),
});
