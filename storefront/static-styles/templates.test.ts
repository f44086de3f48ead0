import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { className } from './class-name.ts';
import { nameComponents, replaceTemplates } from './templates.ts';

/** A module as the compiler leaves it. */
const aModule = (body: string, imported = 'css, keyframes, styled') =>
  `import { ${imported} } from "styled-components";\nimport { Anchor } from "./Anchor.tsx";\n${body}`;

const replace = (code: string, file = 'src/Menu.tsx') => replaceTemplates(code, file, '/styled.tsx', parseAst);
const id = (index: number) => `.withConfig({ componentId: "sc-1x2y3z-${index}" })`;

describe('the templates of a module', () => {
  it('become class names, with what is styled and its fixed properties', () => {
    const { code = '', names = [] } =
      replace(
        aModule(
          `const List = styled.ul${id(0)}\`margin:0;\`;` +
            `const Item = styled(Anchor)${id(1)}\`\${List} > &{color:red;}\`;` +
            `const Last = styled(Item).attrs({ as: "ol" })${id(2)}\`color:blue;\`;`,
        ),
      ) ?? {};
    expect(names).toHaveLength(3);
    for (const name of names) expect(name).toMatch(new RegExp(`^${className.source}$`));
    expect(code).toContain('import { styled } from "/styled.tsx";');
    expect(code).toContain(`const List = /* @__PURE__ */ styled("ul", "${names[0]}");`);
    expect(code).toContain(`const Item = /* @__PURE__ */ styled(Anchor, "${names[1]}");`);
    expect(code).toContain(`const Last = /* @__PURE__ */ styled(Item, "${names[2]}", { as: "ol" });`);
  });

  it('leave nothing of what only templates read', () => {
    const { code } =
      replace(
        aModule(
          'const turn = keyframes`to{rotate:1turn;}`;' +
            'export const look = css`color:red;&:hover{animation:${turn} 1s;}`;' +
            `const Face = styled.i${id(0)}\`\${look} \${css\`margin:0;\`}\`;`,
        ),
      ) ?? {};
    expect(code).toContain('const turn = undefined;export const look = undefined;');
    expect(code).not.toContain('`');
  });

  it('have the same names in whichever folder the repository is, and others in each file', () => {
    const code = aModule(`const List = styled.ul${id(0)}\`margin:0;\`;`);
    const elsewhere = code.replace('sc-1x2y3z-0', 'sc-9z8y7x-0');
    expect(replace(elsewhere)?.names).toEqual(replace(code)?.names);
    expect(replace(code, 'src/Other.tsx')?.names).not.toEqual(replace(code)?.names);
    expect(nameComponents(code, 'src/Menu.tsx', parseAst)).toContain(`"${replace(code)?.names[0]}"`);
  });

  it('are left alone in a module without the library', () => {
    expect(replace('const text = html`<p>`;')).toBeUndefined();
  });

  it.each([
    [aModule(`const A = styled.p${id(0)}\`color:\${(props) => props.color};\`;`), 'a template holds a function'],
    [aModule('const A = 1;', 'createGlobalStyle'), 'only styled, css, keyframes may be imported'],
    [aModule('const A = 1;', 'styled as make'), 'by their own names'],
    ['import styled from "styled-components";', 'only styled, css, keyframes may be imported'],
    [aModule('const A = css("color:red;");'), 'may only be the tag of a template'],
    [aModule('const A = styled.p`color:red;`;'), 'a component can’t be read'.replace('’', "'")],
    [aModule(`const A = styled.p.attrs((props) => props)${id(0)}\`color:red;\`;`), 'may only be the tag of a template'],
    [aModule('const A = styled.p.withConfig({ shouldForwardProp: never })`color:red;`;'), 'may only be the tag'],
  ])('the build refuses what it could not know: %s', (code, message) => {
    expect(() => replace(code)).toThrow(`src/Menu.tsx: `);
    expect(() => replace(code)).toThrow(message);
  });
});
