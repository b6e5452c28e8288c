import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { toKebabCase } from '../src/theme/tokenNames.ts'
import { gutter, scales } from '../src/theme/scales.ts'
import { darkColor, darkShadow, lightColor, lightShadow } from '../src/theme/tokens.ts'
import { readOklch, toHex, toRgb } from '../src/theme/color/color.ts'
import { dist, write } from './files.ts'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

const round = (part: number) => Number(part.toFixed(4))

const convertColor = (text: string): Json => {
  const { components, alpha } = readOklch(text)
  return { colorSpace: 'oklch', components, alpha, hex: toHex(toRgb({ components, alpha })) }
}

const convertDimension = (text: string): Json => ({
  value: Number.parseFloat(text),
  unit: text.endsWith('rem') ? 'rem' : 'px',
})

/** Converts `0 2px 4px oklch(…), 0 8px 20px -6px oklch(…)`. */
const convertShadow = (text: string): Json =>
  [...text.matchAll(/([^,(]+)(oklch\([^)]*\))/g)].map(([, lengths = '', tint = '']) => {
    const [x = '0', y = '0', blur = '0', spread = '0'] = lengths.trim().split(/\s+/)
    return {
      color: convertColor(tint),
      offsetX: convertDimension(x),
      offsetY: convertDimension(y),
      blur: convertDimension(blur),
      spread: convertDimension(spread),
    }
  })

/** Returns a token whose type the format lacks: the nearest value, and the CSS as an extension. */
const withCss = (type: string, value: Json, css: string): Json => ({
  $type: type,
  $value: value,
  $extensions: { 'css.value': css },
})

const createToken = (type: string, value: Json): Json => ({ $type: type, $value: value })

const getLargest = (text: string) => /clamp\(.*,\s*([\d.]+rem)\)/.exec(text)?.[1] ?? text

const converters: Record<string, (text: string) => Json> = {
  space: (text) => createToken('dimension', convertDimension(text)),
  radius: (text) => createToken('dimension', convertDimension(text)),
  border: (text) => createToken('dimension', convertDimension(text)),
  size: (text) => createToken('dimension', convertDimension(text)),
  icon: (text) => createToken('dimension', convertDimension(text)),
  gutter: (text) => createToken('dimension', convertDimension(text)),
  text: (text) =>
    text === getLargest(text)
      ? createToken('dimension', convertDimension(text))
      : withCss('dimension', convertDimension(getLargest(text)), text),
  measure: (text) => withCss('number', Number.parseFloat(text), text),
  font: (text) =>
    createToken(
      'fontFamily',
      text.split(', ').map((name) => name.replaceAll('"', '')),
    ),
  weight: (text) => createToken('fontWeight', Number(text)),
  leading: (text) => createToken('number', Number(text)),
  stretch: (text) => withCss('number', Number.parseFloat(text) / 100, text),
  tracking: (text) => withCss('number', Number.parseFloat(text), text),
  duration: (text) => createToken('duration', { value: Number.parseFloat(text), unit: 'ms' }),
  easing: (text) => createToken('cubicBezier', (text.match(/[\d.]+/g) ?? []).map(Number)),
  z: (text) => createToken('number', Number(text)),
}

const convertGroup = (values: Readonly<Record<string, string>>, convert: (text: string) => Json): Json =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [toKebabCase(name), convert(text)]))

const createBase = () =>
  Object.fromEntries(
    Object.entries({ ...scales, gutter }).flatMap(([name, values]) => {
      const convert = converters[name]
      return convert ? [[name, convertGroup(values, convert)]] : []
    }),
  )

const createTheme = (
  colors: Readonly<Record<string, string>>,
  shadows: Readonly<Record<string, string>>,
) => ({
  color: convertGroup(colors, (text) => createToken('color', convertColor(text))),
  shadow: convertGroup(shadows, (text) => createToken('shadow', convertShadow(text))),
})

/** Returns one collection of variables with a mode for each theme, as import plugins for Figma expect. */
const createFigmaVariables = () => {
  const toRgba = (text: string): Json => {
    const { r, g, b } = toRgb(readOklch(text))
    return { r: round(r), g: round(g), b: round(b), a: readOklch(text).alpha }
  }
  const dark: Readonly<Record<string, string>> = darkColor
  return {
    collection: 'Plomada',
    modes: ['light', 'dark'],
    variables: Object.entries(lightColor).map(([name, light]) => ({
      name: `color/${toKebabCase(name)}`,
      type: 'COLOR',
      scopes: ['ALL_SCOPES'],
      codeSyntax: { WEB: `var(--plm-${toKebabCase(name)})` },
      valuesByMode: { light: toRgba(light), dark: toRgba(dark[name] ?? light) },
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

/** Writes the design tokens in the format of the W3C community group (2025.10): all in one file, and a file per theme. */
export function writeTokens() {
  mkdirSync(path.join(dist, 'tokens'), { recursive: true })
  const [light, dark] = [createTheme(lightColor, lightShadow), createTheme(darkColor, darkShadow)]
  const files: Record<string, object> = {
    'tokens.json': { ...createBase(), light, dark },
    'base.tokens.json': createBase(),
    'light.tokens.json': light,
    'dark.tokens.json': dark,
    'plomada.resolver.json': resolver,
    'figma-variables.json': createFigmaVariables(),
  }
  for (const [name, content] of Object.entries(files)) write(`tokens/${name}`, `${JSON.stringify(content)}\n`)
}
