import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { kebab } from '../src/theme/names.ts'
import * as sizes from '../src/theme/sizes.ts'
import { darkColor, darkShadow, lightColor, lightShadow } from '../src/theme/tokens.ts'
import { readOklch, toHex, toRgb } from '../src/theme/colour.ts'
import { dist, write } from './files.ts'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

const round = (part: number) => Number(part.toFixed(4))

const colour = (text: string): Json => {
  const { components, alpha } = readOklch(text)
  return { colorSpace: 'oklch', components, alpha, hex: toHex(toRgb({ components, alpha })) }
}

const dimension = (text: string): Json => ({
  value: Number.parseFloat(text),
  unit: text.endsWith('rem') ? 'rem' : 'px',
})

/** `0 2px 4px oklch(…), 0 8px 20px -6px oklch(…)` as the format wants it. */
const shadow = (text: string): Json =>
  [...text.matchAll(/([^,(]+)(oklch\([^)]*\))/g)].map(([, lengths = '', tint = '']) => {
    const [x = '0', y = '0', blur = '0', spread = '0'] = lengths.trim().split(/\s+/)
    return {
      color: colour(tint),
      offsetX: dimension(x),
      offsetY: dimension(y),
      blur: dimension(blur),
      spread: dimension(spread),
    }
  })

/** What the format has no type for keeps its CSS beside the nearest value that it can say. */
const withCss = (type: string, value: Json, css: string): Json => ({
  $type: type,
  $value: value,
  $extensions: { 'css.value': css },
})

const typed = (type: string, value: Json): Json => ({ $type: type, $value: value })

const largest = (text: string) => /clamp\(.*,\s*([\d.]+rem)\)/.exec(text)?.[1] ?? text

const kinds: Record<string, (text: string) => Json> = {
  space: (text) => typed('dimension', dimension(text)),
  radius: (text) => typed('dimension', dimension(text)),
  border: (text) => typed('dimension', dimension(text)),
  size: (text) => typed('dimension', dimension(text)),
  icon: (text) => typed('dimension', dimension(text)),
  gutter: (text) => typed('dimension', dimension(text)),
  text: (text) =>
    text === largest(text)
      ? typed('dimension', dimension(text))
      : withCss('dimension', dimension(largest(text)), text),
  measure: (text) => withCss('number', Number.parseFloat(text), text),
  font: (text) =>
    typed(
      'fontFamily',
      text.split(', ').map((name) => name.replaceAll('"', '')),
    ),
  weight: (text) => typed('fontWeight', Number(text)),
  leading: (text) => typed('number', Number(text)),
  stretch: (text) => withCss('number', Number.parseFloat(text) / 100, text),
  tracking: (text) => withCss('number', Number.parseFloat(text), text),
  duration: (text) => typed('duration', { value: Number.parseFloat(text), unit: 'ms' }),
  easing: (text) => typed('cubicBezier', (text.match(/[\d.]+/g) ?? []).map(Number)),
  z: (text) => typed('number', Number(text)),
}

const group = (values: Readonly<Record<string, string>>, make: (text: string) => Json): Json =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [kebab(name), make(text)]))

const base = () =>
  Object.fromEntries(
    Object.entries(sizes).flatMap(([name, values]) => {
      const make = kinds[name]
      return make ? [[name, group(values, make)]] : []
    }),
  )

const theme = (colours: Readonly<Record<string, string>>, shadows: Readonly<Record<string, string>>) => ({
  color: group(colours, (text) => typed('color', colour(text))),
  shadow: group(shadows, (text) => typed('shadow', shadow(text))),
})

/** Variables of one collection with a mode per theme, as plugins that import into Figma read them. */
const figma = () => {
  const value = (text: string): Json => {
    const { r, g, b } = toRgb(readOklch(text))
    return { r: round(r), g: round(g), b: round(b), a: readOklch(text).alpha }
  }
  const dark: Readonly<Record<string, string>> = darkColor
  return {
    collection: 'Plomada',
    modes: ['light', 'dark'],
    variables: Object.entries(lightColor).map(([name, light]) => ({
      name: `color/${kebab(name)}`,
      type: 'COLOR',
      scopes: ['ALL_SCOPES'],
      codeSyntax: { WEB: `var(--plm-${kebab(name)})` },
      valuesByMode: { light: value(light), dark: value(dark[name] ?? light) },
    })),
  }
}

const resolver = {
  version: '2025.10',
  sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
  modifiers: {
    theme: {
      contexts: { light: [{ $ref: 'light.tokens.json' }], dark: [{ $ref: 'dark.tokens.json' }] },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
}

/** Design tokens in the format of the W3C community group (2025.10), whole in one file and a file per theme. */
export function writeTokens() {
  mkdirSync(path.join(dist, 'tokens'), { recursive: true })
  const [light, dark] = [theme(lightColor, lightShadow), theme(darkColor, darkShadow)]
  const files: Record<string, object> = {
    'tokens.json': { ...base(), light, dark },
    'base.tokens.json': base(),
    'light.tokens.json': light,
    'dark.tokens.json': dark,
    'plomada.resolver.json': resolver,
    'figma-variables.json': figma(),
  }
  for (const [name, content] of Object.entries(files)) write(`tokens/${name}`, `${JSON.stringify(content)}\n`)
}
