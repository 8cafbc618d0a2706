import { describe, expect, it } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

const MAX = 20_000;
const read = (html: string): string => textOfHtml(html, MAX);

describe('the words of a mail', () => {
  it.each([
    [
      'paragraphs',
      '<p>Soyez\n  à 9&nbsp;h.</p><p>Sans <b>faute</b>.</p>',
      'Soyez à 9\u00a0h.\n\nSans faute.',
    ],
    ['a heading as it was written', '<h1>Réunion de demain</h1>', 'Réunion de demain'],
    ['entities', '&eacute; &#233; &lt;b&gt; &amp;amp; &inconnue;', 'é é <b> &amp; &inconnue;'],
    ['cells of a table apart', '<table><tr><td>Lundi</td><td>9 h</td></tr></table>', 'Lundi\n9 h'],
    [
      'what is cited',
      'Non.<blockquote>Il a crié.<br>Deux fois.</blockquote>',
      'Non.\n\n> Il a crié.\n> Deux fois.',
    ],
    ['what stands outside its body', '<body>Un</body>deux<body>trois</body>', 'Undeuxtrois'],
    ['nothing', '', ''],
  ])('%s', (_what, html, words) => expect(read(html)).toBe(words));

  it.each([
    ['a link', '<a href="https://exemple.fr/?a=1&amp;b=2">ici</a>', 'ici [https://exemple.fr/?a=1&b=2]'],
    ['a link that is its own text', '<a href="mailto:a@exemple.fr">a@exemple.fr</a>', 'a@exemple.fr'],
    ['a link that lies', '<a href="https://b.invalid">https://a.fr</a>', 'https://a.fr [https://b.invalid]'],
    ['a link that would act', '<a href="javascript:x()">Ouvrir</a>', 'Ouvrir [javascript:x()]'],
  ])('show where %s leads', (_what, html, words) => expect(read(html)).toBe(words));

  it.each([
    ['a script', 'a<script>x("<p>")</script>b<SCRIPT src=//b.invalid></SCRIPT >c', 'abc'],
    ['a script in a script', 'a<script><!--<script></script>x()--></script>b', 'ax()-->b'],
    ['a style', '<style>p { color: red }</style>a<p style="color:red" onclick="x()">b</p>', 'a\n\nb'],
    ['the head', '<html><head><title>Titre</title></head><body>a</body></html>', 'a'],
    ['a comment', 'a<!-- <b>x</b> -->b<!--[if mso]><p>x</p><![endif]-->c<!-- x', 'abc'],
    [
      'a picture, an embedded page and a drawing',
      '<img src=a alt=b><iframe src=a></iframe><svg><style>x</style></svg>a',
      'a',
    ],
    ['a tag that does not end', 'a<b title="', 'a'],
  ])('hold nothing of %s', (_what, html, words) => expect(read(html)).toBe(words));
});

describe('HTML that was made up to hurt', () => {
  it.each(['<div>', '<b>', '<a href=x>', '<table><tr><td>', '<ul><li>', '<blockquote>', '<svg>'])(
    'of 100,000 %s in each other is read until there',
    (tag) => expect(read(`<p>Bonjour</p>${tag.repeat(100_000)}x`)).toMatch(/^Bonjour\n[^<]*…$/),
  );

  it('of tags that close nothing is read like any other', () => {
    expect(read(`${'<b>'.repeat(200)}${'</i>'.repeat(100_000)}Bonjour`)).toBe('Bonjour');
  });

  it.each([
    ['elements', '<p>a</p>'.repeat(100_000)],
    ['words', `<pre>${'mot '.repeat(500_000)}</pre>`],
    ['entities', '&amp;'.repeat(300_000)],
    ['signs that begin a tag', '<'.repeat(300_000)],
  ])('of very many %s is cut', (_what, html) => {
    const text = read(html);
    expect(text).toMatch(/…$/);
    expect(text.length).toBeLessThanOrEqual(MAX + 2);
  });

  it('that the converter cannot read has no text', () => {
    expect(read('<ol type="I" start="100000"><li>Bonjour</ol>')).toBe('');
  });
});
