import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RichNode } from '../../domain/content/content.ts';
import { toAppError } from '../app-error.ts';
import { parseHtml, plainText } from './html.ts';

const parse = (html: string) => parseHtml(html, 'here', 'https://loja.exemplo.com.br');
const text = (value: string): RichNode => ({ type: 'text', text: value });
const paragraph = (...children: RichNode[]): RichNode => ({ type: 'paragraph', children });

describe('allowed HTML', () => {
  test.each<[string, string, RichNode[]]>([
    ['a paragraph', '<p>Olá</p>', [paragraph(text('Olá'))]],
    ['bare text, as a paragraph', 'Olá', [paragraph(text('Olá'))]],
    ['a heading with its level', '<h3>Olá</h3>', [{ type: 'heading', level: 3, children: [text('Olá')] }]],
    [
      'strong and emphasis, by either name',
      '<p><b>a</b> <strong>b</strong> <i>c</i> <em>d</em></p>',
      [
        paragraph(
          { type: 'strong', children: [text('a')] },
          text(' '),
          { type: 'strong', children: [text('b')] },
          text(' '),
          { type: 'emphasis', children: [text('c')] },
          text(' '),
          { type: 'emphasis', children: [text('d')] },
        ),
      ],
    ],
    ['a line break within a line', '<p>a<br>b<br/></p>', [paragraph(text('a'), { type: 'lineBreak' }, text('b'))]],
    [
      'lists, nested too',
      '<ul><li>a<ol><li>b</li></ol></li><li><p>c</p></li></ul>',
      [
        {
          type: 'list',
          isOrdered: false,
          items: [[paragraph(text('a')), { type: 'list', isOrdered: true, items: [[text('b')]] }], [text('c')]],
        },
      ],
    ],
    [
      'a link, marked when it leaves the site',
      '<p><a href="/faq">a</a><a href="https://exemplo.com/x">b</a><a href="https://loja.exemplo.com.br/x">c</a></p>',
      [
        paragraph(
          { type: 'link', href: '/faq', isExternal: false, children: [text('a')] },
          { type: 'link', href: 'https://exemplo.com/x', isExternal: true, children: [text('b')] },
          { type: 'link', href: 'https://loja.exemplo.com.br/x', isExternal: false, children: [text('c')] },
        ),
      ],
    ],
    [
      'entities, decoded once',
      '<p>T&#8209;Cross &amp;lt; R&eacute;&nbsp;1</p>',
      [paragraph(text('T‑Cross &lt; Ré\u00a01'))],
    ],
    ['the content of elements without a meaning here', '<div><span>a</span></div>', [paragraph(text('a'))]],
    [
      'lines between blocks, as paragraphs of their own',
      'a<h2>b</h2>c<div>d</div>e',
      [
        paragraph(text('a')),
        { type: 'heading', level: 2, children: [text('b')] },
        paragraph(text('c')),
        paragraph(text('d')),
        paragraph(text('e')),
      ],
    ],
    [
      'blocks within a line element, which goes into each of them',
      '<b>a <p>b</p></b><a href="/x"><div>c<h2>d</h2></div></a><span><ul><li>e</ul></span>',
      [
        paragraph({ type: 'strong', children: [text('a ')] }),
        paragraph({ type: 'strong', children: [text('b')] }),
        paragraph({ type: 'link', href: '/x', isExternal: false, children: [text('c')] }),
        {
          type: 'heading',
          level: 2,
          children: [{ type: 'link', href: '/x', isExternal: false, children: [text('d')] }],
        },
        { type: 'list', isOrdered: false, items: [[text('e')]] },
      ],
    ],
    [
      'text of a block within a heading, separated by a space',
      '<h2>a<div>b</div>c</h2>',
      [{ type: 'heading', level: 2, children: [text('a b c')] }],
    ],
    [
      'unclosed elements, closed',
      '<p>a<b>b<p>c',
      [
        paragraph(text('a'), { type: 'strong', children: [text('b')] }),
        paragraph({ type: 'strong', children: [text('c')] }),
      ],
    ],
    ['cells of a table, as paragraphs', '<table><tr><td>a<td>b</table>', [paragraph(text('a')), paragraph(text('b'))]],
    ['white space, as a browser shows it', '<p>  a \n\t b </p>\n\n', [paragraph(text('a b'))]],
  ])('%s', (_, html, expected) => {
    expect(parse(html)).toEqual(expected);
  });

  test.each(['', '   ', '<p></p>', '<p>&nbsp;</p>', '<p><b></b></p>', '<ul></ul>', '<h2> </h2>', '<br>', '<!-- a -->'])(
    'empty HTML %o becomes nothing',
    (html) => {
      expect(parse(html)).toEqual([]);
    },
  );
});

