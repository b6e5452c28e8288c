import { Fragment } from 'react'
import { readOklch, toHexAlpha } from '../../packages/ui/src/theme/color/color.ts'
import { contrast } from '../../packages/ui/src/theme/color/contrast.ts'
import { contrastPairs } from '../../packages/ui/src/theme/color/contrastPairs.ts'
import { getTokenName } from '../../packages/ui/src/theme/tokenNames.ts'
import { type ColorToken, darkColor, lightColor } from '../../packages/ui/src/theme/tokens.ts'
import * as css from './docs.css.ts'
import { Badge, Code, Section, Table } from './blocks.tsx'

const tokens = Object.keys(lightColor) as ColorToken[] // `Object.keys` returns string[]
const getVariable = (token: string) => `--${getTokenName(['color', token])}`

const families: Record<string, RegExp> = {
  Backgrounds: /^bg/,
  Text: /^fg/,
  Borders: /^border/,
  Accent: /^accent/,
  Primary: /^primary/,
  'Links and focus': /^(link|focus)/,
  'Neutral, info, success, warning, danger, progress': /^(neutral|info|success|warning|danger|progress)/,
  'Stars, tape and bars': /^(star|tape|bar)/,
  'Skeletons and dialogs': /^(skeleton|scrim)/,
  'Inverse surface': /^inverse/,
  'Avatar tints': /^tint/,
}

const toHex = (color: string) => toHexAlpha(readOklch(color))

const Swatch = ({ token }: { token: ColorToken }) => (
  <li className={css.swatch}>
    <div className={css.themePair}>
      <div style={{ background: lightColor[token] }} />
      <div style={{ background: darkColor[token] }} />
    </div>
    <div className={css.caption}>
      <Code>{getVariable(token)}</Code>
      <span className={css.muted}>{`${toHex(lightColor[token])} · ${toHex(darkColor[token])}`}</span>
    </div>
  </li>
)

/** Renders all color tokens, the light theme on the left and the dark theme on the right. */
export const ColorTokens = () =>
  Object.entries(families).map(([name, pattern]) => (
    <Fragment key={name}>
      <h3 className={css.subheading}>{name}</h3>
      <ul className={css.swatches}>
        {tokens
          .filter((token) => pattern.test(token))
          .map((token) => (
            <Swatch key={token} token={token} />
          ))}
      </ul>
    </Fragment>
  ))

interface RatioProps {
  foreground: string
  background: string
  minimum: number
}

const Ratio = ({ foreground, background, minimum }: RatioProps) => {
  const ratio = contrast(foreground, background)
  return (
    <span className={css.number}>
      <span className={css.contrastSample} style={{ color: foreground, background }}>
        {minimum === 4.5 ? 'Aa' : <span className={css.dot} />}
      </span>{' '}
      {ratio.toFixed(2)}{' '}
      <Badge tone={minimum === 0 ? 'neutral' : ratio >= minimum ? 'success' : 'danger'}>
        {minimum === 0 ? 'exempt' : ratio >= minimum ? 'passes' : 'fails'}
      </Badge>
    </span>
  )
}

type Themes = Record<'light' | 'dark', Readonly<Record<ColorToken, string>>>
const defaultThemes: Themes = { light: lightColor, dark: darkColor }

/** Renders the contrast of all pairs, computed from the colors of both themes. */
export const ContrastTable = ({ themes = defaultThemes }: { themes?: Themes }) => {
  const failures = contrastPairs.flatMap(({ foreground, background, minimum }) =>
    Object.values(themes).filter((theme) => contrast(theme[foreground], theme[background]) < minimum),
  )
  return (
    <Section title="Contrast">
      <p className={css.text}>
        {`${contrastPairs.length} pairs in two themes; ${failures.length} fail WCAG 2.2 AA: 4.5 for text, 3 for graphics. Computed from the 8-bit sRGB values.`}
      </p>
      <Table
        head={['Foreground', 'Background', 'Minimum', 'Light', 'Dark']}
        rows={contrastPairs.map(({ foreground, background, minimum }) => [
          <Code key="foreground">{getVariable(foreground)}</Code>,
          <Code key="background">{getVariable(background)}</Code>,
          minimum === 0 ? '—' : minimum.toFixed(1),
          ...Object.entries(themes).map(([name, theme]) => (
            <Ratio
              key={name}
              foreground={theme[foreground]}
              background={theme[background]}
              minimum={minimum}
            />
          )),
        ])}
      />
    </Section>
  )
}
