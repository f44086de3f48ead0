import { useContext, type ReactNode } from 'react';
import { StyleSheetContext } from 'styled-components';

type Context = NonNullable<Parameters<typeof StyleSheetContext>[0]['value']>;

/** Compiled rules of each template rendered since the server started. Templates are static: there are some hundreds. */
const compiled = new Map<string, string[]>();

const compileOnce = (stylis: Context['stylis']): Context['stylis'] =>
  Object.assign(
    (css: string, selector = '', prefix = '', componentId = ''): string[] => {
      // A selector has a hash of the component and the template. Without one, the template is the whole page's.
      const key = selector && `${prefix} ${selector} ${componentId}`;
      const rules = compiled.get(key) ?? stylis(css, selector, prefix, componentId);
      if (key !== '') compiled.set(key, rules);
      return rules;
    },
    { hash: stylis.hash },
  );

/**
 * Compiles each template once per server. styled-components compiles a template once per sheet, and every page has its
 * own sheet.
 */
export function CompiledStyles({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  return <StyleSheetContext value={{ ...context, stylis: compileOnce(context.stylis) }}>{children}</StyleSheetContext>;
}