describe('forbidden HTML', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT >',
    '<script>alert(1)',
    '<style>p{color:red}</style>',
    '<iframe src="https://exemplo.com">alert</iframe>',
    '<object data="x"><p>alert</p></object>',
    '<svg><p>alert</p><script>alert(1)</script></svg>',
    '<math><mtext><p>alert</p></mtext></math>',
    '<template><p>alert</p></template>',
    '<noscript><p>alert</p></noscript>',
    '<textarea><p>alert</p></textarea>',
    '<select><option>alert</select>',
    '<title>alert</title>',
    '<button onclick="alert(1)">alert</button>',
    '<embed src="x">',
    '<img src=x onerror=alert(1)>',
    '<base href="https://exemplo.com"><meta http-equiv="refresh" content="0">',
  ])('%s', (html) => {
    const tree = JSON.stringify(parse(`<p>antes</p>${html}`));
    expect(tree).toContain('antes');
    expect(tree).not.toMatch(/script|iframe|onerror|onclick|src|href|exemplo\.com/i);
    expect(tree).not.toContain('alert');
  });

  test.each([
    '<!--><script>alert(1)</script>-->',
    '<scr<script>alert(1)</script>',
    '<![CDATA[<script>alert(1)</script>]]>',
  ])('%s leaves at most text', (html) => {
    const tree = JSON.stringify(parse(`<p>antes</p>${html}`));
    expect(tree).toContain('antes');
    expect(tree).not.toMatch(/script|<\w/i);
  });

  test('attributes are dropped: handlers, styles, classes and ids', () => {
    expect(parse('<p onclick="a()" style="color:red" class="x" id="y" dir="rtl">a</p>')).toEqual([
      paragraph(text('a')),
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://exemplo.com/1',
    'view-source:https://exemplo.com',
    'feed:javascript:alert(1)',
    'https://loja.exemplo.com.br@exemplo.com/',
    'https:exemplo.com',
    'https:///exemplo.com',
    '\\\\exemplo.com',
    '/\\exemplo.com',
    'https://exemplo.com\\@loja',
    'java\u0000script:alert(1)',
    'http://[',
    '',
    ' ',
    `/${'a'.repeat(3000)}`,
  ])('the link to %o becomes plain text', (href) => {
    expect(parse(`<p><a href="${href}">leia</a></p>`)).toEqual([paragraph(text('leia'))]);
  });

  test('a link within a link is flattened', () => {
    expect(parse('<p><a href="/a">a <span><a href="/b">b</a></span></a></p>')).toEqual([
      paragraph({ type: 'link', href: '/a', isExternal: false, children: [text('a b')] }),
    ]);
  });

  test('a link without text is dropped', () => {
    expect(parse('<p>a<a href="/b"><img src="c"></a></p>')).toEqual([paragraph(text('a'))]);
  });

  test('control characters, bidirectional marks and unpaired surrogates are dropped', () => {
    expect(parse('<p>a\u0007\u202Eb\u2066c\u0085\uD800d</p>')).toEqual([paragraph(text('abc\uFFFDd'))]);
  });
});

