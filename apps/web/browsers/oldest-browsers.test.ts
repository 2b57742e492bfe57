import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { isAtLeast } from './compat.ts'
import { FALLBACKS, type Fallback, HARMLESS } from './fallbacks.ts'
import { newerInMarkup } from './newer-markup.ts'
import { newerInScripts } from './newer-scripts.ts'
import { newerInStyles, withoutNewer } from './newer-styles.ts'
import { BUILD_TARGETS, readOldest } from './oldest.ts'

const built = fileURLToPath(new URL('../dist', import.meta.url))
const contents = (ending: string): string[] => {
  if (!existsSync(built)) throw new Error('there is no built client: npm run build')
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(built, file), 'utf8'))
}
const namesIn = (list: readonly Fallback[]) => list.flatMap(({ names }) => names)
const listed = [...namesIn(FALLBACKS), ...namesIn(HARMLESS)]

describe('the oldest supported browsers', () => {
  it('are declared in package.json, for scripts and styles alike', () => {
    expect(BUILD_TARGETS).toEqual(['chrome100', 'firefox102', 'safari15.4', 'ios15.4'])
    expect(() => readOldest('last 2 versions')).toThrow('last 2 versions')
  })

  it.each([
    ['15.4', '15.4', true],
    ['15.10', '15.4', true],
    ['15.4', '16', false],
    ['100', '99', true],
    ['100', '≤37', true],
    ['102', '104', false],
  ])('%s is at least %s: %s', (version, least, is) => expect(isAtLeast(version, least)).toBe(is))
})

describe('the built client', () => {
  const found = new Set([
    ...newerInScripts(contents('.js')),
    ...contents('.css').flatMap((styles) => [...newerInStyles(styles)]),
    ...contents('.html').flatMap((markup) => [...newerInMarkup(markup)]),
  ])

  it('uses nothing newer than the oldest supported browsers, but for what has a fallback', () => {
    expect([...found].filter((name) => !listed.includes(name))).toEqual([])
  })

  it('uses everything that is listed with a fallback', () => {
    expect(listed.filter((name) => !found.has(name))).toEqual([])
  })

  it('has a script that tells the oldest browsers of all, in words that they understand', () => {
    for (const script of ['theme.js', 'old-browser.js'])
      parse(readFileSync(join(built, script), 'utf8'), { ecmaVersion: 5 })
  })
})

it('docs/browsers.md has every fallback', () => {
  const page = readFileSync(new URL('../../../docs/browsers.md', import.meta.url), 'utf8')
  expect(FALLBACKS.filter(({ instead }) => !page.includes(instead))).toEqual([])
})

