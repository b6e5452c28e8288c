import { scales } from '../../packages/ui/src/theme/scales.ts'
import { getTokenName, toKebabCase } from '../../packages/ui/src/theme/tokenNames.ts'
import { darkColor, lightColor } from '../../packages/ui/src/theme/tokens.ts'
import { toHexColor } from '../../packages/ui/src/theme/color/parseColor.ts'
import { Code, Table } from './blocks.tsx'

const dark: Readonly<Record<string, string>> = darkColor

/** Returns `#06161e`, or `#06161e, 56 %` for a color that is not opaque. */
const formatColor = (text: string) => {
  const alpha = / \/ ([\d.]+)\)$/.exec(text)?.[1]
  const color = toHexColor(text.replace(/ \/ [\d.]+\)$/, ')'))
  return alpha ? `${color}, ${Math.round(Number(alpha) * 100)} %` : color
}

/** Renders the variable of Figma, the custom property and the values of each color. */
export const FigmaVariables = () => (
  <Table
    head={['Variable', 'Custom property', 'Light', 'Dark']}
    rows={Object.entries(lightColor).map(([name, light]) => [
      <Code key="variable">{`color/${toKebabCase(name)}`}</Code>,
      <Code key="property">{`--${getTokenName(['color', name])}`}</Code>,
      formatColor(light),
      formatColor(dark[name] ?? light),
    ])}
  />
)

const groups = ['space', 'radius', 'border', 'size', 'text', 'weight'] as const

/** Renders the names of the other tokens in CSS and in tokens.json, with their values. */
export const OtherTokens = () => (
  <Table
    head={['In tokens.json', 'Custom property', 'Value']}
    rows={groups.flatMap((group) =>
      Object.entries<string>(scales[group]).map(([name, value]) => [
        <Code key="token">{`${group}.${toKebabCase(name)}`}</Code>,
        <Code key="property">{`--${getTokenName([group, name])}`}</Code>,
        value,
      ]),
    )}
  />
)