describe('allowed URLs', () => {
  test.each([
    ['http://exemplo.com', 'http://exemplo.com/', true],
    ['//exemplo.com/a', 'https://exemplo.com/a', true],
    ['mailto:a@exemplo.com', 'mailto:a@exemplo.com', false],
    ['tel:08000000000', 'tel:08000000000', false],
    ['faq#preco', 'faq#preco', false],
    ['#preco', '#preco', false],
    ['?a=1', '?a=1', false],
    ['../faq', '../faq', false],
    [' /faq\n', '/faq', false],
    ['/a:b', '/a:b', false],
  ])('%o is allowed', (href, expected, isExternal) => {
    expect(parse(`<p><a href="${href}">leia</a></p>`)).toEqual([
      paragraph({ type: 'link', href: expected, isExternal, children: [text('leia')] }),
    ]);
  });
});

describe('limits', () => {
  test('an HTML above 250,000 characters fails as a broken contract with its path', () => {
    const thrown = (() => {
      try {
        return parse('a'.repeat(250_001));
      } catch (error) {
        return toAppError(error);
      }
    })();
    expect(thrown).toEqual({ kind: 'contract', where: 'here' });
  });

  test('elements beyond the depth limit are dropped and their text is kept', () => {
    const tree = parse(`${'<ul><li>'.repeat(5000)}fundo`);
    expect(JSON.stringify(tree)).toContain('fundo');
    const depth = (node: unknown): number =>
      typeof node === 'object' && node !== null ? 1 + Math.max(0, ...Object.values(node).map(depth)) : 0;
    expect(depth(tree)).toBeLessThan(120);
  });

  test('nodes beyond the maximum are left out', () => {
    expect(parse('<p>a</p>'.repeat(30_000)).length).toBeLessThanOrEqual(10_000);
  });
});

test('thousands of paragraphs inside misnested elements are all read', () => {
  const nested = `${'<b><div>'.repeat(15)}${'<p>a</p>'.repeat(9_000)}`;
  expect(parse(nested).length).toBeGreaterThan(5_000);
});

test.each([
  '<b>a ',
  '<div>a',
  '<ul><li>a',
  '<svg>',
  '<b></i>a',
  '<b a=</b>',
  '<a href="javascript:x()" onclick="x()">a',
])('a megabyte of %o is parsed without its scripts', (piece) => {
  const tree = parse(piece.repeat(Math.floor(250_000 / piece.length)));
  expect(JSON.stringify(tree)).not.toMatch(/javascript|onclick/);
});

test('a text with unclosed elements keeps its structure', () => {
  const items = parse(`<ul>${'<li>um<b>dois'.repeat(500)}</ul><h2>Depois</h2>`);
  expect(items.at(-1)).toEqual({ type: 'heading', level: 2, children: [text('Depois')] });
});

test('the tree is plain data', () => {
  const tree = parse('<h2>a</h2><ul><li><a href="/a">b</a></li></ul>');
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
});

test('any HTML produces only allowed nodes with safe URLs', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...(
        '<p> </p> <a/href="javascript:x"> <a/href=/x> </a> <b> <ul> <li> </ul> <h1> <script> </script> <svg> <!-- --> ' +
        '<![CDATA[ <div < &lt;script&gt; <td> <br>'
      ).split(' '),
    ),
    fc.string(),
  );
  const types = ['text', 'lineBreak', 'paragraph', 'heading', 'strong', 'emphasis', 'list', 'link'];
  const safe = /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/;
  const hrefOf = (node: RichNode): string => (node.type === 'link' ? node.href : '');
  const check = (node: RichNode): void => {
    expect(types).toContain(node.type);
    expect(hrefOf(node)).toMatch(safe);
    if (node.type === 'list') node.items.flat().forEach(check);
    else if ('children' in node) node.children.forEach(check);
  };
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const tree = parse(pieces.join(''));
      for (const node of tree) expect(['paragraph', 'heading', 'list']).toContain(node.type);
      tree.forEach(check);
    }),
  );
});

test.each([
  ['T&#8209;Cross', 'T‑Cross'],
  ['<b>Polo</b> &amp; Virtus', 'Polo & Virtus'],
  ['<p>a</p><p>b</p>', 'a b'],
  ['<script>x</script>Jetta<br>2026', 'Jetta 2026'],
  ['', ''],
])('the plain text of %o is %o', (html, expected) => {
  expect(plainText(html, 'here')).toBe(expected);
});