describe('the checks find', () => {
  it.each([
    ['[3, 1].toSorted()', 'toSorted'],
    ['list.findLast(Boolean)', 'findLast'],
    ['fetch("/", { signal: AbortSignal.timeout(1) })', 'AbortSignal.timeout'],
    ['new Intl.Segmenter("fr")', 'Intl.Segmenter'],
    ['const { Segmenter } = Intl', 'Intl.Segmenter'],
    ['context.roundRect(0, 0, 1, 1, 1)', 'roundRect'],
    ['new CompressionStream("gzip")', 'CompressionStream'],
    ['navigator.wakeLock.request()', 'Navigator.wakeLock'],
    ['class A { static { a() } }', 'static block of a class'],
    ['/(?<=a)b/.test(c)', 'lookbehind in a pattern'],
    ['new RegExp(`(?<!a)b`)', 'lookbehind in a pattern'],
    ['new RegExp("(?i:a)")', 'modifier in a pattern'],
    ['new Worker("/a.js", { type: "module" })', 'module worker'],
    ['stream instanceof CompressionStream', 'CompressionStream'],
    ['typeof CompressionStream', 'CompressionStream'],
    ['const own = { print: 1 }; print()', 'print'],
    ['class A extends CompressionStream {}', 'CompressionStream'],
    ['const sort = ({ toSorted }) => toSorted()', 'toSorted'],
    ['for (const { toSorted } of lists) toSorted()', 'toSorted'],
    ['const ask = ({ wakeLock } = navigator) => wakeLock', 'Navigator.wakeLock'],
    ['list["toSorted"]()', 'toSorted'],
    ['list[`toSorted`]()', 'toSorted'],
    ['navigator["wakeLock"]', 'Navigator.wakeLock'],
    ['template(`<p>a</p><search>b</search>`)', '<search>'],
    ['template("<details name=a></details>")', '<details name>'],
    ['setAttribute(node, `popover`, value)', '[popover]'],
    ['node.setAttribute("popover", "")', '[popover]'],
  ])('in %s', (script, name) => expect([...newerInScripts([script])]).toContain(name))

  it.each([
    ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a { --b: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a { height: 100dvh }', 'dvh'],
    ['a { width: calc(2 * 3cqw) }', 'cqw'],
    ['label:has(input) { color: red }', ':has'],
    ['a { translate: 1px }', 'translate'],
    ['a { overflow: clip }', 'overflow: clip'],
    ['a { grid-template-rows: subgrid }', 'grid-template-rows: subgrid'],
    ['@container (max-width: 1px) { a { color: red } }', '@container'],
    ['@property --a { inherits: true }', '@property'],
    ['@media (width >= 600px) { a { color: red } }', 'range in a query'],
    ['a { b { color: red } }', 'nesting'],
    ['a { mask: none }', 'mask'],
    ['a { overflow: clip visible }', 'overflow: clip'],
    ['a { display: inline flex }', 'display: inline flex'],
    ['a { align-items: last baseline }', 'align-items: last baseline'],
    ['a { width: fit-content(1em) }', 'width: fit-content()'],
    ['a { background: linear-gradient(45deg in srgb, red, blue) }', 'linear-gradient(in)'],
    ['a { color: rgb(from red r g b) }', 'rgb(from)'],
    ['a { color: rgba(from red r g b / 0.5) }', 'rgba(from)'],
    ['a { color: color(display-p3 1 0 0) }', 'color()'],
    ['a { transition: color 1s linear(0, 1) }', 'linear()'],
    ['a { padding: env(keyboard-inset-height) }', 'env(keyboard-inset-height)'],
    ['a { background: Mark }', 'Mark'],
    ['a { width: calc(1px * pi) }', 'pi'],
    ['a:nth-child(1 of .b) { color: red }', ':nth-child(of)'],
    ['[a="b" s] { color: red }', '[a=b s]'],
    ['@media (prefers-reduced-transparency) { a { color: red } }', '@media prefers-reduced-transparency'],
    ['@media (display-mode: standalone) { a { color: red } }', '@media display-mode: standalone'],
    ['@media (min-resolution: 2dppx) { a { color: red } }', 'dppx'],
    ['@media (width: 1px) or (height: 1px) { a { color: red } }', 'or in a query'],
    ['@font-face { size-adjust: 90% }', 'size-adjust'],
    ['@supports (display: grid) { a { height: 1dvh } }', 'dvh'],
    ['@supports not (height: 1dvh) { a { height: 1dvh } }', 'dvh'],
    ['@supports (height: 1dvh) or (display: grid) { a { height: 1dvh } }', 'dvh'],
    ['a { height: 1vh; height: calc(1dvh - var(--b)) }', 'dvh'],
  ])('in %s', (styles, name) => expect([...newerInStyles(styles)]).toContain(name))

  it.each([
    ['<search>a</search>', '<search>'],
    ['<details open name="a">', '<details name>'],
    ["<div\n  class='a > b' popover>", '[popover]'],
    ['<p hidden=until-found>', '[hidden=until-found]'],
    ['<input type="month" />', '<input type=month>'],
    ['<script type="importmap">', '<script type=importmap>'],
  ])('in %s', (markup, name) => expect([...newerInMarkup(markup)]).toContain(name))
})

it.each([
  ['const own = { level: 1 }; use(own.level)'],
  ['list.at(-1)'],
  ['Object.hasOwn(a, "b")'],
  ['structuredClone(a)'],
  ['new AbortController()'],
  ['const CompressionStream = 1; use(CompressionStream)'],
  ['template(`<details open><summary>a</summary></details>`)'],
])('the script %s is old enough', (script) => expect([...newerInScripts([script])]).toEqual([]))

it.each([
  ['a { height: 100vh; height: 100dvh }'],
  ['@supports (height: 1dvh) { a { height: 1dvh } }'],
  ['@supports (width: 1cqw) and (height: 1dvh) { a { width: 1cqmin; height: 1dvh } }'],
  ['a { overflow: hidden auto; display: -webkit-box; background: conic-gradient(from 1deg, red, blue) }'],
  ['@media screen and (min-width: 1px), (hover: hover) { li:nth-child(2n + 1) { color: ButtonText } }'],
  ['a { -webkit-mask: none; mask: none }'],
  ['a { color: rgb(var(--ink-rgb) / 0.2); aspect-ratio: 1; inset: 0 }'],
])('the styles %s are old enough', (styles) => expect([...newerInStyles(styles)]).toEqual([]))

it('styles for an old browser name what it does not know so that no browser does', () => {
  expect(withoutNewer('@supports (width: 1cqw) { :root { --a: 1cqw } } a:has(b) { translate: 1px; color: red }')).toBe(
    '@supports (width:1nonecqw){:root{--a:1nonecqw}}a:-none-has(b){-none-translate:1px;color:red}',
  )
  expect(
    withoutNewer('@media (scripting) { a:nth-child(1 of b) { overflow: clip visible; color: rgb(from red r g b) } }'),
  ).toBe(
    '@media (-none-scripting){a:-none-nth-child(1 of b){-none-overflow:clip visible;color:-none-rgb(from red r g b)}}',
  )
})
